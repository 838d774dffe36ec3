import { isEligible } from '../rules/heresie/check.ts';
import { legalPostures, namablePostures } from '../rules/heresie/choix.ts';
import { mayRompre } from '../rules/heresie/gloire.ts';
import { awaits } from '../rules/heresie/run.ts';
import { suites } from '../rules/heresie/suite.ts';
import { other, type Side, sides } from '../rules/heresie/terms.ts';
import { runOf } from './defi-course.ts';
import { type DefiMatch, type DefiMove, type Due, type Modele, noPosture } from './defi-terms.ts';

/** What the challenge waits for; `null` once it is over. */
export function dueIn(state: DefiMatch): Due | null {
  switch (state.phase) {
    case 'declaration':
      return { kind: 'relever', side: 'antagoniste' };
    case 'disgrace':
      return { kind: 'disgrace', side: 'protagoniste' };
    case 'gloire':
      return { kind: 'rompre', side: state.rompent[0] ?? null };
    case 'fin':
      return null;
    case 'duel': {
      const { kind, side } = awaits(runOf(state));
      if (kind === 'gloire') throw new Error('Gloire waits for nobody');
      return { kind: kind === 'posture' && state.feinte !== null ? 'feinte' : kind, side };
    }
  }
}

/** Who presses what is due: dice of the bot are thrown by its opponent, who may throw them by hand. */
export function pressers({ fixed: { arene } }: DefiMatch, { kind, side }: Due): readonly Side[] {
  const rolls = kind === 'concentration' || kind === 'frappe';
  if (arene && rolls) return ['protagoniste'];
  return side === null ? sides : [side];
}

/** Models that could have accepted, of which one falls into disgrâce when it is declined. */
export function disgraceable({ fixed: { adverses } }: Pick<DefiMatch, 'fixed'>): readonly Modele[] {
  return adverses.filter(({ combattant }) => isEligible(combattant));
}

/** What `side` may do now, in the order in which it is shown. */
export function movesOf(state: DefiMatch, side: Side): readonly DefiMove[] {
  const due = dueIn(state);
  if (due === null) return [];
  const own = pressers(state, due).includes(side) ? dueMoves(state, due) : [];
  return mayAbandon(state, side) ? [...own, 'abandonner'] : own;
}

/** Either may give up while the duel lasts; before it is accepted who issued it may take it back. */
function mayAbandon({ phase, fixed }: DefiMatch, side: Side): boolean {
  if (phase === 'disgrace' || phase === 'fin') return false;
  return phase === 'declaration' ? side === 'protagoniste' : !(fixed.arene && side === 'antagoniste');
}

function dueMoves(state: DefiMatch, { kind, side }: Due): readonly DefiMove[] {
  switch (kind) {
    case 'relever':
      return [...accepting(state), 'decliner'];
    case 'disgrace':
      return disgraceable(state).map(({ id }): DefiMove => `disgrace:${id}`);
    case 'posture':
      return postureMoves(state, side ?? 'protagoniste');
    case 'feinte':
      return namablePostures(runOf(state).defi, state.feinte ?? '').map(({ id }): DefiMove => `feinte:${id}`);
    case 'arme':
      return runOf(state).defi[side ?? 'protagoniste'].armes.map(({ id }): DefiMove => `arme:${id}`);
    case 'concentration':
    case 'frappe':
      return [kind];
    case 'suite':
      return suiteMoves(state, side ?? 'protagoniste');
    case 'rompre':
      return ['rompre', 'gloire'];
  }
}

function accepting({ fixed: { adverses } }: DefiMatch): readonly DefiMove[] {
  return adverses.length === 1 ? ['relever'] : adverses.map(({ id }): DefiMove => `relever:${id}`);
}

function postureMoves(state: DefiMatch, side: Side): readonly DefiMove[] {
  const { defi, duel } = runOf(state);
  return [
    ...legalPostures(defi, duel, side).map(({ id }): DefiMove => `posture:${id}`),
    noPosture,
    state.pasAPas ? 'd-un-trait' : 'pas-a-pas',
  ];
}

function suiteMoves(state: DefiMatch, side: Side): readonly DefiMove[] {
  const run = runOf(state);
  const ways = suites(run);
  const breaks = ways.includes('gloire') && mayRompre(run.defi, run.duel).includes(side);
  return breaks ? [...ways, 'rompre'] : ways;
}

/** Every move that somebody may make, each once. */
export function allMoves(state: DefiMatch): readonly DefiMove[] {
  const first = dueIn(state)?.side ?? 'protagoniste';
  return [...new Set([...movesOf(state, first), ...movesOf(state, other(first))])].toSorted(abandonLast);
}

function abandonLast(one: DefiMove, another: DefiMove): number {
  return Number(one === 'abandonner') - Number(another === 'abandonner');
}

/** The side on which a person sits, `null` for a stranger. */
export function seatOf({ seats }: Pick<DefiMatch, 'seats'>, id: string): Side | null {
  return sides.find((side) => seats[side] === id) ?? null;
}

/** Who gives up when that person says so: themselves, or for a MJ without a seat whom it waits for; a challenge is its issuer's. */
export function givesUp(state: DefiMatch, id: string): Side {
  const own = seatOf(state, id);
  if (own !== null) return own;
  return state.phase === 'declaration' ? 'protagoniste' : (dueIn(state)?.side ?? 'protagoniste');
}
