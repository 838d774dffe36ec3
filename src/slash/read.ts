import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';
import type {
  Attached,
  ChoiceOption,
  IntegerOption,
  Named,
  OptionSpec,
  OptionSpecs,
  OptionValue,
  UserOption,
  Values,
} from './option.ts';
import { readText } from './text.ts';

/**
 * Options as they came from outside, checked against what the command declares: every name known, every type, bound and
 * choice right, every required option there. Absent options stay absent. Refused with the first option that does not
 * fit; Discord's own clients check the same, other clients need not.
 */
export function readOptions(specs: OptionSpecs, raw: Readonly<Record<string, unknown>>): Values | Refusal {
  const values: Record<string, OptionValue> = {};
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(specs, name)) return refuse('unknown-option', name);
  }
  for (const [name, spec] of Object.entries(specs)) {
    const given = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (given === undefined || given === null) {
      if (spec.required) return refuse('missing', name);
      continue;
    }
    const value = readOption(name, spec, given);
    if (isRefusal(value)) return value;
    values[name] = value;
  }
  return values;
}

function readOption(name: string, spec: OptionSpec, given: unknown): OptionValue | Refusal {
  switch (spec.type) {
    case 'integer':
      return readInteger(name, spec, given);
    case 'text':
      return typeof given === 'string' ? readText(name, given, spec.max) : refuse('wrong-type', name);
    case 'boolean':
      return typeof given === 'boolean' ? given : refuse('not-a-boolean', name);
    case 'choice':
      return readChoice(name, spec, given);
    case 'attachment':
      return isAttached(given) ? attached(given) : refuse('wrong-type', name);
    case 'user':
      return isNamed(given) ? readUser(name, spec, given) : refuse('wrong-type', name);
    default:
      return isNamed(given) ? named(given) : refuse('wrong-type', name);
  }
}

function readInteger(name: string, { min, max }: IntegerOption, given: unknown): number | Refusal {
  if (typeof given !== 'number' || !Number.isInteger(given)) {
    return refuse('not-an-integer', name, { got: String(given).slice(0, 40) });
  }
  return given < min || given > max ? refuse('out-of-bounds', name, { got: given, min, max }) : given;
}

function readChoice(name: string, { choices }: ChoiceOption, given: unknown): string | Refusal {
  if (typeof given === 'string' && Object.hasOwn(choices, given)) return given;
  return refuse('unknown-choice', name, {
    got: String(given).slice(0, 40),
    choices: Object.values(choices),
  });
}

function readUser(option: string, { person }: UserOption, given: Named): Named | Refusal {
  return person && given.isBot === true ? refuse('user-bot', option, { name: given.name }) : named(given);
}

function named({ id, name, everybodyReads, isBot, isSelf, isMember }: Named): Named {
  const known = Object.entries({ everybodyReads, isBot, isSelf, isMember }).filter(
    ([, value]) => typeof value === 'boolean',
  );
  return { id, name, ...Object.fromEntries(known) };
}

function isNamed(given: unknown): given is Named {
  if (typeof given !== 'object' || given === null) return false;
  const { id, name } = given as { id?: unknown; name?: unknown };
  return typeof id === 'string' && typeof name === 'string';
}

function attached({ id, name, size, url, text }: Attached): Attached {
  return { id, name, size, url, ...(text !== undefined && { text }) };
}

/** A file of somebody, read or not yet. */
export function isAttached(given: unknown): given is Attached {
  if (!isNamed(given)) return false;
  const { size, url } = given as { size?: unknown; url?: unknown };
  return typeof size === 'number' && typeof url === 'string';
}
