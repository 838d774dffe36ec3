import { answerOf } from '../rule.ts';
import type { Modifier } from '../step.ts';
import { type Assaut, decided, type Scene, still, type Touche } from './assaut.ts';
import { caracteristique, provoque } from './caracteristiques.ts';
import type { Run } from './cast.ts';
import { effetsDe } from './effets.ts';
import { soutienCompte, soutienNormal } from './soutien.ts';
import type { Duel } from './state.ts';
import { other } from './terms.ts';

/** How many attacks of each origin: those of Grêle de coups may have their D fixed apart from the others. */
interface Attaques {
  readonly own: number;
  readonly extra: number;
}

/** First stage of a strike: how many attacks `side` has. CC 0 has none. Source: `defi.24`. */
export function attack(_: Assaut, scene: Scene): Assaut {
  const { trace, side, duel } = scene;
  const { own, extra } = countAttaques(duel, scene);
  const frappe = trace.dice.counting
    ? null
    : {
        de: side,
        attaques: own + extra,
        touches: 0,
        blessures: 0,
        sauvegardes: [],
        mitigations: [],
        degats: 0,
      };
  return { ...still, touches: runsOf(duel, { own, extra }, scene), frappe };
}

function countAttaques(duel: Duel, scene: Scene): Attaques {
  const { defi, side, trace } = scene;
  const about = side;
  if (caracteristique(defi, duel, side, 'cc', 'frappe').value === 0) {
    trace.clause({ clause: 'defi.25', what: 'cc-nulle', about, rulings: ['cc0'] });
    return { own: 0, extra: 0 };
  }
  const [single] = effetsDe(defi, duel, side, 'attaque-unique');
  if (single) {
    trace.clause(
      { clause: single.posture.clause, what: 'attaque-unique', about, rulings: ['une-seule-attaque'] },
      1,
    );
    return { own: 1, extra: 0 };
  }
  traceProvoque(duel, scene);
  const a = caracteristique(defi, duel, side, 'a', 'frappe');
  const rulings = decided(...a.rulings, a.value === 0 && a.from > 0 && 'attaques-plancher');
  trace.modify({ clause: 'defi.24', what: 'attaques-avec-arme', about, ...rulings }, a.from, a.by);
  const bonus = bonusOf(duel, scene);
  const avantage = duel.avantage === side ? 1 : 0;
  const by = [...bonus, { cause: 'avantage', value: avantage }];
  const { value } = trace.modify({ clause: 'defi.24', what: 'attaques', about }, a.value, by);
  const extra = bonus.reduce((sum, one) => sum + one.value, 0);
  return { own: value - extra, extra };
}

/** A before and after Provoquer et leurrer, when it is at work. */
function traceProvoque(duel: Duel, { defi, side, trace }: Scene): void {
  const lowered = provoque(defi, duel, side, 'a');
  if (!lowered) return;
  const { from, by, rulings } = lowered;
  trace.modify({ clause: 'defi.11', what: 'a-provoquee', about: side, rulings }, from, by);
}

/** Attacks that postures add. A D3 falls here. */
function bonusOf(duel: Duel, { defi, side, trace }: Scene): Modifier[] {
  return effetsDe(defi, duel, side, 'attaques').map(({ effet, posture }) => {
    const { clause, id: cause } = posture;
    const { valeur, maximum = Number.POSITIVE_INFINITY } = effet;
    if (valeur === 'd3') {
      const mark = { clause, about: side, rulings: ['grele-moment'] };
      const { value: face } = trace.roll({ ...mark, what: 'd3' }, 1, 6);
      return { cause, value: Math.min(maximum, Math.ceil(face / 2)) };
    }
    if (typeof valeur === 'number') return { cause, value: valeur };
    const gap = () => soutienCompte(defi, duel, other(side)) - soutienNormal(defi, duel, side);
    const value = valeur === 'soutien' ? soutienNormal(defi, duel, side) : Math.max(0, gap());
    return { cause, value: Math.min(maximum, value) };
  });
}

/** The attacks, with the D that a posture fixes on all of them or on the added ones only. */
function runsOf(duel: Duel, { own, extra }: Attaques, { defi, side, trace }: Scene): readonly Run<Touche>[] {
  const kind = { auto: false, critique: false, fixe: null };
  if (own + extra === 0) return [];
  const [fixed] = effetsDe(defi, duel, side, 'degats-fixes');
  if (!fixed) return [{ n: own + extra, kind }];
  const { valeur, portee } = fixed.effet;
  const fixe = valeur === 'pv' ? duel[side].pv : valeur;
  const ruled = portee === 'arbitrage';
  const apart = ruled && answerOf(defi.rulings, 'grele-portee') === 'supplementaires';
  const mark = { clause: fixed.posture.clause, what: 'degats-fixes', about: side };
  trace.clause({ ...mark, ...decided(ruled && 'grele-portee') }, fixe);
  if (!apart) return [{ n: own + extra, kind: { ...kind, fixe } }];
  const runs = [
    { n: own, kind },
    { n: extra, kind: { ...kind, fixe } },
  ];
  return runs.filter(({ n }) => n > 0);
}
