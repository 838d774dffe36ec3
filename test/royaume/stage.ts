import assert from 'node:assert/strict';
import { turnOf } from '../../src/campaign/regions/turn.ts';
import { type Kept, regionNamed } from '../../src/campaign/regions.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Form } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { type Done, done, said, type Table, type Who } from '../fiche/play.ts';

/** The people of the table as an option names them. */
export const lea = { id: '920000000000000001', name: 'Léa', isBot: false, isMember: true };
export const tom = { id: '920000000000000002', name: 'Tom', isBot: false, isMember: true };

const royaume = { command: 'royaume' };
const combat = { command: 'combat' };

/** `/royaume <subcommand>` that must be done. */
export function deed(table: Table, who: Who, subcommand: string, options: Values = {}): Promise<Done> {
  return table.does(who, subcommand, options, royaume);
}

/** The code, option and facts of a refusal of `/royaume`. */
export async function mayNot(table: Table, who: Who, subcommand: string, options: Values = {}) {
  return factsOf(await table.refused(who, subcommand, options, royaume));
}

/** `/combat` that must be done. */
export function fights(table: Table, who: Who, options: Values): Promise<Done> {
  return table.does(who, null, options, combat);
}

export async function mayNotFight(table: Table, who: Who, options: Values) {
  return factsOf(await table.refused(who, null, options, combat));
}

function factsOf({ code, option, context }: Refusal) {
  return [code, option, context] as const;
}

/** A click that must be done. */
export async function clicked(table: Table, who: Who, from: Done, label: string): Promise<Done> {
  return done(await table.clicks(who, from.message, label));
}

/** The code of a click that must be refused. */
export async function clickRefused(table: Table, who: Who, from: Done, label: string): Promise<string> {
  const performed = await table.clicks(who, from.message, label);
  assert.ok(isRefusal(performed), JSON.stringify(performed));
  return performed.code;
}

/** The form that a click opens. */
export async function formOf(table: Table, who: Who, from: Done, label: string): Promise<Form> {
  const performed = await table.clicks(who, from.message, label);
  assert.ok(!isRefusal(performed) && performed.kind === 'form', JSON.stringify(performed));
  return performed.form;
}

/** A region as the books have it. */
export async function regionOf({ ground }: Table, nom: string): Promise<Kept> {
  const found = await ground.store.read((tx) => regionNamed(tx, 1, nom));
  assert.ok(found, nom);
  return found;
}

export function turn({ ground }: Table): Promise<number> {
  return ground.store.read((tx) => turnOf(tx, 1));
}

/** Lines of `/scores voir`. */
export async function scores(table: Table): Promise<string[]> {
  const { message } = await table.does('Léa', 'voir', {}, { command: 'scores' });
  return said(message).split('\n').slice(1, -1);
}

/** `/annuler` by the MJ. */
export function undoes(table: Table, numero: number): Promise<Done> {
  return table.does('Merlin', null, { numero }, { command: 'annuler' });
}

export async function mayNotUndo(table: Table, numero: number) {
  return factsOf(await table.refused('Merlin', null, { numero }, { command: 'annuler' }));
}
