import assert from 'node:assert/strict';
import { ComponentType } from 'discord-api-types/v10';
import { parseLine } from '../../src/playground/line.ts';
import { refusalText } from '../../src/present/refusals.ts';
import { embedText } from '../../src/present/terminal.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Actor, ComponentCall, Message, SlashCall } from '../../src/slash/command.ts';
import { parseCustomId } from '../../src/slash/custom-id.ts';
import { define } from '../../src/slash/definition.ts';
import type { OptionValue } from '../../src/slash/option.ts';
import { type Ground, type Performed, perform } from '../../src/slash/perform.ts';
import { actionOf } from '../../src/slash/target.ts';

const channels: Readonly<Record<string, string>> = {
  général: '910000000000000001',
  journal: '910000000000000002',
};
const people = ['Merlin', 'Perceval', 'Guenièvre'];
const place = { guild: '900000000000000001', channel: channels['général'] ?? '', parents: [] };
const wire = { application: '1', token: 'jeton' };

/** True for a line of an example that somebody types or clicks: a command, a person to play, a button. */
export function isDeed(line: string): boolean {
  return /^(\/|>\p{L}|▸ )/u.test(line);
}

/**
 * Plays the deeds of an example in a server of the three people whom the atelier knows, and writes the example anew
 * with the answers that come. « ▸ Bouton » clicks a button of the last answer; dice for its form stand after a comma.
 */
export async function replay(ground: Ground, example: string): Promise<string> {
  const table = new Table(ground);
  const written: string[] = [];
  for (const line of example.split('\n').filter(isDeed)) written.push(line, ...(await table.take(line)));
  return written.join('\n');
}

class Table {
  readonly #ground: Ground;
  #who = 'Merlin';
  #deeds = 0;
  #buttons: ReadonlyMap<string, string> = new Map();

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  async take(line: string): Promise<string[]> {
    if (line.startsWith('/')) return this.#told(await perform(this.#ground, this.#slash(line), wire));
    if (line.startsWith('▸')) return this.#click(line.slice(2));
    this.#who = line.slice(1);
    assert.ok(people.includes(this.#who), `nobody is called ${this.#who}`);
    return [];
  }

  /** A new interaction of whoever is played now. The MJ comes first. */
  #base(): { id: string; at: number; place: typeof place; actor: Actor } {
    this.#deeds += 1;
    const seat = people.indexOf(this.#who);
    return {
      id: `11000000000000000${String(this.#deeds).padStart(2, '0')}`,
      at: 1_700_000_000_000,
      place,
      actor: {
        id: `92000000000000000${seat}`,
        name: this.#who,
        roles: [],
        managesGuild: seat === 0,
        maySpeak: true,
      },
    };
  }

  #slash(line: string): SlashCall {
    const slash = parseLine(line, this.#ground.commands.map(define));
    if ('problem' in slash) assert.fail(`${line}: ${slash.problem}`);
    const command = this.#ground.commands.find(({ name }) => name === slash.command);
    const specs = (command && actionOf(command, slash.subcommand)?.options) ?? {};
    const named = Object.entries(slash.options).map(([name, value]): [string, OptionValue] => {
      if (specs[name]?.type === 'user')
        return [name, { id: `92000000000000000${people.indexOf(String(value))}`, name: String(value) }];
      if (specs[name]?.type === 'channel')
        return [name, { id: channels[String(value)] ?? '', name: String(value) }];
      return [name, value];
    });
    return { ...this.#base(), kind: 'slash', ...slash, options: Object.fromEntries(named) };
  }

  /** A button by its label; the dice typed into the form that it opens stand after a comma. */
  async #click(typed: string): Promise<string[]> {
    const [, label = '', dice] = /^([^,]+)(?:, (.+))?$/u.exec(typed) ?? [];
    const customId = this.#buttons.get(label);
    assert.ok(customId !== undefined, `no button « ${label} » here`);
    const performed = await perform(this.#ground, this.#component(customId, 'button', {}), wire);
    if (isRefusal(performed) || performed.kind !== 'form') return this.#told(performed);
    assert.ok(dice !== undefined, `« ${label} » opens a form`);
    const sent = this.#component(performed.form.custom_id, 'modal', { des: dice });
    return this.#told(await perform(this.#ground, sent, wire));
  }

  #component(customId: string, kind: 'button' | 'modal', fields: ComponentCall['fields']): ComponentCall {
    const read = parseCustomId(customId);
    assert.ok(read, customId);
    return { ...this.#base(), ...read, kind, message: '1', values: [], fields };
  }

  #told(performed: Performed | Refusal): string[] {
    if (isRefusal(performed)) return ['(pour toi seul)', refusalText(performed)];
    assert.equal(performed.kind, 'done');
    const { message, manner } = performed as Extract<Performed, { kind: 'done' }>; // just seen
    const buttons = buttonsOf(message);
    if (buttons.size > 0) this.#buttons = buttons;
    return [
      ...(manner === 'private' ? ['(pour toi seul)'] : []),
      ...message.embeds.map((embed) => asDiscordShows(embedText(embed))),
      ...(buttons.size > 0 ? [[...buttons.keys()].map((label) => `[${label}]`).join(' ')] : []),
    ];
  }
}

function buttonsOf({ components }: Message): ReadonlyMap<string, string> {
  const found = components.flatMap((row) =>
    row.components.flatMap((part): [string, string][] =>
      part.type === ComponentType.Button && 'custom_id' in part ? [[part.label ?? '', part.custom_id]] : [],
    ),
  );
  return new Map(found);
}

/** Moments and channels in the reader's own words. */
function asDiscordShows(text: string): string {
  const moment = new Intl.DateTimeFormat('fr', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  return text
    .replace(/<t:(\d+):f>/gu, (_, seconds) => moment.format(Number(seconds) * 1000))
    .replace(/<#(\d+)>/gu, (_, id) => `#${Object.entries(channels).find(([, known]) => known === id)?.[0]}`);
}

/** An answer without what is new each time: its number, its proof, published hashes, moments. */
export function withoutChance(text: string): string {
  return text
    .replace(/n° [\d\u202f]+/gu, 'n° …')
    .replace(/preuve [0-9a-f]{8}/gu, 'preuve …')
    .replace(/`?[0-9a-f]{64}`?/gu, '…')
    .replace(/\d{1,2} \p{L}+ \d{4}(?: à)? \d{2}:\d{2}/gu, '…');
}
