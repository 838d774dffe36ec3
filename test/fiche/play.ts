import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { refusalText } from '../../src/present/refusals.ts';
import { embedText } from '../../src/present/terminal.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Choice, ComponentCall, Message } from '../../src/slash/command.ts';
import { parseCustomId } from '../../src/slash/custom-id.ts';
import type { Values } from '../../src/slash/option.ts';
import { complete, type Performed, perform } from '../../src/slash/perform.ts';
import { newer, openGround, slash, type TestGround, wire } from '../commands/ground.ts';

/** Léa and Tom are players, Merlin is the MJ. */
const people = {
  Léa: { id: '920000000000000001', name: 'Léa', roles: [], managesGuild: false, maySpeak: true },
  Tom: { id: '920000000000000002', name: 'Tom', roles: [], managesGuild: false, maySpeak: true },
  Merlin: { id: '920000000000000003', name: 'Merlin', roles: [], managesGuild: true, maySpeak: true },
};
export type Who = keyof typeof people;

export type Done = Extract<Performed, { kind: 'done' }>;

/** A table at which people type commands and click, one after another or all at once. */
export class Table {
  readonly ground: TestGround;
  #deeds = 0;

  constructor(ground: TestGround) {
    this.ground = ground;
  }

  #next() {
    this.#deeds += 1;
    return { id: `13000000000000${String(this.#deeds).padStart(5, '0')}` };
  }

  /** `/fiche <subcommand>`, or another command with `null`. */
  async says(
    who: Who,
    subcommand: string | null,
    options: Values,
    over: { command?: string; guild?: string } = {},
  ) {
    const { command = 'fiche', guild = '900000000000000001' } = over;
    const place = { guild, channel: '910000000000000001', parents: [] };
    const call = slash(command, options, { ...this.#next(), subcommand, actor: people[who], place });
    return perform(this.ground, call, wire);
  }

  /** The same, when it must be done. */
  async does(
    who: Who,
    subcommand: string | null,
    options: Values,
    over: { command?: string; guild?: string } = {},
  ): Promise<Done> {
    return done(await this.says(who, subcommand, options, over));
  }

  /** The same, when it must be refused. */
  async refused(
    who: Who,
    subcommand: string | null,
    options: Values,
    over: { command?: string } = {},
  ): Promise<Refusal> {
    const performed = await this.says(who, subcommand, options, over);
    assert.ok(isRefusal(performed), JSON.stringify(performed));
    return performed;
  }

  /** A click on a button of a message by its label, or a form sent. */
  async clicks(
    who: Who,
    message: Message,
    label: string,
    fields?: ComponentCall['fields'],
  ): Promise<Performed | Refusal> {
    const id = buttons(message).get(label);
    assert.ok(id !== undefined, `no button ${label}: ${[...buttons(message).keys()]}`);
    return this.presses(who, id, fields);
  }

  async presses(who: Who, customId: string, fields?: ComponentCall['fields']): Promise<Performed | Refusal> {
    const read = parseCustomId(customId);
    assert.ok(read, customId);
    const call: ComponentCall = {
      ...slash('fiche', {}, { ...this.#next(), actor: people[who] }),
      ...read,
      kind: fields ? 'modal' : 'button',
      message: newer,
      values: [],
      fields: fields ?? {},
    };
    return perform(this.ground, call, wire);
  }

  async completes(
    who: Who,
    option: string,
    typed: string,
    subcommand: string | null = 'voir',
    command = 'fiche',
  ): Promise<readonly Choice[]> {
    const { id, at, place } = slash(command, {}, this.#next());
    const focused = { option, typed };
    return complete(this.ground, {
      kind: 'complete',
      id,
      at,
      place,
      actor: people[who],
      command,
      subcommand,
      options: { [option]: typed },
      focused,
    });
  }

  /** The sheets as their export has them. */
  async rows(who: Who): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const { message } = await this.does(who, 'exporter', {});
    return JSON.parse(message.files?.[0]?.text ?? '');
  }
}

export function done(performed: Performed | Refusal): Done {
  assert.ok(
    !isRefusal(performed),
    isRefusal(performed) ? `${performed.code}: ${refusalText(performed)}` : '',
  );
  assert.equal(performed.kind, 'done');
  return performed as Extract<Performed, { kind: 'done' }>; // just seen
}

/** What a message says, as plain text with plain spaces. */
export function said({ embeds }: Message): string {
  return embeds.map(embedText).join('\n').replaceAll('\u202f', ' ');
}

export function buttons({ components }: Message): ReadonlyMap<string, string> {
  return new Map(
    components.flatMap((row) =>
      row.components.flatMap((part): [string, string][] =>
        'custom_id' in part && 'label' in part ? [[part.label ?? '', part.custom_id]] : [],
      ),
    ),
  );
}

export async function openTable(context: TestContext): Promise<Table> {
  return new Table(await openGround(context));
}
