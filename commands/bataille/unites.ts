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

/** The units that are called so, whatever accents and case: two where both players have one, unless its player is said. */
export function unitsNamed({ bataille }: Pick<StoredBattle, 'bataille'>, typed: string): readonly Unite[] {
  const wanted = fold(typed);
  const called = bataille.unites.filter(({ nom }) => fold(nom) === wanted);
  return called.length > 0
    ? called
    : bataille.unites.filter((one) => fold(withPlayer(one, bataille)) === wanted);
}

/** The one that is called so. Refused under `option`: `unit-unknown` [got, near], `unit-ambiguous` [got, which]. */
export function unitNamed({ battle }: Pick<Field, 'battle'>, typed: string, option: string): Unite | Refusal {
  const { bataille } = battle;
  const [first, ...others] = unitsNamed(battle, typed);
  const names = bataille.unites.map(({ nom }) => nom);
  if (!first) return refuse('unit-unknown', option, { got: typed, near: nearest(typed, names) });
  const which = [first, ...others].map((one) => withPlayer(one, bataille));
  return others.length === 0 ? first : refuse('unit-ambiguous', option, { got: first.nom, which });
}

/** « Boyz (Tom) », as long as a completion may be; two players of one name are told apart by who plays first. */
function withPlayer({ nom, joueur }: Unite, { joueurs }: StoredBattle['bataille']): string {
  const rank = joueurs[0].nom === joueurs[1].nom ? `, ${joueur === 0 ? '1er' : '2e'} joueur` : '';
  const whose = ` (${joueurs[joueur].nom}${rank})`;
  const cut = nom.slice(0, longestUnit - whose.length).replace(/\p{Surrogate}$/u, ''); // half of a character is none
  return `${cut}${whose}`;
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
    .filter(
      (one) => fold(one.nom).includes(wanted) || fold(withPlayer(one, battle.bataille)).includes(wanted),
    )
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 25)
    .map((one) => (unitsNamed(battle, one.nom).length > 1 ? withPlayer(one, battle.bataille) : one.nom))
    .map((name) => ({ name, value: name }));
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
  if (!battle || unitsNamed(battle, typed).length === 0) return null;
  const unite = unitNamed({ battle }, typed, 'unite');
  if (isRefusal(unite)) return unite;
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
