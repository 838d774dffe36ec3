import type { Die } from '../dice/dice.ts';
import type { Step } from '../rules/step.ts';
import { facesOf, type Which } from './dice.ts';

/** One term of a free roll as its steps tell it. */
export interface RolledTerm {
  /** How it was written, where the roll has several terms. */
  readonly about: string | null;
  /** Dice that the notation asks for, without those of explosions. */
  readonly thrown: readonly Die[];
  /** Every face in the order of its fall. */
  readonly faces: readonly number[];
  /** The faces that were not kept; empty when all were. */
  readonly dropped: readonly number[];
  /** The number that two D6 read as tens and units make; `null` otherwise. */
  readonly d66: number | null;
}

/** The terms of a roll in the order in which they were thrown: each begins with the step `des`. */
export function termsOf(steps: readonly Step[]): RolledTerm[] {
  const terms: RolledTerm[] = [];
  for (const step of steps) {
    const last = terms.at(-1);
    if (step.kind === 'roll' && step.what === 'des') {
      terms.push({
        about: step.about ?? null,
        thrown: step.dice,
        faces: faces(step.dice),
        dropped: [],
        d66: null,
      });
    } else if (last !== undefined) terms[terms.length - 1] = told(last, step);
  }
  return terms;
}

/** The faces of a term: `strong` ones and kept ones in bold, dropped ones struck through, those of a D66 as they are. */
export function facesWithin(term: RolledTerm, strong?: Which, link = ' + '): string {
  if (term.d66 !== null) return faceText(term, strong);
  const gone = droppedPlaces(term);
  const kept: Which = strong ?? (() => gone.size > 0);
  return facesOf(
    term.faces,
    (face, at) => kept(face, at) && !gone.has(at),
    (_, at) => gone.has(at),
    link,
  );
}

function told(term: RolledTerm, step: Step): RolledTerm {
  if (step.kind === 'roll') return { ...term, faces: [...term.faces, ...faces(step.dice)] };
  if (step.kind === 'keep') return { ...term, dropped: step.dropped };
  if (step.kind === 'clause' && step.what === 'd66') return { ...term, d66: Number(step.value) };
  return term;
}

/** A comparison looks at the number of a D66, not at its dice. */
function faceText({ faces, d66 }: RolledTerm, strong?: Which): string {
  return strong?.(d66 ?? 0, 0) ? `**${d66}**` : faces.join(' et ');
}

/** Of equal faces the first thrown are kept, so the last thrown are those that were dropped. */
function droppedPlaces({ faces, dropped }: RolledTerm): ReadonlySet<number> {
  const places = new Set<number>();
  for (const face of dropped) {
    const at = faces.findLastIndex((other, place) => other === face && !places.has(place));
    if (at >= 0) places.add(at);
  }
  return places;
}

function faces(dice: readonly Die[]): number[] {
  return dice.map(({ face }) => face);
}
