import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Entry } from '../../src/campaign/entry.ts';
import { currentValue } from '../../src/campaign/ledger.ts';
import type { Rim } from '../../src/campaign/rim.ts';
import { findSheet } from '../../src/campaign/sheets.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Actor, ComponentCall, Message } from '../../src/slash/command.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { complete, type Performed, perform } from '../../src/slash/perform.ts';
import { openGround, press, slash, type TestGround, wire } from '../commands/ground.ts';

const guild = '900000000000000001';
export const place = { guild, channel: '910000000000000001', parents: [] };

function actor(id: string, name: string, managesGuild = false): Actor {
  return { id, name, roles: [], managesGuild, maySpeak: true };
}
export const lea = actor('920000000000000001', 'Léa');
export const tom = actor('920000000000000002', 'Tom');
export const mj = actor('920000000000000003', 'Merlin', true);

/** A person or the bot as Discord tells of them in an option. */
export function named({ id, name }: Pick<Actor, 'id' | 'name'>, more: Partial<Named> = {}): Named {
  return { id, name, isBot: false, isSelf: false, isMember: true, ...more };
}
export const bot = named({ id: '930000000000000001', name: 'Héraut' }, { isBot: true, isSelf: true });

type Done = Extract<Performed, { kind: 'done' }>;

/** A table at which challenges are played without Discord. */
export class DefiTable {
  readonly ground: TestGround;
  #calls = 0;

  private constructor(ground: TestGround) {
    this.ground = ground;
  }

  /** `entropy`: of a long play, where that of the ground would come round again. */
  static async open(context: TestContext, entropy?: Rim['randomBytes']): Promise<DefiTable> {
    const ground = await openGround(context);
    return new DefiTable(entropy ? { ...ground, rim: { ...ground.rim, randomBytes: entropy } } : ground);
  }

  /** What a slash command gives. */
  async tries(who: Actor, command: string, options: Values, over: object = {}): Promise<Performed | Refusal> {
    const [name = '', subcommand = null] = command.split(' ');
    const call = slash(name, options, { id: this.#next(), actor: who, place, subcommand, ...over });
    return perform(this.ground, call, wire);
  }

  async does(who: Actor, command: string, options: Values): Promise<Done> {
    return done(await this.tries(who, command, options));
  }

  async refused(who: Actor, command: string, options: Values): Promise<Refusal> {
    const got = await this.tries(who, command, options);
    assert.ok(isRefusal(got), JSON.stringify(got));
    return got;
  }

  /** `who` presses a button by its label, or chooses in a menu by the value; a form is sent with `fields`. */
  async press(
    who: Actor,
    { message }: Pick<Done, 'message'>,
    label: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<Performed | Refusal> {
    const { customId, values } = controlIn(message, label);
    const kind = values.length > 0 ? 'select' : 'button';
    const opened = await this.#click(customId, { kind, actor: who, values });
    if (isRefusal(opened) || opened.kind !== 'form') return opened;
    return this.#click(opened.form.custom_id, { kind: 'modal', actor: who, fields });
  }

  async presses(who: Actor, on: Pick<Done, 'message'>, label: string, fields = {}): Promise<Done> {
    return done(await this.press(who, on, label, fields));
  }

  /** A sheet of that person: a champion who hits hard. */
  async sheet(who: Actor, nom: string, more: Values = {}): Promise<void> {
    const profil = 'CC 5 F 4 E 4 PV 3 I 5 A 4 Cd 9 Svg 2+ Inv 5+';
    await this.does(who, 'fiche creer', { nom, profil, type: 'Infanterie (Champion)', ...more });
    await this.does(who, 'fiche arme', { fiche: nom, nom: 'Épée énergétique' });
  }

  /** What is offered while `who` types in an option. */
  async completes(who: Actor, option: string, typed: string, options: Values = {}): Promise<string[]> {
    const base = slash('defi', options, { id: this.#next(), actor: who, place });
    const choices = await complete(this.ground, { ...base, kind: 'complete', focused: { option, typed } });
    assert.ok(choices.length <= 25);
    for (const { name, value } of choices) {
      assert.ok(name.length >= 1 && name.length <= 100, name);
      assert.ok(value.length >= 1 && value.length <= 100, value);
    }
    return choices.map(({ name }) => name);
  }

  /** What the books say of a sheet. */
  async figure(nom: string, quantity: string): Promise<number | null> {
    return this.ground.store.read(async (tx) => {
      const viewer = { id: mj.id, isMaster: true };
      const sheet = await findSheet(tx, 1, nom.toLowerCase(), viewer);
      assert.ok(sheet, nom);
      return currentValue(tx, { campaignId: 1, subject: `fiche:${sheet.id}`, quantity });
    });
  }

  #click(customId: string, over: Partial<ComponentCall>): Promise<Performed | Refusal> {
    return perform(this.ground, press(customId, { id: this.#next(), place, ...over }), wire);
  }

  #next(): string {
    this.#calls += 1;
    return `11000000000000${String(this.#calls).padStart(5, '0')}`;
  }
}

function done(performed: Performed | Refusal): Done {
  assert.ok(!isRefusal(performed) && performed.kind === 'done', JSON.stringify(performed));
  return performed;
}

/** The entry that it became; it is one. */
export function entryOf({ entry }: Done): Entry {
  assert.ok(entry);
  return entry;
}

function controlIn({ components }: Message, label: string): { customId: string; values: string[] } {
  for (const { components: parts } of components) {
    for (const part of parts) {
      if ('label' in part && part.label === label && 'custom_id' in part)
        return { customId: part.custom_id, values: [] };
      if ('options' in part && 'custom_id' in part && part.options.some(({ value }) => value === label))
        return { customId: part.custom_id, values: [label] };
    }
  }
  return assert.fail(`no control « ${label} » among ${JSON.stringify(components)}`);
}
