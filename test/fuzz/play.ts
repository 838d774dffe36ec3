import assert from 'node:assert/strict';
import { verifyChain } from '../../src/campaign/chain.ts';
import { linksAfter } from '../../src/campaign/journal.ts';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import { checkChoices, checkMessage, checkModal } from '../../src/playground/limits/index.ts';
import { forgotten } from '../../src/present/refusals/facts.ts';
import { refusalEmbed } from '../../src/present/refusals.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { ComponentCall, Message, SlashCall } from '../../src/slash/command.ts';
import { parseCustomId } from '../../src/slash/custom-id.ts';
import { offersOf } from '../../src/slash/offer.ts';
import { complete, type Performed, perform } from '../../src/slash/perform.ts';
import { type TestGround, wire } from '../commands/ground.ts';
import { scriptedRim } from '../store/scratch.ts';
import { Chance, type Deed } from './acts.ts';
import { type Control, controlsOf, formOf } from './controls.ts';
import { forge } from './forged.ts';

/** Plays at random in books of its own, and insists after each deed on what must hold of its answer. */
export class Fuzz {
  readonly #ground: TestGround;
  readonly #chance: Chance;
  readonly #controls: Control[] = [];
  /** What was done, for who reads a failure. */
  readonly log: string[] = [];
  accepted = 0;
  refused = 0;

  constructor(ground: TestGround, seed: number) {
    this.#chance = new Chance(seed);
    const readFile = async () => this.#chance.text();
    // Other entropy than that of the ground, which repeats: in many deeds two nonces would be the same.
    const { randomBytes } = scriptedRim(0, String(seed));
    this.#ground = { ...ground, readFile, rim: { ...ground.rim, randomBytes } };
  }

  async command(deed: Deed): Promise<void> {
    const call = this.#chance.call(deed);
    await this.#act(call);
    const texts = Object.entries(deed.action.options).filter(
      ([, spec]) => spec.type === 'text' && spec.autocomplete,
    );
    if (texts.length === 0) return;
    const [option] = this.#chance.one(texts);
    const focused = { option, typed: this.#chance.text() };
    this.log.push(`complete ${JSON.stringify(focused)}`);
    const choices = await complete(this.#ground, { ...call, kind: 'complete', focused });
    assert.deepEqual(checkChoices(choices), []);
  }

  /** Clicks something that was shown, in one of three cases with arguments that nobody was shown. */
  async press(): Promise<void> {
    const control = this.#controls.at(-1 - this.#chance.below(Math.min(30, this.#controls.length)));
    if (!control) return;
    const target = parseCustomId(control.customId);
    assert.ok(target, control.customId);
    const args = this.#chance.maybe(33) ? target.args.map((arg) => this.#argument(arg)) : target.args;
    const text = (): string =>
      this.#chance.maybe(50) ? this.#chance.text() : this.#chance.one(['1', '4 2 6', '']);
    const menu = control.values.length === 0 ? [] : [this.#chance.one(control.values)];
    await this.#act({
      ...this.#chance.base(),
      ...target,
      args,
      kind: control.kind,
      message: '940000000000000001',
      values: this.#chance.maybe(20) ? [text()] : menu,
      fields: Object.fromEntries(control.fields.map((name) => [name, text()])),
    });
  }

  /** Sends what nobody was shown, made up from what one of the commands asks (`known`) and from something that was shown. */
  async forged(known: string): Promise<void> {
    const shown = this.#controls.at(-1 - this.#chance.below(Math.max(1, this.#controls.length)));
    const { id, target, rest } = forge(this.#chance, known, shown?.customId ?? known);
    this.log.push(`forged ${JSON.stringify(id)}`);
    if (!target) return;
    await this.#act({ ...this.#chance.base(), ...target, ...rest, message: '940000000000000001' });
  }

  /** The books add up after all of it. */
  async insistOnBooks(): Promise<void> {
    await this.#ground.store.read(async (tx) => {
      assert.equal(await verifyLedger(tx), null);
      for (const { id } of await tx.selectFrom('campaigns').select('id').execute())
        assert.equal(verifyChain(await linksAfter(tx, id, 0, 100_000)), null);
    });
  }

  #argument(arg: string): string {
    return this.#chance.one([arg, '0', '1', '2', '99999999999999999999', 'x', 'moi', '-1', 'constructor']);
  }

  async #act(call: SlashCall | ComponentCall): Promise<void> {
    this.log.push(JSON.stringify(call));
    const before = this.#ground.rows();
    const performed = await perform(this.#ground, call, wire);
    const unchanged = () =>
      assert.equal(this.#ground.rows(), before, 'rows changed by what was not accepted');
    if (isRefusal(performed)) {
      this.refused += 1;
      insistOnRefusal(performed);
      unchanged();
      return;
    }
    this.accepted += 1;
    if (performed.kind !== 'done' || !performed.saved) unchanged();
    this.#shown(performed);
  }

  #shown(performed: Performed): void {
    if (performed.kind === 'again') return;
    if (performed.kind === 'form') {
      assert.deepEqual(checkModal(performed.form), []);
      this.#controls.push(formOf(performed.form));
      return;
    }
    insistOnMessage(performed.message);
    this.#controls.push(...controlsOf(performed.message));
  }
}

function insistOnRefusal(refusal: Refusal): void {
  const message = { embeds: [refusalEmbed(refusal)], components: offersOf(refusal) };
  insistOnMessage(message);
  const told = JSON.stringify(message.embeds);
  assert.ok(!told.includes(forgotten), `${refusal.code}: a hole in ${told}`);
}

/** Discord takes it, and it holds nothing of the program's own insides. */
function insistOnMessage(message: Message): void {
  const { files = [], ...body } = message;
  assert.deepEqual(checkMessage({ ...body, allowed_mentions: { parse: [] } }, { files: files.length }), []);
  assert.doesNotMatch(
    JSON.stringify(body),
    /\bundefined\b|\bNaN\b|\bInfinity\b|\[object|SqliteError|(?:Type|Range|Syntax|Reference)Error/u,
  );
}
