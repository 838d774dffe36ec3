import type { Dice } from '../../dice/dice.ts';
import type { Modifier } from '../step.ts';
import { Trace } from '../trace.ts';
import { caracteristique } from './caracteristiques.ts';
import { effetsDe } from './effets.ts';
import { valeurOf } from './regles.ts';
import { traceSoutien } from './soutien.ts';
import type { Concentration, Defi, Duel } from './state.ts';
import { other, type Side, sides } from './terms.ts';

/** What a side rolls and adds: all that its totals depend on. */
export interface Draw {
  readonly side: Side;
  /** Which die of two is dropped, `null` for a single die. */
  readonly defausse: 'bas' | 'haut' | null;
  readonly clause: string;
  readonly by: readonly Modifier[];
}

/** Both rolls of one attempt. Nothing is recorded while odds are counted. */
interface Attempt {
  readonly winner: Side | null;
  readonly rolls: readonly Concentration[];
}

/** Who takes the advantage, and every roll that it took: pairs, the protagonist's first. */
interface Taken {
  readonly avantage: Side;
  readonly concentration: readonly Concentration[];
}

/** Both roll until somebody takes the advantage. Source: `defi.18` to `defi.23`. */
export function takeAdvantage(defi: Defi, duel: Duel, trace: Trace): Taken {
  return contest(drawsOf(defi, duel, trace), trace);
}

/** What both sides roll and add, the protagonist first; no die falls yet. */
function drawsOf(defi: Defi, duel: Duel, trace: Trace): readonly Draw[] {
  return sides.map((side) => drawOf(defi, duel, side, trace));
}

/** Both roll, the protagonist first, again and again until the totals differ; the higher takes the advantage. */
export function contest(draws: readonly Draw[], trace: Trace): Taken {
  const concentration: Concentration[] = [];
  const draw = (dice: Dice): Attempt => {
    const attempt = new Trace(dice);
    const rolls = draws.map((one) => rollOne(one, attempt));
    const [mine = 0, yours = 0] = rolls.map(({ total }) => total);
    if (mine === yours) attempt.clause({ clause: 'defi.23', what: 'egalite' }, mine);
    trace.steps.push(...attempt.steps);
    const winner = mine === yours ? null : mine > yours ? 'protagoniste' : 'antagoniste';
    if (dice.counting) return { winner, rolls: [] };
    concentration.push(...rolls);
    return { winner, rolls };
  };
  const { winner } = trace.dice.until(draw, (attempt) => attempt.winner !== null);
  if (winner === null) throw new Error('A tie was accepted');
  trace.clause({ clause: 'defi.22', what: 'avantage' }, winner);
  return { avantage: winner, concentration };
}

/** What one side rolls and adds; it does not change from tie to tie. */
export function drawOf(defi: Defi, duel: Duel, side: Side, trace: Trace): Draw {
  const initiative = caracteristique(defi, duel, side, 'i', 'concentration');
  const { rulings } = initiative;
  trace.modify(
    { clause: 'defi.19', what: 'initiative', about: side, ...(rulings.length > 0 && { rulings }) },
    initiative.from,
    initiative.by,
  );
  const [extra] = effetsDe(defi, duel, side, 'de-de-plus');
  return {
    side,
    defausse: extra?.effet.defausse ?? null,
    clause: extra?.posture.clause ?? 'defi.18',
    by: [{ cause: 'initiative', value: initiative.value }, ...modifiers(defi, duel, side, trace)],
  };
}

function modifiers(defi: Defi, duel: Duel, side: Side, trace: Trace): Modifier[] {
  const { profil } = defi[side];
  const camp = duel[side];
  const lost = Math.max(0, profil.pv - camp.pv);
  const careless = effetsDe(defi, duel, side, 'sans-malus-de-pv').length > 0;
  const atout = valeurOf(defi, duel, side, 'atout-du-duelliste');
  if (atout > 0) {
    trace.clause(
      { clause: 'defi.41', what: 'atout-du-duelliste', about: side, rulings: ['atout-cumul'] },
      atout,
    );
  }
  if (camp.garde > 0) {
    trace.clause({ clause: 'defi.10', what: 'garde', about: side, rulings: ['garde-duree'] }, camp.garde);
  }
  const bonus = effetsDe(defi, duel, side, 'concentration').map(({ effet, posture }) => ({
    cause: posture.id,
    value: effet.valeur === 'ecart-de-vol' ? ecartDeVol(defi, side) : effet.valeur,
  }));
  const all = [
    { cause: 'lourd', value: profil.sousTypes.includes('lourd') ? -1 : 0 },
    { cause: 'leger', value: profil.sousTypes.includes('leger') ? 1 : 0 },
    { cause: 'pv-perdus', value: careless ? 0 : -lost },
    { cause: 'atout-du-duelliste', value: atout },
    { cause: 'soutien', value: traceSoutien(defi, duel, side, trace) },
    ...bonus,
    { cause: 'se-garder', value: camp.garde },
  ];
  return all.filter(({ value }) => value !== 0);
}

/** Own base Vol less the enemy's; a sheet without Vol gives nothing. */
function ecartDeVol(defi: Defi, side: Side): number {
  const [own, enemy] = [defi[side].profil.vol, defi[other(side)].profil.vol];
  return own === null || enemy === null ? 0 : own - enemy;
}

function rollOne({ side, defausse, clause, by }: Draw, trace: Trace): Concentration {
  const mark = { clause: 'defi.18', about: side };
  const rulings = defausse === null ? {} : { rulings: ['ordre-des-des'] };
  const roll = trace.roll({ ...mark, what: 'concentration', ...rulings }, defausse === null ? 1 : 2, 6);
  const des = roll.dice.map(({ face }) => face);
  const kept = defausse === null ? roll.value : keepOne(des, defausse, { clause, about: side }, trace);
  const { value: total } = trace.modify({ ...mark, what: 'total' }, kept, by);
  return { des, modificateurs: by.map(({ cause, value }) => ({ cause, valeur: value })), total };
}

function keepOne(
  des: readonly number[],
  defausse: 'bas' | 'haut',
  mark: { readonly clause: string; readonly about: string },
  trace: Trace,
): number {
  const [low, high] = [Math.min(...des), Math.max(...des)];
  const [kept, dropped] = defausse === 'bas' ? [high, low] : [low, high];
  return trace.keep({ ...mark, what: 'de-garde' }, [kept], [dropped]).value;
}
