import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { SettingChange } from '../../../src/campaign/campaigns/settings.ts';
import type { Entry } from '../../../src/campaign/entry.ts';
import { isRefusal, type Refusal } from '../../../src/rules/rule.ts';
import type { ComponentCall, Message, Place } from '../../../src/slash/command.ts';
import { parseCustomId } from '../../../src/slash/custom-id.ts';
import type { Values } from '../../../src/slash/option.ts';
import { complete, type Performed, perform } from '../../../src/slash/perform.ts';
import { openGround, slash, type TestGround, wire } from '../ground.ts';

/** Two people: one may manage the server, the other not. */
export const merlin = actor('920000000000000009', 'Merlin', true);
export const lea = actor('920000000000000001', 'Léa', false);
export const tom = actor('920000000000000002', 'Tom', false);

type Who = ReturnType<typeof actor>;

function actor(id: string, name: string, managesGuild: boolean) {
  return { id, name, roles: [] as readonly string[], managesGuild, maySpeak: true };
}

/** Channels of a server: two, one of them in a category, and a thread of it. */
export const here: Place = { guild: '900000000000000001', channel: '910000000000000001', parents: [] };
export const north: Place = { ...here, channel: '910000000000000002', parents: ['910000000000000005'] };
export const thread: Place = {
  ...here,
  channel: '910000000000000003',
  parents: ['910000000000000002', '910000000000000005'],
};
export const elsewhere: Place = { guild: '900000000000000002', channel: '910000000000000008', parents: [] };

/** A table at which people act one after the other. */
export class Table {
  readonly ground: TestGround;
  #deeds = 0;

  constructor(ground: TestGround) {
    this.ground = ground;
  }

  static async open(context: TestContext): Promise<Table> {
    return new Table(await openGround(context));
  }

  #base(who: Who, place: Place) {
    this.#deeds += 1;
    return { id: `11000000000000${String(this.#deeds).padStart(5, '0')}`, actor: who, place };
  }

  /** Plays `/campagne <subcommand>`, or another command. */
  async act(who: Who, line: string, options: Values = {}, place: Place = here): Promise<Performed | Refusal> {
    const [command = '', subcommand = null] = line.split(' ');
    return perform(this.ground, slash(command, options, { ...this.#base(who, place), subcommand }), wire);
  }

  /** The same, which must succeed: what is shown, and the journal entry if there is one. */
  async does(who: Who, line: string, options: Values = {}, place: Place = here) {
    return done(await this.act(who, line, options, place), line);
  }

  /** The same, which must be refused. */
  async refused(who: Who, line: string, options: Values = {}, place: Place = here): Promise<string> {
    const performed = await this.act(who, line, options, place);
    assert.ok(isRefusal(performed), `${line} should be refused`);
    return performed.code;
  }

  /** Clicks the button of that label, or sends its form. */
  async click(
    who: Who,
    message: Message,
    label: string,
    fields: Readonly<Record<string, string>> = {},
    place = here,
  ) {
    const buttons = message.components.flatMap(({ components }) => components);
    const found = buttons.find((one) => 'label' in one && one.label === label);
    assert.ok(found && 'custom_id' in found, `no button « ${label} »`);
    return this.press(who, found.custom_id, fields, place);
  }

  async press(who: Who, customId: string, fields: Readonly<Record<string, string>> = {}, place = here) {
    const id = parseCustomId(customId);
    assert.ok(id);
    const kind = Object.keys(fields).length > 0 ? 'modal' : 'button';
    const call: ComponentCall = {
      ...this.#base(who, place),
      ...id,
      kind,
      at: 1_700_000_000_000,
      message: '1',
      values: [],
      fields,
    };
    return perform(this.ground, call, wire);
  }

  /** What an option completes to. */
  async completes(who: Who, subcommand: string, option: string, typed: string, options: Values = {}) {
    const choices = await complete(this.ground, {
      ...slash('campagne', options, { ...this.#base(who, here), subcommand }),
      kind: 'complete',
      focused: { option, typed },
    });
    return choices.map(({ value }) => value);
  }
}

/** What was performed, which must be an answer. */
export function done(performed: Performed | Refusal, what = ''): { message: Message; entry: Entry | null } {
  assert.ok(!isRefusal(performed), `${what}: ${isRefusal(performed) ? performed.code : ''}`);
  assert.ok(performed.kind === 'done', what);
  return performed;
}

/** All text of an answer. */
export function textOf({ embeds }: Message): string {
  return JSON.stringify(embeds).replaceAll('\u202f', ' ');
}

/** What a journal entry says was changed; nothing of an entry that changed nothing. */
export function changesOf(entry: Entry | null): readonly SettingChange[] {
  const result = entry?.content.outcome.result as { changements?: readonly SettingChange[] } | undefined;
  return result?.changements ?? [];
}
