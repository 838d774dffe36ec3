import { arbitrages } from '../../data/jdr/arbitrages.ts';
import type { Entry } from '../../src/campaign/entry.ts';
import { stateAt } from '../../src/campaign/moves.ts';
import type { MeleeMatch, SheetPv } from '../../src/matches/melee.ts';
import { asOnSheets } from '../../src/matches/melee-sheets.ts';
import { runOf } from '../../src/matches/melee-state.ts';
import { ask } from '../../src/odds/ask.ts';
import type { MeleeQuestion } from '../../src/odds/jdr-melee.ts';
import type { Standing } from '../../src/present/chances/entree.ts';
import { meleeChances } from '../../src/present/chances/melee.ts';
import { takenOverIn } from '../../src/present/melee/entry.ts';
import { check } from '../../src/rules/jdr/melee/check.ts';
import { isRefusal, type Refusal, refuse, rulingsInForce } from '../../src/rules/rule.ts';
import { flag, text } from '../../src/rules/values.ts';
import type { Call, Desk } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { sheetNamed } from '../../src/slash/sheets.ts';
import { completeArme } from '../melee/ouverture.ts';
import { recrueOf } from '../melee/recrue.ts';
import { melee } from '../melee.ts';
import { borrowed, foundIn, type Sujet } from './sujet.ts';

const nothing = { fill: () => ({}) };

/** Fighters of a round whose odds are counted: with each more there are some ten times as many ways for it to go. */
const mostFighters = 5;

/** `/chances melee`: the first round of two fighters, each with what his sheet says. */
export const meleeSujet: Sujet<'melee'> = {
  description: 'Chances d’un round de mêlée à deux : PV perdus, fuite, K.O.',
  options: borrowed(melee, 'fiche', 'fiche-adverse', 'charge', 'charge-adverse', 'arme'),
  sheets: { fiche: nothing, 'fiche-adverse': nothing },
  asked,
  shown: (found, _values, { melee: fought }) => meleeChances(found, fought),
  complete: completeArme,
};

async function asked(
  values: Values,
  call: Pick<Call, 'actor'>,
  desk: Desk,
): Promise<MeleeQuestion | Refusal> {
  const own = await fighter('fiche', flag(values, 'charge'), text(values, 'arme'), values, call, desk);
  if (isRefusal(own)) return own;
  const foe = await fighter('fiche-adverse', flag(values, 'charge-adverse'), undefined, values, call, desk);
  if (isRefusal(foe)) return foe;
  const combattants = [
    { ...own.combattant, camp: 'a' as const },
    { ...foe.combattant, camp: 'b' as const },
  ];
  const fought = check(combattants, null, rulingsInForce(arbitrages, desk.campaign.rulings['jdr']));
  if (isRefusal(fought)) return fought;
  return {
    melee: fought,
    choix: [
      { arme: own.arme, cible: null },
      { arme: null, cible: null },
    ],
  };
}

/**
 * A round of a mêlée that was played, as it stood before. Refused: `odds-none` for what was no round of a game,
 * `odds-many-fighters` [got, most].
 */
export async function meleeRound(
  entry: Entry,
  { tx }: Desk,
): Promise<(() => Promise<Standing | Refusal>) | Refusal> {
  const { game } = entry.content;
  const kept = game?.move === 'jouer' ? await stateAt(tx, game.id, game.version) : null;
  if (kept === null) return refuse('odds-none', null);
  const before = kept as unknown as MeleeMatch; // a move of a mêlée was kept with it
  const state = asOnSheets(before, pvThen(entry, before));
  const { melee: fought, etats, round } = runOf(state);
  const there = etats.flatMap(({ pv, fuite }, at) => (pv > 0 && !fuite ? [at] : []));
  if (there.length > mostFighters) {
    return refuse('odds-many-fighters', null, { got: there.length, most: mostFighters });
  }
  const asked = { melee: fought, choix: state.choix, depuis: { etats, round } };
  return async () => {
    const odds = foundIn(await ask({ kind: 'melee', asked }));
    const pv = etats.map((etat) => etat.pv);
    return isRefusal(odds) ? odds : { kind: 'melee', odds, melee: fought, pv, there };
  };
}

/** The PV that the round took over from sheets before its first die. */
function pvThen(entry: Entry, { engages }: MeleeMatch): SheetPv[] {
  return takenOverIn(entry).flatMap(({ nom, apres: pv, base }) => {
    const engage = engages.find(({ combattant }) => combattant.fiche === nom);
    return engage ? [{ fiche: engage.fiche, pv, base }] : [];
  });
}

async function fighter(
  option: 'fiche' | 'fiche-adverse',
  charge: boolean,
  arme: string | undefined,
  values: Values,
  call: Pick<Call, 'actor'>,
  desk: Desk,
) {
  const typed = values[option];
  if (typeof typed !== 'string') return refuse('missing', option);
  const sheet = await sheetNamed(desk, call, typed, option);
  if (isRefusal(sheet)) return sheet;
  return recrueOf(sheet, { option, charge, arme, isPublic: false }, call.actor.id);
}
