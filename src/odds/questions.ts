import type { Distribution } from '../dice/distribution.ts';
import type { Impact } from '../rules/confede/impact.ts';
import type { Moral } from '../rules/jdr/moral.ts';
import type { Jet } from '../rules/libre/jet.ts';
import type { Refusal } from '../rules/rule.ts';
import type { Ebranlement } from '../rules/w40k/ebranlement.ts';
import type { Combat } from '../rules/waryaume/combat.ts';
import type { Region } from '../rules/waryaume/terms.ts';
import { type BatailleOdds, batailleOdds } from './bataille.ts';
import { type ImpactOdds, impactOdds } from './confede.ts';
import { type CourseOdds, type CourseQuestion, courseOdds } from './heresie/course.ts';
import { type DefiOdds, type DefiQuestion, defiOdds } from './heresie/defi.ts';
import { type MoralFate, moralOdds } from './jdr.ts';
import { type FighterFate, type MeleeQuestion, meleeOdds } from './jdr-melee.ts';
import { jetOdds, most } from './libre.ts';
import { type EbranlementFate, ebranlementOdds, isLong } from './w40k.ts';
import { type AssautOdds, assautOdds } from './waryaume.ts';

/** A battle, and over how many assaults it is looked at: none for an assault alone. */
export interface CombatQuestion {
  readonly combat: Combat;
  readonly region: Region | null;
  readonly assauts: number;
}

/** `bataille`: `null` for an assault alone. */
export interface CombatOdds {
  readonly assaut: AssautOdds;
  readonly bataille: BatailleOdds | null;
}

/** What may be asked, by kind, and what is answered: plain data, weights as big integers. */
export interface Kinds {
  readonly defi: { readonly asked: DefiQuestion; readonly found: DefiOdds | Refusal };
  readonly course: { readonly asked: CourseQuestion; readonly found: CourseOdds };
  readonly combat: { readonly asked: CombatQuestion; readonly found: CombatOdds };
  readonly ebranlement: { readonly asked: Ebranlement; readonly found: Distribution<EbranlementFate> };
  readonly moral: { readonly asked: Moral; readonly found: Distribution<MoralFate> };
  readonly melee: { readonly asked: MeleeQuestion; readonly found: readonly Distribution<FighterFate>[] };
  readonly impact: { readonly asked: Impact; readonly found: ImpactOdds };
  /** `null`: beyond counting. */
  readonly jet: { readonly asked: Jet; readonly found: Distribution<number> | null };
}
export type Kind = keyof Kinds;

/** One question as a thread is told it. */
export interface Question<K extends Kind = Kind> {
  readonly kind: K;
  readonly asked: Kinds[K]['asked'];
}

type Answering = { readonly [K in Kind]: (asked: Kinds[K]['asked']) => Kinds[K]['found'] };

const answering: Answering = {
  defi: defiOdds,
  course: courseOdds,
  combat: ({ combat, region, assauts }) => ({
    assaut: assautOdds(combat, region),
    bataille: assauts > 0 ? batailleOdds(combat, region, assauts) : null,
  }),
  ebranlement: ebranlementOdds,
  melee: meleeOdds,
  moral: moralOdds,
  impact: impactOdds,
  jet: (jet) => jetOdds(jet, most.apart),
};

/** The answer, however long it takes. */
export function answer<K extends Kind>({ kind, asked }: Question<K>): Kinds[K]['found'] {
  return answering[kind](asked);
}

/** The answer where it takes no more than a few milliseconds; `null`: it is for a thread. */
export function answerAtOnce<K extends Kind>(
  question: Question<K>,
): { readonly found: Kinds[K]['found'] } | null {
  const any: Question = question as Question; // told apart by its kind
  switch (any.kind) {
    case 'defi':
    case 'course':
    case 'melee':
      return null;
    case 'combat':
      return (any.asked as CombatQuestion).assauts > 0 ? null : { found: answer(question) };
    case 'ebranlement':
      return isLong(any.asked as Ebranlement) ? null : { found: answer(question) };
    case 'jet': {
      const found = jetOdds(any.asked as Jet, most.atOnce);
      return found && { found };
    }
    default:
      return { found: answer(question) };
  }
}
