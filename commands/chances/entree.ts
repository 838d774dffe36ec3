import { arbitrages as confede } from '../../data/confede/arbitrages.ts';
import { arbitrages as jdr } from '../../data/jdr/arbitrages.ts';
import { arbitrages as w40k } from '../../data/w40k/arbitrages.ts';
import type { Entry } from '../../src/campaign/entry.ts';
import { ask } from '../../src/odds/ask.ts';
import { touchesOdds } from '../../src/odds/waryaume.ts';
import { entryChances, type Standing } from '../../src/present/chances/entree.ts';
import { withPicture } from '../../src/present/charts/shown.ts';
import { resultOf } from '../../src/present/entry.ts';
import { check as checkImpact } from '../../src/rules/confede/impact.ts';
import type { Gravite } from '../../src/rules/confede/terms.ts';
import { check as checkMoral } from '../../src/rules/jdr/moral.ts';
import { check as checkJet } from '../../src/rules/libre/jet.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { type Matrix, matrixValue } from '../../src/rules/table.ts';
import { check as checkEbranlement } from '../../src/rules/w40k/ebranlement.ts';
import type { CombatResult } from '../../src/rules/waryaume/combat.ts';
import type { ComponentCall, Deed, Desk, Press } from '../../src/slash/command.ts';
import { sightOf } from '../../src/slash/entry-view.ts';
import { optionsOf, rulingsThen } from './alors.ts';
import { duelMove } from './duel.ts';
import { duelAtOnce } from './duel-at-once.ts';
import { ownTable } from './impact.ts';
import { meleeRound } from './melee.ts';
import { foundIn } from './sujet.ts';

/** « Chances » under a roll: where its result stands, for who presses. */
export const entryPress: Press = { manner: 'private', run: pressed };

async function pressed(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const sight = await sightOf(call, desk, Number(call.args[0]));
  if (isRefusal(sight)) return sight;
  const { entry } = sight;
  const stand = Object.hasOwn(standings, entry.content.command)
    ? standings[entry.content.command]
    : undefined;
  const counting = stand && (await stand(entry, desk, call));
  if (!counting) return refuse('odds-none', null);
  if (isRefusal(counting)) return counting;
  const message = async () => {
    const standing = await counting();
    return isRefusal(standing) ? standing : withPicture(entryChances(entry, standing));
  };
  return { kind: 'later', message };
}

/** Counts where the result of an entry stands, once nobody waits for the transaction. */
type Counting = () => Promise<Standing | Refusal>;

/** How each roll is counted again from its own options and the rulings that were in force. */
const standings: Readonly<
  Record<string, (entry: Entry, desk: Desk, call: ComponentCall) => Promise<Counting | Refusal>>
> = {
  ebranlement: async (entry, desk) => {
    const asked = checkEbranlement(optionsOf(entry), rulingsThen(entry, w40k, 'w40k', desk));
    if (isRefusal(asked)) return asked;
    return async () => standing('ebranlement', foundIn(await ask({ kind: 'ebranlement', asked })));
  },
  moral: async (entry, desk) => {
    const asked = checkMoral(optionsOf(entry), rulingsThen(entry, jdr, 'jdr', desk));
    if (isRefusal(asked)) return asked;
    return async () => standing('moral', foundIn(await ask({ kind: 'moral', asked })));
  },
  jet: async (entry) => {
    const asked = checkJet(String(entry.content.options['notation']));
    if (isRefusal(asked)) return asked;
    return async () => standing('jet', foundIn(await ask({ kind: 'jet', asked })));
  },
  combat: async (entry) => {
    const { des, riposte } = resultOf<CombatResult>(entry);
    if (des.length === 0 || entry.content.dice.length === 0) return refuse('odds-none', null);
    const back = riposte && riposte.des.length > 0 ? touchesOdds(riposte.des) : null;
    return async () => standing('combat', { attaque: touchesOdds(des), riposte: back });
  },
  defi: (entry, desk, call) => (entry.content.game ? duelMove(entry, desk) : duelAtOnce(entry, call, desk)),
  melee: meleeRound,
  impact: async (entry, desk) => {
    const table = (await ownTable(desk)) ?? undefined;
    const asked = checkImpact(optionsOf(entry), rulingsThen(entry, confede, 'confede', desk), table);
    if (isRefusal(asked)) return asked;
    if (!isReadAlike(entry, asked.table)) return refuse('odds-table-changed', null);
    return async () => standing('impact', foundIn(await ask({ kind: 'impact', asked })));
  },
};

function standing<K extends Standing['kind']>(
  kind: K,
  odds: Extract<Standing, { readonly kind: K }>['odds'] | Refusal,
): Standing | Refusal {
  return isRefusal(odds) ? odds : ({ kind, odds } as Standing); // the odds of that very kind
}

/** Whether a table of wounds reads every roll of the entry as it was read. */
function isReadAlike({ content }: Entry, table: Matrix<Gravite>): boolean {
  return content.outcome.steps.every((step) => {
    if (step.kind !== 'lookup' || step.what !== 'gravite') return true;
    const [localisation, indice] = step.keys.map(Number);
    return step.table === table.id && step.value === matrixValue(table, localisation ?? 0, indice ?? 0);
  });
}
