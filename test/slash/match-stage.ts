import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { annuler } from '../../commands/annuler.ts';
import { commands } from '../../commands/index.ts';
import { reprendre } from '../../commands/reprendre.ts';
import type { Entry } from '../../src/campaign/entry.ts';
import { dueGames, nextDueGame } from '../../src/campaign/games/due.ts';
import { gameById } from '../../src/campaign/games.ts';
import { checkMessage, checkModal } from '../../src/playground/limits/index.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Actor, Command, ComponentCall, Form, Message, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { type Performed, perform } from '../../src/slash/perform.ts';
import { sweepGame } from '../../src/slash/sweep.ts';
import { recentEntries } from '../campaign/recent.ts';
import { newer, openGround, press, slash, type TestGround, wire } from '../commands/ground.ts';
import { lea, merlin, tom } from '../commands/hidden-stage.ts';
import { pari } from './pari.ts';

export { lea, merlin, tom };
export const robot = { id: '930000000000000001', name: 'Héraut', isBot: true, isSelf: true, isMember: true };

/** All commands and the small game; those that look through all commands know it. */
export const withPari: readonly Command[] = [
  ...commands.filter(({ name }) => name !== 'annuler' && name !== 'reprendre'),
  pari,
  annuler(() => withPari),
  reprendre(() => withPari),
];

/** A person as an option of Discord names them. */
export const named = ({ id, name }: Actor) => ({ id, name, isBot: false, isSelf: false, isMember: true });

/** What one thing that was done gave: it was accepted. */
export interface Done {
  readonly message: Message;
  readonly entry: Entry | null;
}

/** A table with the small game and all commands, and a clock that stands still until it is set. */
export class MatchStage {
  readonly ground: TestGround;
  now = 1_700_000_000_000;
  #last = 1_500_000_000_000_000_000n;

  constructor(ground: TestGround) {
    const rim = { ...ground.rim, now: () => this.now };
    this.ground = { ...ground, rim, commands: withPari };
  }

  static async open(context: TestContext): Promise<MatchStage> {
    return new MatchStage(await openGround(context));
  }

  do(call: SlashCall | ComponentCall): Promise<Performed | Refusal> {
    return perform(this.ground, call, wire);
  }

  /** A slash command of that person. */
  call(actor: Actor, command: string, options: Values, over: Partial<SlashCall> = {}): SlashCall {
    return slash(command, options, { id: String(++this.#last), actor, at: this.now, ...over });
  }

  /** `/pari` of Léa against Tom. */
  pari(options: Values = {}, over: Partial<SlashCall> = {}): Promise<Done> {
    return this.done(this.call(lea, 'pari', { adversaire: named(tom), ...options }, over));
  }

  /** A click on the control that is called so, a choice in a menu, or the form that a click opened. */
  on(actor: Actor, message: Message, name: string, over: Partial<ComponentCall> = {}): ComponentCall {
    const id = idOf(message, name);
    return press(id, { id: String(++this.#last), actor, at: this.now, message: newer, ...over });
  }

  choose(actor: Actor, message: Message, placeholder: string, value: string): ComponentCall {
    return this.on(actor, message, placeholder, { kind: 'select', values: [value] });
  }

  sent(actor: Actor, form: Form, fields: Readonly<Record<string, string>>): ComponentCall {
    const over = { kind: 'modal', fields, message: newer, actor, at: this.now } as const;
    return press(form.custom_id, { id: String(++this.#last), ...over });
  }

  /** What is accepted; its message is one that Discord takes. */
  async done(call: SlashCall | ComponentCall): Promise<Done> {
    const got = await this.do(call);
    assert.ok(!isRefusal(got) && got.kind === 'done', JSON.stringify(got));
    assert.deepEqual(checkMessage(got.message), []);
    return got;
  }

  /** What opens a form, one that Discord takes. */
  async form(call: ComponentCall): Promise<Form> {
    const got = await this.do(call);
    assert.ok(!isRefusal(got) && got.kind === 'form', JSON.stringify(got));
    assert.deepEqual(checkModal(got.form), []);
    return got.form;
  }

  /** What is refused, without a trace in the books. */
  async refused(call: SlashCall | ComponentCall): Promise<string> {
    const before = this.ground.rows();
    const got = await this.do(call);
    assert.ok(isRefusal(got), JSON.stringify(got));
    assert.equal(this.ground.rows(), before, 'a refusal changes nothing');
    return got.code;
  }

  /** Tom takes the wager up with that stake. */
  async taken(opening: Done, mise = '3'): Promise<Done> {
    const form = await this.form(this.on(tom, opening.message, 'Relever'));
    return this.done(this.sent(tom, form, { mise }));
  }

  /** Both choose a stance: it is Léa's turn to strike. */
  async stood(from: Done): Promise<Done> {
    const one = await this.done(this.choose(lea, from.message, 'Choisis ta posture', 'posture:p-1'));
    return this.done(this.choose(tom, one.message, 'Choisis ta posture', 'posture:p-2'));
  }

  /** A strike with a die thrown by hand. */
  async strike(actor: Actor, from: Done, face: number): Promise<Done> {
    const form = await this.form(this.on(actor, from.message, 'Dés physiques'));
    const asks = form.components.length > 1 ? { coup: 'frapper' } : {};
    return this.done(this.sent(actor, form, { ...asks, des: String(face) }));
  }

  game(id = 1) {
    return this.ground.store.read((tx) => gameById(tx, id));
  }

  /** Does what is due now; how many things were done. */
  async sweep(): Promise<number> {
    let count = 0;
    for (const due of await this.ground.store.read((tx) => dueGames(tx, this.now)))
      if (await sweepGame(this.ground, due)) count += 1;
    return count;
  }

  nextDue(): Promise<number | null> {
    return this.ground.store.read(nextDueGame);
  }

  /** Messages that call somebody, oldest first: whom, and what they say. */
  async calls() {
    const rows = await this.ground.store.read((tx) =>
      tx.selectFrom('outbox').selectAll().where('kind', '=', 'direct').orderBy('id').execute(),
    );
    return rows.flatMap(({ payload, interaction, link, channel }) => {
      const { calls, body } = JSON.parse(payload);
      return calls === null ? [] : [{ calls, content: String(body.content), interaction, link, channel }];
    });
  }

  /** The entries of the journal, oldest first. */
  async journal(): Promise<readonly Entry[]> {
    const viewer = { id: null, isMaster: true };
    const wanted = { campaignId: 1, viewer, limit: 100 };
    const entries = await this.ground.store.read((tx) => recentEntries(tx, wanted));
    const whole = entries.filter((entry): entry is Entry => entry.content !== null);
    return whole.toSorted((one, another) => one.number - another.number);
  }

  /** What the ledger says last, by subject and quantity. */
  async ledger(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.ground.store.read((tx) =>
      tx.selectFrom('ledger').selectAll().orderBy('id').execute(),
    );
    return Object.fromEntries(rows.map(({ subject, quantity, after }) => [`${subject} ${quantity}`, after]));
  }
}

/** The custom id of the button of that label, or of the menu of that placeholder. */
export function idOf({ components }: Message, name: string): string {
  const parts = components.flatMap((row) => row.components);
  const found = parts.find(
    (part) =>
      ('label' in part && part.label === name) || ('placeholder' in part && part.placeholder === name),
  );
  assert.ok(found && 'custom_id' in found, `« ${name} » among ${JSON.stringify(parts)}`);
  return found.custom_id;
}

/** Labels of buttons and placeholders of menus, row by row. */
export function controlsOf({ components }: Message): string[][] {
  return components.map((row) =>
    row.components.map((part) =>
      'label' in part ? (part.label ?? '') : 'placeholder' in part ? (part.placeholder ?? '') : '',
    ),
  );
}
