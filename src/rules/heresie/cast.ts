import type { Mark } from '../trace.ts';
import { once, type Scene } from './assaut.ts';

/** `n` things of one kind, in the order of their dice. While odds are counted there is one run of each kind. */
export interface Run<K> {
  readonly n: number;
  readonly kind: K;
}

/** What becomes of one thing: known without a die, or by the face of a D6. `null`: nothing is left of it. */
export type Fate<K> = { readonly sure: K | null } | { readonly by: (face: number) => K | null };

/** What is left, and the faces that fell, in order (none while counting). */
interface Cast<K> {
  readonly runs: readonly Run<K>[];
  readonly faces: readonly number[];
}

/** What becomes of a kind, as counting needs it: fates told apart, with their keys, and the class of each face. */
type Plan<K> =
  | { readonly sure: Named<K> }
  | { readonly kinds: readonly Named<K>[]; readonly classes: readonly number[] };

/** A kind and its JSON, by which equal ones are found. */
interface Named<K> {
  readonly kind: K | null;
  readonly key: string;
}

const faces = [1, 2, 3, 4, 5, 6];
/** Played, each face is a class of its own: the step lists them, in order. */
const eachFace = [0, 1, 2, 3, 4, 5];

/**
 * Throws a D6 for each thing of `runs` that needs one, in order. Played, all the dice are one step of the trace and the
 * order is kept; counted, things of one kind are a pool of which only the fates are told apart. What becomes of a kind
 * must be the same throughout the strike: `mark.what` names it.
 */
export function cast<A, B>(
  scene: Scene,
  mark: Mark,
  runs: readonly Run<A>[],
  fateOf: (kind: A) => Fate<B>,
): Cast<B> {
  return scene.trace.dice.counting ? count(scene, mark, runs, fateOf) : play(scene, mark, runs, fateOf);
}

/** How many things there are. */
export function numberOf(runs: readonly Run<unknown>[]): number {
  return runs.reduce((sum, { n }) => sum + n, 0);
}

/** The same things seen as other kinds. While odds are counted, kinds that become equal are one run. */
export function mapRuns<A, B>(
  scene: Scene,
  what: string,
  runs: readonly Run<A>[],
  change: (kind: A) => B,
): readonly Run<B>[] {
  return cast(scene, { clause: '', what }, runs, (kind) => ({ sure: change(kind) })).runs;
}

function play<A, B>(
  { trace }: Scene,
  mark: Mark,
  runs: readonly Run<A>[],
  fateOf: (kind: A) => Fate<B>,
): Cast<B> {
  const due = runs.filter(({ kind }) => 'by' in fateOf(kind));
  const fallen =
    due.length === 0 ? [] : trace.pool(mark, numberOf(due), 6, eachFace).dice.map(({ face }) => face);
  let used = 0;
  const left: Run<B>[] = [];
  for (const { n, kind } of runs) {
    const fate = fateOf(kind);
    for (let one = 0; one < n; one += 1) {
      const became = 'sure' in fate ? fate.sure : fate.by(fallen[used++] ?? 1);
      if (became !== null) left.push({ n: 1, kind: became });
    }
  }
  return { runs: left, faces: fallen };
}

function count<A, B>(
  scene: Scene,
  { what }: Mark,
  runs: readonly Run<A>[],
  fateOf: (kind: A) => Fate<B>,
): Cast<B> {
  const left = new Map<string, Run<B>>();
  const add = (n: number, { kind, key }: Named<B>) => {
    if (n === 0 || kind === null) return;
    left.set(key, { n: n + (left.get(key)?.n ?? 0), kind });
  };
  for (const { n, kind } of runs) {
    const plan = once(scene, `${what} ${JSON.stringify(kind)}`, () => planOf(fateOf(kind)));
    if ('sure' in plan) {
      add(n, plan.sure);
      continue;
    }
    const { counts } = scene.trace.dice.pool(n, 6, plan.classes);
    for (const [index, became] of plan.kinds.entries()) add(counts[index] ?? 0, became);
  }
  const sorted = [...left.entries()].sort(([one], [two]) => (one < two ? -1 : 1));
  return { runs: sorted.map(([, run]) => run), faces: [] };
}

/** Faces with the same fate are one class, numbered from 0 in the order of the faces. */
function planOf<K>(fate: Fate<K>): Plan<K> {
  if ('sure' in fate) return { sure: named(fate.sure) };
  const fates = faces.map((face) => named(fate.by(face)));
  const keys = [...new Set(fates.map(({ key }) => key))];
  const kinds = keys.flatMap((key) => fates.find((one) => one.key === key) ?? []);
  return { kinds, classes: fates.map(({ key }) => keys.indexOf(key)) };
}

function named<K>(kind: K | null): Named<K> {
  return { kind, key: JSON.stringify(kind) };
}
