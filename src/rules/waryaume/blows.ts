import type { CountStep } from '../step.ts';
import type { Trace } from '../trace.ts';
import type { Line } from './dice-choice.ts';
import { kindOf } from './groupes.ts';
import type { Camp, FacesPrisonniers, TypeId } from './terms.ts';

/** The dice of one kind as they fell: keys as on the rule page. `faces` is empty while chances are counted. */
export interface Jet {
  readonly type: TypeId;
  readonly cotes: number;
  readonly faces: readonly number[];
  readonly seuil: number;
  readonly touches: number;
}

/** What one side rolled. `prisonniers`: `null` where no face of this battle makes any. */
export interface Blows {
  readonly des: readonly Jet[];
  readonly touches: number;
  readonly prisonniers: number | null;
}

/** Rolls the dice of one side, kind by kind in typed order. Source: `combat.7`, `combat.18`. */
export function rollBlows(
  camp: Camp,
  lines: readonly Line[],
  prisonniers: readonly FacesPrisonniers[],
  trace: Trace,
): Blows {
  const rolls = lines.map((line) => rollLine(camp, line, prisonniers, trace));
  const add = (of: (roll: (typeof rolls)[number]) => number) =>
    rolls.reduce((sum, roll) => sum + of(roll), 0);
  return {
    des: rolls.map(({ jet }) => jet),
    touches: add(({ jet }) => jet.touches),
    prisonniers: prisonniers.length > 0 ? add(({ taken }) => taken) : null,
  };
}

function rollLine(camp: Camp, line: Line, prisonniers: readonly FacesPrisonniers[], trace: Trace) {
  const { type, cotes, seuil, nombre } = line;
  const row = prisonniers.find((one) => one.camp === camp && one.cotes === cotes);
  const isTaken = (face: number) => row?.faces.includes(face) ?? false;
  const { classes, kinds } = sortFaces(cotes, (face) => ({ hits: face >= seuil, takes: isTaken(face) }));
  const about = kindOf(type).nom;
  const roll = trace.pool(
    { clause: camp === 'attaque' ? 'combat.2' : 'combat.14', what: whatOf(camp, 'des'), about },
    nombre,
    cotes,
    classes,
  );
  const number = (holds: (kind: Kind) => boolean) =>
    kinds.reduce((sum, kind, index) => sum + (holds(kind) ? (roll.counts[index] ?? 0) : 0), 0);
  const touches = number(({ hits }) => hits);
  const taken = number(({ takes }) => takes);
  const faces = roll.dice.map(({ face }) => face);
  countTouches(trace, camp, { type, cotes, faces, seuil, touches });
  if (row) trace.clause({ clause: 'combat.18', what: whatOf(camp, 'prisonniers'), about }, taken);
  return { jet: { type, cotes, faces, seuil, touches }, taken };
}

/** What a face does. */
interface Kind {
  readonly hits: boolean;
  readonly takes: boolean;
}

/** The faces told apart by what they do, and no further: `classes` as a pool asks for them. */
function sortFaces(cotes: number, kindOfFace: (face: number) => Kind) {
  const kinds: Kind[] = [];
  const classes = Array.from({ length: cotes }, (_, index) => {
    const kind = kindOfFace(index + 1);
    const known = kinds.findIndex(({ hits, takes }) => hits === kind.hits && takes === kind.takes);
    return known >= 0 ? known : kinds.push(kind) - 1;
  });
  return { classes, kinds };
}

function countTouches(trace: Trace, camp: Camp, { type, faces, seuil, touches }: Jet): void {
  if (trace.dice.counting) return;
  const step: CountStep = {
    kind: 'clause',
    clause: 'combat.7',
    what: whatOf(camp, 'touches'),
    about: kindOf(type).nom,
    faces,
    comparison: '>=',
    right: seuil,
    value: touches,
  };
  trace.steps.push(step);
}

/** Only defenders who strike back have dice of their own. */
function whatOf(camp: Camp, what: string): string {
  return camp === 'attaque' ? what : `${what}-riposte`;
}
