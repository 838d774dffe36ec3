import { fold } from '../../text/fold.ts';
import { type Bataille, coOf, type Side } from './bataille-terms.ts';

/** An objective with the CO that each side has on it. `tenuPar`: who has strictly more, `null` when nobody has. */
export interface Objectif {
  readonly nom: string;
  readonly co: readonly [number, number];
  readonly tenuPar: Side | null;
}

/** The objectives that units stand on, in the order in which they were named. Source: `commandement.7`. */
export function objectifsOf({ unites }: Pick<Bataille, 'unites'>): Objectif[] {
  const standing = unites.flatMap((unite) =>
    unite.objectif === null ? [] : [{ unite, nom: unite.objectif }],
  );
  return [...Map.groupBy(standing, ({ nom }) => fold(nom)).values()].map((there) => {
    const [mine, theirs] = ([0, 1] as const).map((side) =>
      there.reduce((sum, { unite }) => sum + (unite.joueur === side ? coOf(unite) : 0), 0),
    );
    const co: Objectif['co'] = [mine ?? 0, theirs ?? 0];
    return { nom: there[0]?.nom ?? '', co, tenuPar: holderOf(co) };
  });
}

function holderOf([first, second]: Objectif['co']): Side | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}
