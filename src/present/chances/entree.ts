import { gravites } from '../../../data/confede/gravites.ts';
import type { Entry } from '../../campaign/entry.ts';
import type { Distribution } from '../../dice/distribution.ts';
import type { ImpactOdds } from '../../odds/confede.ts';
import type { MoralFate } from '../../odds/jdr.ts';
import type { FighterFate } from '../../odds/jdr-melee.ts';
import type { EbranlementFate } from '../../odds/w40k.ts';
import type { Gravite, ImpactResult } from '../../rules/confede/terms.ts';
import type { DefiResult } from '../../rules/heresie/state.ts';
import type { Melee } from '../../rules/jdr/melee/terms.ts';
import type { MoralResult } from '../../rules/jdr/moral.ts';
import type { JetResult } from '../../rules/libre/jet.ts';
import type { EbranlementResult } from '../../rules/w40k/ebranlement.ts';
import type { CombatResult } from '../../rules/waryaume/combat.ts';
import { type ChancesView, ebranlementChances, jetChances, moralChances } from '../chances.ts';
import { fitEmbed } from '../cut.ts';
import { nameOption, resultOf } from '../entry.ts';
import { literal } from '../escape.ts';
import { standingsIn } from '../melee/entry.ts';
import { number } from '../numbers.ts';
import { fr } from '../words.ts';
import { type TouchesOdds, touchesChances } from './combat.ts';
import { type CourseStanding, courseChances } from './course.ts';
import { impactChances } from './impact.ts';
import { meleeChances } from './melee.ts';
import { type Share, shareOf, shown } from './share.ts';

/** The odds of a roll that was made. */
export type Standing =
  | { readonly kind: 'ebranlement'; readonly odds: Distribution<EbranlementFate> }
  | { readonly kind: 'moral'; readonly odds: Distribution<MoralFate> }
  | { readonly kind: 'jet'; readonly odds: Distribution<number> }
  | { readonly kind: 'combat'; readonly odds: TouchesOdds }
  | MeleeStanding
  | ({ readonly kind: 'defi' } & CourseStanding)
  | { readonly kind: 'impact'; readonly odds: ImpactOdds };

/** A round of a mêlée: as it stood before, and what it could do to each. */
interface MeleeStanding {
  readonly kind: 'melee';
  readonly odds: readonly Distribution<FighterFate>[];
  readonly melee: Melee;
  /** PV of each before the round, in joining order. */
  readonly pv: readonly number[];
  /** Places of those who fought in it. */
  readonly there: readonly number[];
}

/** Where the result of an entry stands among all that might have come, then the odds themselves. */
export function entryChances(entry: Entry, standing: Standing): ChancesView {
  const { view, lines } = told(entry, standing);
  const description = [fr`n° ${number(entry.number)}`, ...lines, view.embed.description ?? ''].join('\n');
  return { ...view, embed: fitEmbed({ ...view.embed, description }) };
}

interface Told {
  readonly view: ChancesView;
  readonly lines: readonly string[];
}

function told(entry: Entry, standing: Standing): Told {
  switch (standing.kind) {
    case 'ebranlement': {
      const { total } = resultOf<EbranlementResult>(entry);
      const view = ebranlementChances(
        standing.odds,
        nameOption(entry, 'unite') === null ? null : raw(entry, 'unite'),
      );
      if (total === null) return { view, lines: [] };
      const share = shareOf(standing.odds, (fate) => fate.total !== null && fate.total >= total);
      return { view, lines: [asGood(share, true)] };
    }
    case 'moral': {
      const { total } = resultOf<MoralResult>(entry);
      const view = moralChances(standing.odds, raw(entry, 'fiche'));
      if (total === null) return { view, lines: [] };
      const share = shareOf(standing.odds, (fate) => fate.total !== null && fate.total <= total);
      return { view, lines: [asGood(share, true)] };
    }
    case 'jet': {
      const { total, succes } = resultOf<JetResult>(entry);
      const view = jetChances(standing.odds, raw(entry, 'notation') ?? '', succes !== null);
      return { view, lines: [asGood(shareOf(standing.odds, (value) => value >= (succes ?? total)))] };
    }
    case 'combat': {
      const { touches, riposte } = resultOf<CombatResult>(entry);
      const { odds } = standing;
      const lines = [asGood(shareOf(odds.attaque, (value) => value >= touches))];
      if (odds.riposte !== null && riposte !== null) {
        const share = shareOf(odds.riposte, (value) => value >= riposte.touches);
        lines.push(fr`Riposte : ${asGood(share)}`);
      }
      return { view: touchesChances(odds), lines };
    }
    case 'defi':
      return { view: courseChances(standing, resultOf<DefiResult>(entry)), lines: [] };
    case 'melee':
      return {
        view: meleeChances(standing.odds, standing.melee, standing.there),
        lines: meleeLines(entry, standing),
      };
    case 'impact':
      return { view: impactChances(standing.odds), lines: impactLines(entry, standing.odds) };
  }
}

/** « 28 % de faire au moins aussi bien ». */
function asGood(share: Share, over36 = false): string {
  return `**${shown(share, over36)}** de faire au moins aussi bien`;
}

/** What the round cost each: nobody is told how likely it was to lose at least nothing. */
function meleeLines(entry: Entry, { odds, melee, pv, there }: MeleeStanding): string[] {
  const after = new Map(standingsIn(entry).map(({ nom, pv: left }) => [nom, left]));
  return there.flatMap((at) => {
    const [one, fates] = [melee.combattants[at], odds[at]];
    if (!one || !fates) return [];
    const { fiche } = one;
    const lost = (pv[at] ?? 0) - (after.get(fiche) ?? 0);
    if (lost === 0) {
      const share = shareOf(fates, ({ pvPerdus }) => pvPerdus === 0);
      return fr`${literal(fiche)}, aucun PV perdu : **${shown(share)}**`;
    }
    const share = shareOf(fates, ({ pvPerdus }) => pvPerdus >= lost);
    return fr`${literal(fiche)}, ${lost} PV ${lost > 1 ? 'perdus' : 'perdu'} : **${shown(share)}** d’en perdre au moins autant`;
  });
}

/** Each target that was struck, in the order of the result. */
function impactLines(entry: Entry, { cibles }: ImpactOdds): string[] {
  const struck = resultOf<ImpactResult>(entry).cibles;
  return struck.flatMap(({ nom, gravite }, at) => {
    const odds = cibles[at];
    if (gravite === null || !odds) return [];
    const share = shareOf(odds.gravites, (one) => rank(one) >= rank(gravite));
    const name = nom === null ? '' : fr`${literal(nom)} : `;
    return [`${name}${asGood(share, true)}`];
  });
}

function rank(gravite: Gravite): number {
  return gravites.findIndex(({ id }) => id === gravite);
}

function raw({ content }: Entry, option: string): string | null {
  const value = content.options[option];
  return typeof value === 'string' ? value : null;
}
