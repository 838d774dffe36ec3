import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Actor, Message, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { perform } from '../../src/slash/perform.ts';
import { slash, type TestGround, wire } from '../commands/ground.ts';
import { lea, merlin, tom, withMasterChannel } from '../commands/hidden-stage.ts';

export { lea, merlin, tom };

/** A table: whoever says something in a server with a MJ channel, one interaction after the other. */
export class Table {
  readonly ground: TestGround;
  #deeds = 0;

  constructor(ground: TestGround) {
    this.ground = ground;
  }

  /** The answer of what is accepted. `command` with its subcommand: `journal exporter`. */
  async says(actor: Actor, command: string, options: Values = {}, over: Partial<SlashCall> = {}) {
    const performed = await perform(this.ground, this.#call(actor, command, options, over), wire);
    assert.ok(!isRefusal(performed) && performed.kind === 'done', `${command}: ${JSON.stringify(performed)}`);
    return performed;
  }

  /** Code and option of what is refused. */
  async refused(actor: Actor, command: string, options: Values = {}, over: Partial<SlashCall> = {}) {
    const performed = await perform(this.ground, this.#call(actor, command, options, over), wire);
    assert.ok(isRefusal(performed), `${command}: ${JSON.stringify(performed)}`);
    return [performed.code, performed.option];
  }

  /** The file of an export, as anybody gets it. */
  async file(options: Values = {}, actor = tom): Promise<string> {
    const { message } = await this.says(actor, 'journal exporter', options);
    return fileOf(message);
  }

  #call(actor: Actor, command: string, options: Values, over: Partial<SlashCall>): SlashCall {
    this.#deeds += 1;
    const [name = '', subcommand = null] = command.split(' ');
    const id = `11000000000000${String(this.#deeds).padStart(5, '0')}`;
    return slash(name, options, {
      id,
      actor,
      subcommand,
      at: 1_700_000_000_000 + this.#deeds * 60_000,
      ...over,
    });
  }
}

export async function setTable(context: TestContext): Promise<Table> {
  return new Table(await withMasterChannel(context));
}

export function fileOf({ files = [] }: Message): string {
  const [file] = files;
  assert.ok(file, 'no file');
  return file.text;
}

/** What a person's erasure leaves of an entry: number, commitment and hash. */
export async function erase({ ground }: Table, number: number): Promise<void> {
  await ground.store.transact((tx) =>
    tx.updateTable('journal').set({ content: null, salt: null }).where('number', '=', number).execute(),
  );
}
