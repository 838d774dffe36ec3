import type { Entry } from '../../campaign/entry.ts';
import type { MeleeResult } from '../../rules/jdr/melee/terms.ts';
import type { Step } from '../../rules/step.ts';
import { resultOf } from '../entry.ts';

/** How one fighter stood after an entry. */
export interface Standing {
  readonly nom: string;
  readonly camp: string;
  readonly pv: number;
  readonly base: number;
  readonly etat: string;
}

/** What the steps of a round say of one fighter's blows beyond the counts. */
export interface Blows {
  readonly hits: readonly number[];
  readonly wounds: readonly number[];
  /** From which face they wound or save; `null` where no die was due. */
  readonly seuilBlesser: number | null;
  readonly seuilSauvegarde: number | null;
  readonly arme: string | null;
}

export function meleeResult(entry: Entry): MeleeResult {
  return resultOf<MeleeResult>(entry);
}

/** Everybody as the entry left them, in joining order. */
export function standingsIn({ content }: Entry): Standing[] {
  return content.outcome.steps.flatMap(({ what, about, value }) => {
    if (what !== 'etat' || about === undefined || typeof value !== 'object' || value === null) return [];
    const { camp, pv, base, etat } = value as Readonly<Record<string, unknown>>; // written by the match
    return [{ nom: about, camp: String(camp), pv: Number(pv), base: Number(base), etat: String(etat) }];
  });
}

/** PV that a sheet had by then, and how many the mêlée had counted; `base`: PV de base of the sheet. */
export interface TakenOver {
  readonly nom: string;
  readonly avant: number;
  readonly apres: number;
  readonly base: number;
}

/** What the entry took over from sheets. */
export function takenOverIn({ content }: Entry): TakenOver[] {
  return content.outcome.steps.flatMap(({ what, about, value }) => {
    if (what !== 'pv-de-la-fiche' || about === undefined || typeof value !== 'object' || value === null)
      return [];
    const { avant, apres, base } = value as Readonly<Record<string, unknown>>; // written by the match
    return [{ nom: about, avant: Number(avant), apres: Number(apres), base: Number(base) }];
  });
}

/** The steps that belong to the blows of `de`: from his weapon up to the next one's. */
export function blowsOf({ content }: Entry, de: string): Blows {
  const { steps } = content.outcome;
  const from = steps.findIndex(({ what, about }) => what === 'arme' && about === de);
  const rest = steps.slice(from + 1);
  const end = rest.findIndex(({ what }) => what === 'arme');
  const own = end < 0 ? rest : rest.slice(0, end);
  const number = (what: string) => {
    const value = own.find((step) => step.what === what)?.value;
    return typeof value === 'number' ? value : null;
  };
  const arme = steps[from]?.value;
  const isSaved = own.some(({ what }) => what === 'sauvegardes');
  return {
    hits: facesIn(own, 'touches'),
    wounds: facesIn(own, 'blessures'),
    seuilBlesser: number('seuil-blesser'),
    seuilSauvegarde: isSaved ? number('seuil-sauvegarde') : null,
    arme: typeof arme === 'string' ? arme : null,
  };
}

function facesIn(steps: readonly Step[], what: string): number[] {
  const step = steps.find((one) => one.kind === 'roll' && one.what === what);
  return step?.kind === 'roll' ? step.dice.map(({ face }) => face) : [];
}

/** What each gained in the whole mêlée; empty before its end. */
export function gainedIn({
  content,
}: Entry): { readonly nom: string; readonly xp: number; readonly credits: number }[] {
  return content.outcome.steps.flatMap(({ what, about, value }) => {
    if (what !== 'gagne' || about === undefined || typeof value !== 'object' || value === null) return [];
    const { xp, credits } = value as Readonly<Record<string, unknown>>; // written by the rule
    return [{ nom: about, xp: Number(xp), credits: Number(credits) }];
  });
}
