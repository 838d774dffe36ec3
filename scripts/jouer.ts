import { randomBytes } from 'node:crypto';
import { readFile as readBytes } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { APIEmbed } from 'discord-api-types/v10';
import { commands } from '../commands/index.ts';
import { answered } from '../src/campaign/interactions.ts';
import { changesOf } from '../src/campaign/ledger.ts';
import type { Rim } from '../src/campaign/rim.ts';
import { parseLine } from '../src/playground/line.ts';
import { baseTrouble } from '../src/present/base-troubles.ts';
import { plain } from '../src/present/escape.ts';
import { refusalText } from '../src/present/refusals.ts';
import { embedText } from '../src/present/terminal.ts';
import { isRefusal, type Refusal, refuse } from '../src/rules/rule.ts';
import { textOf as bytesToText } from '../src/slash/attached.ts';
import type { SlashCall } from '../src/slash/command.ts';
import { define } from '../src/slash/definition.ts';
import type { Attached, OptionValue, Values } from '../src/slash/option.ts';
import { type Ground, perform } from '../src/slash/perform.ts';
import { actionOf } from '../src/slash/target.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { troubleOf } from '../src/store/trouble.ts';
import { isCalledWrongly } from './program.ts';

/** What one command gives in a terminal; the keys are those that `--json` prints. */
type Played =
  | {
      readonly result: unknown;
      readonly steps: unknown;
      readonly embed: APIEmbed | null;
      readonly ledger: unknown;
    }
  | { readonly refus: { readonly code: string; readonly option: string | null; readonly message: string } };

const usage = `npm run jouer -- '/commande option:valeur …' [--des '2 5'] [--json] [--base fichier]`;

/** Nothing could be played; the message is a sentence that says why. */
class Unplayable extends Error {}

const rim: Rim = { now: () => Date.now(), randomBytes: (count) => randomBytes(count) };

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      des: { type: 'string' },
      json: { type: 'boolean', default: false },
      base: { type: 'string', default: 'var/jouer.sqlite' },
    },
  });
  const [line] = positionals;
  if (line === undefined || positionals.length > 1) throw new Unplayable(usage);
  const played = await onBase(values.base, (store) =>
    play({ commands, store, rim, readFile }, line, values.des),
  );
  console.log(values.json ? JSON.stringify(played) : textOf(played));
  return 'refus' in played ? 2 : 0;
}

/** Does `work` on the base at `path`, which is closed afterwards. Throws {@link Unplayable} when it cannot serve. */
async function onBase<T>(path: string, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    const store = await openStore(path);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    const trouble = troubleOf(error);
    throw trouble === null ? error : new Unplayable(baseTrouble(trouble, path, '--base'));
  }
}

async function play(ground: Ground, line: string, typed: string | undefined): Promise<Played> {
  const call = callOf(line, typed);
  if (isRefusal(call)) return refused(call);
  const performed = await perform(ground, call, { application: 'terminal', token: null });
  if (isRefusal(performed)) return refused(performed);
  if (performed.kind !== 'done') throw new Error(`a terminal cannot get: ${performed.kind}`);
  const { entry, message } = performed;
  await ground.store.transact((tx) => answered(tx, call.id, null));
  const ledger = entry ? await ground.store.read((tx) => changesOf(tx, entry.id)) : [];
  return {
    result: entry?.content.outcome.result ?? null,
    steps: entry?.content.outcome.steps ?? [],
    embed: message.embeds[0] ?? null,
    ledger,
  };
}

function textOf(played: Played): string {
  if ('refus' in played) return played.refus.message;
  return played.embed ? embedText(played.embed) : '';
}

/** A file by its path; that it is there is seen when it is read. */
function fileAt(path: string): Attached {
  return { id: `terminal-${path}`, name: basename(path), size: 0, url: path };
}

async function readFile({ url }: Attached): Promise<string | Refusal> {
  const bytes = await readBytes(url).catch(() => null);
  return bytes === null ? refuse('file-unreachable', null) : bytesToText(bytes);
}

/** The line as an interaction of a person who is alone with the bot. */
function callOf(line: string, typed: string | undefined): SlashCall | Refusal {
  const slash = parseLine(line, commands.map(define));
  if ('problem' in slash) return refuse('line', null, { problem: slash.problem, position: slash.position });
  if (typed !== undefined && 'des' in slash.options)
    return refuse('line', 'des', {
      problem: 'des\u202F: donnée deux fois, dans la commande et par --des. Retire l’une des deux.',
    });
  const given = typed === undefined ? slash.options : { ...slash.options, des: typed };
  return {
    kind: 'slash',
    id: `terminal-${Buffer.from(rim.randomBytes(16)).toString('hex')}`,
    at: rim.now(),
    place: { guild: null, channel: 'terminal', parents: [] },
    actor: { id: 'terminal', name: 'terminal', roles: [], managesGuild: true, maySpeak: true },
    command: slash.command,
    subcommand: slash.subcommand,
    options: withPeople(slash.command, slash.subcommand, given),
  };
}

/** People and channels are typed by name; in a terminal the name is all there is to them. */
function withPeople(name: string, subcommand: string | null, given: Values): Values {
  const command = commands.find((one) => one.name === name);
  const specs = (command && actionOf(command, subcommand)?.options) ?? {};
  const value = (option: string, typed: OptionValue): OptionValue => {
    const type = specs[option]?.type;
    if (type === 'attachment') return fileAt(String(typed));
    return type === 'user' || type === 'channel' || type === 'role'
      ? { id: `terminal-${typed}`, name: String(typed) }
      : typed;
  };
  return Object.fromEntries(Object.entries(given).map(([option, typed]) => [option, value(option, typed)]));
}

function refused(refusal: Refusal): Played {
  const { code, option, context } = refusal;
  const message = code === 'line' ? String(context['problem']) : refusalText(refusal, plain);
  return { refus: { code, option, message } };
}

/** What stopped the program, in a sentence; `null` for a fault of ours. */
function explained(error: unknown): string | null {
  if (error instanceof Unplayable) return error.message;
  if (isCalledWrongly(error)) return usage;
  return null;
}

try {
  process.exitCode = await main();
} catch (error) {
  const sentence = explained(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
