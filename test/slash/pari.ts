import { type Match, type MatchState, match, type Player } from '../../src/matches/match.ts';
import { answerEmbed } from '../../src/present/embed.ts';
import { isRefusal, type Json, type Outcome, refuse } from '../../src/rules/rule.ts';
import type { Step } from '../../src/rules/step.ts';
import { type Control, matchCommand } from '../../src/slash/matches.ts';
import { refuseOpponent } from '../../src/slash/opponents.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { sheetOption } from '../../src/slash/sheets.ts';

/**
 * A small game with all that a table must hold: a wager is taken up with a stake that a form asks for, then each of two
 * persons chooses a stance in a menu and strikes with a D6, in one of two ways from the second round on; who is struck
 * with 4 or more loses a PV.
 */
export interface Pari extends MatchState {
  readonly fixed: { readonly fiche: number | null; readonly stances: number };
  readonly phase: 'defi' | 'postures' | 'frappe' | 'fini';
  readonly seats: readonly [string, string];
  readonly turn: 0 | 1;
  readonly stances: readonly [string | null, string | null];
  readonly pv: readonly [number, number];
  readonly mise: number;
  readonly manche: number;
  readonly bot: string | null;
  readonly steps: readonly Step[];
  readonly winner: string | null;
}
export type Coup = 'relever' | 'refuser' | 'frapper' | 'viser' | 'abandonner' | `posture:${string}`;

export interface PariStart {
  readonly seats: readonly [string, string];
  readonly fiche: number | null;
  readonly stances: number;
  readonly bot: string | null;
}

const other = (turn: 0 | 1): 0 | 1 => (turn === 0 ? 1 : 0);

function begin({ seats, fiche, stances, bot }: PariStart): Pari {
  return {
    ...{ version: 0, fixed: { fiche, stances }, phase: 'defi', seats, turn: 1, bot, winner: null },
    ...{ stances: [null, null], pv: [2, 2], mise: 0, manche: 0, steps: [] },
  };
}

function offered({ phase, fixed, manche }: Pari): Coup[] {
  if (phase === 'defi') return ['relever', 'refuser'];
  if (phase === 'postures')
    return [...Array.from({ length: fixed.stances }, (_, at): Coup => `posture:p-${at}`), 'abandonner'];
  if (phase !== 'frappe') return [];
  return manche > 1 ? ['frapper', 'viser', 'abandonner'] : ['frapper', 'abandonner'];
}

function legalMoves(state: Pari, { id, isMaster }: Player): Coup[] {
  return isMaster || id === state.seats[state.turn] ? offered(state) : [];
}

function over(state: Pari, winner: string | null): Pari {
  return { ...state, phase: 'fini', winner };
}

function advance(
  before: Pari,
  move: Coup,
  _: Player,
  dice: { roll(sides: number): number },
  given: Json | null,
) {
  const state: Pari = { ...before, steps: [] };
  if (move === 'relever') {
    const mise = Number((given as { mise?: number } | null)?.mise ?? 0);
    if (mise > 10) return refuse('out-of-bounds', 'mise', { got: mise, min: 0, max: 10 });
    return { ...state, phase: 'postures' as const, mise, manche: 1, turn: 0 as const };
  }
  if (move === 'refuser') return over(state, null);
  if (move === 'abandonner') return over(state, state.seats[other(state.turn)]);
  return move === 'frapper' || move === 'viser' ? strike(state, dice) : stand(state, move);
}

function stand(state: Pari, move: Coup): Pari {
  const stance = move.slice('posture:'.length);
  const stances: Pari['stances'] = state.turn === 0 ? [stance, state.stances[1]] : [state.stances[0], stance];
  return { ...state, stances, phase: state.turn === 1 ? 'frappe' : 'postures', turn: other(state.turn) };
}

function strike(state: Pari, dice: { roll(sides: number): number }): Pari {
  const face = dice.roll(6);
  const step: Step = {
    ...{ kind: 'roll', what: 'frappe', clause: 'pari.1', value: face },
    dice: [{ sides: 6, face }],
  };
  const target = other(state.turn);
  const lost = face >= 4 ? 1 : 0;
  const pv: Pari['pv'] = target === 0 ? [state.pv[0] - lost, state.pv[1]] : [state.pv[0], state.pv[1] - lost];
  const steps = [...state.steps, step];
  if (pv[target] === 0) return { ...over(state, state.seats[state.turn]), pv, steps };
  if (state.turn === 0) return { ...state, pv, steps, turn: 1 };
  return { ...state, pv, steps, turn: 0, phase: 'postures', manche: state.manche + 1 };
}

export const pariMatch: Match<PariStart, Pari, Coup, Pari> = match<PariStart, Pari, Coup, Pari>({
  ...{ begin, offered, legalMoves },
  advance,
  awaits: (state) => (state.phase === 'fini' ? [] : [state.seats[state.turn]]),
  view: (state) => state,
  finished: ({ phase }) => phase === 'fini',
  lapse: (state, dice) => {
    const fresh: Pari = { ...state, steps: [] };
    if (state.phase === 'defi') return over(fresh, null);
    return state.phase === 'postures' ? stand(fresh, 'posture:p-0') : strike(fresh, dice);
  },
  hand: (state, { from, to }) => {
    if (state.seats.includes(to)) return refuse('seat-taken', null);
    if (!state.seats.includes(from)) return refuse('no-seat', null, { who: from });
    const [a, b] = state.seats.map((id) => (id === from ? to : id));
    return { ...state, seats: [a ?? '', b ?? ''] };
  },
  round: ({ manche }) => manche,
});

function control(move: Coup): Control {
  if (move.startsWith('posture:'))
    return {
      ...{ as: 'menu', menu: 'posture', placeholder: 'Choisis ta posture', rolls: false },
      label: `Posture ${move.slice('posture:p-'.length)}`,
      description: 'Une façon de se tenir',
    };
  const labels = {
    relever: 'Relever',
    refuser: 'Refuser',
    frapper: 'Frapper',
    viser: 'Viser',
    abandonner: 'Abandonner',
  };
  const style = move === 'abandonner' ? 'danger' : move === 'refuser' ? 'plain' : 'main';
  return {
    as: 'button',
    label: labels[move as 'relever'],
    style,
    rolls: move === 'frapper' || move === 'viser',
  }; // a move of `labels`
}

type PariResult = { readonly phase: string; readonly pv: readonly number[]; readonly coups: number };

/** `/pari adversaire:@… [fiche] [postures] [delai] [motif] [pour]`. */
export const pari = matchCommand<
  { readonly adversaire: Named; readonly postures: number },
  PariStart,
  Pari,
  Coup,
  Pari,
  PariResult
>({
  name: 'pari',
  description: 'Un pari entre deux personnes',
  game: 'pari',
  arbitrages: [],
  options: {
    adversaire: { type: 'user', description: 'Contre qui', required: true },
    fiche: sheetOption('La fiche qui perd des PV'),
    postures: { type: 'integer', min: 1, max: 100, description: 'Combien de postures : 3' },
  },
  sheets: { fiche: { fill: () => ({}) } },
  takes: ['des', 'motif', 'pour', 'delai'],
  isShared: () => true,
  gather: async (_values, call) => call.actor.id,
  check: ({ adversaire, postures }: Values, _rulings, _house, actor) => {
    const named = adversaire as Named; // a user option
    return (
      refuseOpponent('adversaire', named, String(actor)) ?? {
        adversaire: named,
        postures: typeof postures === 'number' ? postures : 3,
      }
    );
  },
  match: pariMatch,
  start: ({ adversaire, postures }, player, _attended, { sheets }) => ({
    seats: [player, adversaire.id],
    fiche: sheets.get('fiche')?.id ?? null,
    stances: postures,
    bot: adversaire.isSelf ? adversaire.id : null,
  }),
  seats: ({ seats }) => seats,
  told: ({ phase, pv }, all) => {
    const steps = all.flatMap((view) => view.steps);
    const outcome: Outcome<PariResult> = {
      ...{ steps, rulings: [], ignored: [] },
      result: { phase, pv, coups: all.length },
    };
    return { outcome, since: 0 };
  },
  control,
  forms: {
    relever: ({ state }) => ({
      title: `Relever le pari (${state.fixed.stances} postures)`,
      components: [
        { type: 18, label: 'Mise', component: { type: 4, custom_id: 'mise', style: 1, required: true } },
      ],
    }),
  },
  prepare: ({ move, fields }) => {
    if (move !== 'relever') return null;
    const mise = Number(fields['mise'] ?? '0');
    return Number.isInteger(mise)
      ? { mise }
      : refuse('not-an-integer', 'mise', { got: fields['mise'] ?? '' });
  },
  confirms: { abandonner: 'Abandonner le pari ?' },
  books: (before, after) => {
    const lost = (before?.pv[0] ?? after.pv[0]) - after.pv[0];
    return [
      ...(after.fixed.fiche !== null && lost > 0
        ? [{ subject: { fiche: after.fixed.fiche }, quantity: 'pv', by: -5 * lost, cause: 'pari' }]
        : []),
      ...(after.winner !== null && after.mise > 0
        ? [{ subject: { joueur: after.winner }, quantity: 'xp', by: after.mise, cause: 'pari' }]
        : []),
    ];
  },
  machine: (state) => {
    const id = state.seats[state.turn];
    const [move] = offered(state);
    return id === state.bot && move ? { player: { id, isMaster: false }, move } : null;
  },
  expects: ({ phase }) =>
    phase === 'defi' ? 'relève le pari' : phase === 'postures' ? 'choisis ta posture' : 'frappe',
  present: (entry, { phase, pv, manche }) =>
    answerEmbed(entry, {
      title: `Pari · manche ${manche}`,
      outcome: phase === 'fini' ? 'success' : 'neutral',
      verdict: [`${phase}, PV ${pv.join(' et ')}`],
    }),
});

/** What a state is not, for tests that ask for one. */
export function whole(state: Pari | ReturnType<typeof refuse>): Pari {
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}
