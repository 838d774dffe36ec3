import type { Act, Asked } from './protocol.ts';

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const textOrNull: Check = (value) => value === null || typeof value === 'string';
const list: Check = (value) => Array.isArray(value) && value.every(text);
const record =
  (inner: Check): Check =>
  (value) =>
    isFields(value) && Object.values(value).every(inner);
const isFile: Check = (value) => isFields(value) && text(value['file']) && text(value['base64']);
const values = record((value) => ['string', 'number', 'boolean'].includes(typeof value) || isFile(value));

const call = { channel: text, name: text, subcommand: textOrNull, options: values };
/** What each act must carry besides who does it. */
const SHAPES: Readonly<Record<Act['kind'], Readonly<Record<string, Check>>>> = {
  slash: call,
  type: { ...call, focused: text, typed: text },
  read: { channel: text, line: text },
  say: { channel: text, content: text },
  click: { message: text, control: text },
  select: { message: text, control: text, chosen: list },
  submit: { form: text, values: record(text) },
};

/** Reads what a browser sent; `null` when it is nothing that the page sends. */
export function askedIn(sent: string): Asked | null {
  const asked = parsed(sent);
  if (!isFields(asked) || !Number.isSafeInteger(asked['number']) || !isFields(asked['act'])) return null;
  const act = asked['act'];
  const kind = act['kind'];
  const shape = typeof kind === 'string' && Object.hasOwn(SHAPES, kind) ? SHAPES[kind as Act['kind']] : null;
  if (!shape || !text(act['person'])) return null;
  const fits = Object.entries(shape).every(([name, check]) => check(act[name]));
  // Every field has just been looked at.
  return fits ? (asked as unknown as Asked) : null;
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
