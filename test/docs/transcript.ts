import assert from 'node:assert/strict';
import { parseLine } from '../../src/playground/line.ts';
import { refusalText } from '../../src/present/refusals.ts';
import { embedText } from '../../src/present/terminal.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Actor, ComponentCall, Message, Place, SlashCall } from '../../src/slash/command.ts';
import { parseCustomId } from '../../src/slash/custom-id.ts';
import { define } from '../../src/slash/definition.ts';
import { offersOf } from '../../src/slash/offer.ts';
import type { OptionValue } from '../../src/slash/option.ts';
import { type Ground, type Performed, perform } from '../../src/slash/perform.ts';
import { actionOf } from '../../src/slash/target.ts';
import { asDiscordShows, buttonsOf, people, type Server } from './shown.ts';

const wire = { application: '1', token: 'jeton' };

/** True for a line of an example that somebody types or clicks: a command, a person to play, a button. */
export function isDeed(line: string): boolean {
  return /^(\/|>\p{L}|▸ )/u.test(line);
}

/**
 * Plays the deeds of an example in a server, with the three people whom the atelier knows, and writes the
 * example anew with the answers that come. « ▸ Bouton » clicks a button of the last answer; dice for its form stand after
 * a comma.
 */
export async function replay(ground: Ground, server: Server, example: string): Promise<string> {
  const table = new Table(ground, server);
  const written: string[] = [];
  for (const line of example.split('\n').filter(isDeed)) written.push(line, ...(await table.take(line)));
  return written.join('\n');
}

class Table {
  readonly #ground: Ground;
  readonly #server: Server;
  readonly #place: Place;
  #who: string = people[0];
  #deeds = 0;
  #buttons: ReadonlyMap<string, string> = new Map();
  /** The message in which these stand: no other example has it. */
  #message = '';

  constructor(ground: Ground, server: Server) {
    this.#ground = ground;
    this.#server = server;
    this.#place = { guild: server.guild, channel: server.channels.get('général') ?? '', parents: [] };
  }

  async take(line: string): Promise<string[]> {
    if (line.startsWith('/')) return this.#told(await perform(this.#ground, this.#slash(line), wire));
    if (line.startsWith('▸')) return this.#click(line.slice(2));
    this.#who = line.slice(1);
    assert.ok(this.#server.people.has(this.#who), `nobody is called ${this.#who}`);
    return [];
  }

  /** A new interaction of whoever is played now. The MJ comes first. */
  #base(): { id: string; at: number; place: Place; actor: Actor } {
    this.#deeds += 1;
    return {
      id: `${this.#place.guild}${String(this.#deeds).padStart(2, '0')}`,
      at: 1_700_000_000_000,
      place: this.#place,
      actor: {
        id: this.#idOf(this.#who),
        name: this.#who,
        roles: [],
        managesGuild: this.#who === people[0],
        maySpeak: true,
      },
    };
  }

  #idOf(name: string): string {
    return this.#server.people.get(name) ?? '';
  }

  #slash(line: string): SlashCall {
    const slash = parseLine(line, this.#ground.commands.map(define));
    if ('problem' in slash) assert.fail(`${line}: ${slash.problem}`);
    const command = this.#ground.commands.find(({ name }) => name === slash.command);
    const specs = (command && actionOf(command, slash.subcommand)?.options) ?? {};
    const named = Object.entries(slash.options).map(([name, value]): [string, OptionValue] => {
      if (specs[name]?.type === 'user') return [name, { id: this.#idOf(String(value)), name: String(value) }];
      if (specs[name]?.type === 'channel')
        return [name, { id: this.#server.channels.get(String(value)) ?? '', name: String(value) }];
      if (specs[name]?.type === 'role') return [name, this.#server.role];
      return [name, value];
    });
    return { ...this.#base(), kind: 'slash', ...slash, options: Object.fromEntries(named) };
  }

  /** A button by its label; what is typed into the form that it opens stands after a comma. */
  async #click(typed: string): Promise<string[]> {
    const [, label = '', dice] = /^([^,]+)(?:, (.+))?$/u.exec(typed) ?? [];
    const customId = this.#buttons.get(label);
    assert.ok(customId !== undefined, `no button « ${label} » here`);
    const performed = await perform(this.#ground, this.#component(customId, 'button', {}), wire);
    if (isRefusal(performed) || performed.kind !== 'form') return this.#told(performed);
    assert.ok(dice !== undefined, `« ${label} » opens a form`);
    const sent = this.#component(performed.form.custom_id, 'modal', fieldsIn(dice));
    return this.#told(await perform(this.#ground, sent, wire));
  }

  #component(customId: string, kind: 'button' | 'modal', fields: ComponentCall['fields']): ComponentCall {
    const read = parseCustomId(customId);
    assert.ok(read, customId);
    return { ...this.#base(), ...read, kind, message: this.#message, values: [], fields };
  }

  #told(performed: Performed | Refusal): string[] {
    if (isRefusal(performed)) {
      const offered = { embeds: [], components: offersOf(performed) };
      return ['(pour toi seul)', refusalText(performed), ...this.#offered(offered)];
    }
    assert.equal(performed.kind, 'done');
    const { message, manner } = performed as Extract<Performed, { kind: 'done' }>; // just seen
    if (manner !== 'update') this.#message = `${this.#server.guild}${90 + this.#deeds}`;
    return [
      ...(manner === 'private' ? ['(pour toi seul)'] : []),
      ...message.embeds.map((embed) => asDiscordShows(embedText(embed), this.#server)),
      ...this.#offered(message),
    ];
  }

  /** The buttons of a message in one line; a later click means these. */
  #offered(message: Message): string[] {
    const buttons = buttonsOf(message);
    if (buttons.size === 0) return [];
    this.#buttons = buttons;
    return [[...buttons.keys()].map((label) => `[${label}]`).join(' ')];
  }
}

/** What is typed into a form: `soutien:12 marcheurs:0` by field, anything else as dice. */
function fieldsIn(typed: string): ComponentCall['fields'] {
  const named = [...typed.matchAll(/([a-z-]+):(\S+)/gu)].map(([, name = '', value = '']) => [name, value]);
  return named.length > 0 ? Object.fromEntries(named) : { des: typed };
}
