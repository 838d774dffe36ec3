import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Entry } from '../../src/campaign/entry.ts';
import { checkMessage, checkModal } from '../../src/playground/limits/index.ts';
import { embedText } from '../../src/present/terminal.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Actor, ComponentCall, Message, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { type Performed, perform } from '../../src/slash/perform.ts';
import { newer, openGround, press, slash, type TestGround, wire } from '../commands/ground.ts';
import { lea, merlin, tom } from '../commands/hidden-stage.ts';

export { lea, merlin, tom };

/** CC 4, F 4, E 4, 10 PV, 2 attacks, Cd 8, no armour: what a case says differs. */
export function profile(differs: Readonly<Record<string, number | string>> = {}): string {
  const all = { CC: 4, F: 4, E: 4, PV: 10, I: 4, A: 2, Cd: 8, Svg: '-', ...differs };
  return Object.entries(all).flat().join(' ');
}

/** What was accepted. */
export interface Done {
  readonly message: Message;
  readonly entry: Entry | null;
}

/** A server where mêlées are fought; every message is one that Discord takes. */
export class MeleeStage {
  readonly ground: TestGround;
  now = 1_700_000_000_000;
  #last = 1_600_000_000_000_000_000n;

  constructor(ground: TestGround) {
    this.ground = { ...ground, rim: { ...ground.rim, now: () => this.now } };
  }

  static async open(context: TestContext): Promise<MeleeStage> {
    return new MeleeStage(await openGround(context));
  }

  says(actor: Actor, command: string, options: Values, subcommand: string | null = null): SlashCall {
    return slash(command, options, { id: String(++this.#last), at: this.now, actor, subcommand });
  }

  melee(actor: Actor, options: Values = {}): Promise<Done> {
    return this.done(this.says(actor, 'melee', options));
  }

  /** A sheet of that person, with its weapons: name → how it is held. */
  async sheet(
    actor: Actor,
    nom: string,
    profil: string,
    over: Values = {},
    armes: Readonly<Record<string, Values>> = {},
  ): Promise<void> {
    await this.done(this.says(actor, 'fiche', { nom, profil, ...over }, 'creer'));
    for (const [name, how] of Object.entries(armes))
      await this.done(this.says(actor, 'fiche', { fiche: nom, nom: name, ...how }, 'arme'));
  }

  /** A click on the control that is called so, or a choice of its menu. */
  click(actor: Actor, from: Done, label: string, value?: string): ComponentCall {
    const over = { id: String(++this.#last), actor, at: this.now, message: newer };
    const chosen = value === undefined ? {} : { kind: 'select' as const, values: [value] };
    return press(idOf(from.message, label), { ...over, ...chosen });
  }

  /** A click that opens a form, then what is written into it. */
  async fills(
    actor: Actor,
    from: Done,
    label: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<ComponentCall> {
    const got = await perform(this.ground, this.click(actor, from, label), wire);
    assert.ok(!isRefusal(got) && got.kind === 'form', JSON.stringify(got));
    assert.deepEqual(checkModal(got.form), []);
    const over = { kind: 'modal', id: String(++this.#last), actor, at: this.now, message: newer } as const;
    return press(got.form.custom_id, { ...over, fields });
  }

  /** Sheets join a camp by the form. */
  async joins(actor: Actor, from: Done, label: string, noms: string, charge = 'non'): Promise<Done> {
    return this.done(await this.fills(actor, from, label, { noms, charge }));
  }

  /** The round with dice thrown by hand. */
  async plays(actor: Actor, from: Done, des: string): Promise<Done> {
    return this.done(await this.fills(actor, from, 'Dés physiques', { des }));
  }

  do(call: SlashCall | ComponentCall): Promise<Performed | Refusal> {
    return perform(this.ground, call, wire);
  }

  async done(call: SlashCall | ComponentCall): Promise<Done> {
    const got = await this.do(call);
    assert.ok(!isRefusal(got) && got.kind === 'done', JSON.stringify(got));
    assert.deepEqual(checkMessage(got.message), []);
    return got;
  }

  /** What is refused, without a trace in the books. */
  async refused(call: SlashCall | ComponentCall): Promise<string> {
    const before = this.ground.rows();
    const got = await this.do(call);
    assert.ok(isRefusal(got), JSON.stringify(got));
    assert.equal(this.ground.rows(), before, 'a refusal changes nothing');
    return got.code;
  }

  /** What the ledger says last of a sheet, statuses included: `pv`, `xp`, `statut:ko`. */
  async counts(nom: string): Promise<Readonly<Record<string, number>>> {
    const rows = await this.ground.store.read(async (tx) => {
      const { id } = await tx
        .selectFrom('sheets')
        .select('id')
        .where('name', '=', nom)
        .executeTakeFirstOrThrow();
      return tx
        .selectFrom('ledger')
        .select(['quantity', 'after'])
        .where('subject', '=', `fiche:${id}`)
        .orderBy('id')
        .execute();
    });
    return Object.fromEntries(rows.map(({ quantity, after }) => [quantity, after]));
  }
}

/** Everything that a message says. */
export function said({ message }: Done): string {
  return [message.content ?? '', ...message.embeds.map(embedText)].join('\n').replaceAll('\u202f', ' ');
}

/** Labels of the buttons and placeholders of the menus, in their order. */
export function controls({ message }: Done): string[] {
  return message.components.flatMap((row) =>
    row.components.flatMap((one) =>
      'label' in one ? [one.label ?? ''] : 'placeholder' in one ? [one.placeholder ?? ''] : [],
    ),
  );
}

function idOf(message: Message, label: string): string {
  const all = message.components.flatMap((row) => row.components);
  const found = all.find(
    (one) =>
      'custom_id' in one &&
      (('label' in one && one.label === label) ||
        ('placeholder' in one && one.placeholder?.startsWith(label))),
  );
  assert.ok(found && 'custom_id' in found, `no control ${label}`);
  return found.custom_id;
}
