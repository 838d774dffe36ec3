import { pseudonymIn } from '../../src/campaign/people.ts';
import { findSheet, sheetsOf, subjectOf } from '../../src/campaign/sheets.ts';
import { type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Desk } from '../../src/slash/command.ts';
import { nearest } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';

/** Whose a target is: how it is shown, and the account that wins its trophies. */
export interface Target {
  readonly nom: string;
  readonly subject: string;
  /** The Discord id of whose it is, `null` for the MJ's side. */
  readonly person: string | null;
}

/**
 * The person or sheet of that name, whatever the accents; a mention names a person as well. A sheet wins for its owner,
 * one of the MJ's side for itself. Refused: `target-unknown` [got, near], `target-ambiguous` [got].
 */
export async function targetNamed(desk: Desk, typed: string): Promise<Target | Refusal> {
  const people = await peopleOf(desk);
  const [, id] = /^<@!?(\d+)>$/u.exec(typed) ?? [];
  const wanted = fold(typed.replace(/^@/u, ''));
  const found = people.filter((one) => (id === undefined ? fold(one.name) === wanted : one.discord === id));
  const [person] = found;
  if (found.length > 1) return refuse('target-ambiguous', 'cibles', { got: typed });
  if (person) return { nom: person.name, subject: `joueur:${person.pseudonym}`, person: person.discord };
  const viewer = { id: '', isMaster: true };
  const sheet = await findSheet(desk.tx, desk.campaign.id, wanted, viewer);
  if (!sheet) {
    const sheets = await sheetsOf(desk.tx, desk.campaign.id, viewer);
    const names = [...people.map(({ name }) => name), ...sheets.map(({ nom }) => nom)];
    return refuse('target-unknown', 'cibles', { got: typed, near: nearest(typed, [...new Set(names)]) });
  }
  const { pnj, owner, nom } = sheet;
  const pseudonym = pnj || owner.id === null ? null : await pseudonymIn(desk.tx, desk.campaign.id, owner.id);
  return pseudonym === null
    ? { nom, subject: subjectOf(sheet.id), person: null }
    : { nom, subject: `joueur:${pseudonym}`, person: owner.id };
}

/** Everybody whom the campaign knows. */
async function peopleOf({ tx, campaign }: Desk) {
  const rows = await tx
    .selectFrom('people')
    .select(['pseudonym', 'discord', 'name'])
    .where('campaign', '=', campaign.id)
    .execute();
  return rows.flatMap(({ name, discord, pseudonym }) =>
    name === null ? [] : [{ name, discord, pseudonym }],
  );
}
