import { bookChanges } from '../../src/campaign/battles/ledger.ts';
import { sideOf } from '../../src/campaign/battles/people.ts';
import { openBattleAt, type StoredBattle } from '../../src/campaign/battles.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { actifOf, type Unite } from '../../src/rules/w40k/bataille-terms.ts';
import type { EbranlementResult } from '../../src/rules/w40k/ebranlement.ts';
import { objectifsOf } from '../../src/rules/w40k/objectifs.ts';
import { afterTest, testOptions } from '../../src/rules/w40k/tests.ts';
import type { Choice, CompleteCall, Desk, Shelf, SlashCall } from '../../src/slash/command.ts';
import type { Found, Lookup } from '../../src/slash/fill.ts';
import type { TextOption } from '../../src/slash/option.ts';
import { nearest } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';
import { doerOn } from './doers.ts';
import { type Field, rulingsOf } from './shared.ts';

/** The longest name of a unit, in UTF-16 units: what a completion can hold. */
export const longestUnit = 100;

/** An option that names a unit of the battle. */
export function unitOption(description: string, required = false): TextOption {
  return { type: 'text', max: longestUnit, autocomplete: true, description, ...(required && { required }) };
}

/** The unit that is called so, whatever accents and case; `undefined` when there is none. */
export function findUnit({ bataille }: Pick<StoredBattle, 'bataille'>, typed: string): Unite | undefined {
  const wanted = fold(typed);
  return bataille.unites.find(({ nom }) => fold(nom) === wanted);
}

/** The same. Refused under `option`: `unit-unknown` [got, near]. */
export function unitNamed({ battle }: Pick<Field, 'battle'>, typed: string, option: string): Unite | Refusal {
  const names = battle.bataille.unites.map(({ nom }) => nom);
  return (
    findUnit(battle, typed) ?? refuse('unit-unknown', option, { got: typed, near: nearest(typed, names) })
  );
}

/** Completes a unit of the battle: those of who types first, those that begin so before those that hold it. */
export async function completeUnit(call: CompleteCall, { tx, campaign }: Shelf): Promise<readonly Choice[]> {
  const battle = campaign && (await openBattleAt(tx, campaign.id, call.place));
  if (!battle) return [];
  const wanted = fold(call.focused.typed);
  const own = sideOf(battle, call.actor.id);
  const rank = ({ nom, joueur }: Unite): number =>
    Number(joueur !== own) * 2 + Number(!fold(nom).startsWith(wanted));
  return battle.bataille.unites
    .filter(({ nom }) => fold(nom).includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 25)
    .map(({ nom }) => ({ name: nom, value: nom }));
}

/** Completes an objective on which units of the battle stand. */
export async function completePlace(call: CompleteCall, { tx, campaign }: Shelf): Promise<readonly Choice[]> {
  const battle = campaign && (await openBattleAt(tx, campaign.id, call.place));
  const names = battle ? objectifsOf(battle.bataille).map(({ nom }) => nom) : [];
  const wanted = fold(call.focused.typed);
  return names.filter((nom) => fold(nom).includes(wanted)).map((nom) => ({ name: nom, value: nom }));
}

/**
 * `/ebranlement unite`: a unit of the battle fills the test, and keeps what comes of it. A name that no unit has stays a
 * name. Refused: `battle-not-yours` [joueur] for a unit of another player, `battle-public` for a hidden test of one.
 */
export const ofBattle: Lookup = { find: findForTest, complete: completeUnit };

async function findForTest(typed: string, call: SlashCall, desk: Desk): Promise<Found | Refusal | null> {
  const battle = await openBattleAt(desk.tx, desk.campaign.id, call.place);
  const unite = battle && findUnit(battle, typed);
  if (!unite) return null;
  const { visibilite } = call.options;
  if (visibilite === 'mj' || visibilite === 'joueur-mj') return refuse('battle-public', 'visibilite');
  const doer = doerOn(unite.joueur, call, desk, battle);
  if (visibilite !== 'personnel' && isRefusal(doer)) return doer;
  const { unite: nom, ...values } = testOptions(standing(unite, battle, desk));
  return {
    nom: String(nom),
    values,
    follow: ({ result }) =>
      bookChanges(battle, afterTest(unite, battle.bataille, result as EbranlementResult)), // of the rule that `/ebranlement` plays
  };
}

/**
 * The unit as its test finds it: in 10e the turn of its player begins with its recovery, so a test by hand that comes
 * before the phase was played is the one of the phase.
 */
function standing(unite: Unite, { bataille }: StoredBattle, desk: Desk): Unite {
  const isTenth = rulingsOf(desk)['edition'] === '10e';
  const isBeginning = actifOf(bataille) === unite.joueur && bataille.phase < bataille.tour;
  return isTenth && isBeginning && unite.teste !== bataille.tour ? { ...unite, ebranlee: false } : unite;
}
