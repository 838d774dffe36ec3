import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import type { AccountResult, DebutResult, TourResult } from '../../rules/w40k/bataille.ts';
import type { PertesResult } from '../../rules/w40k/pertes.ts';
import type { Repli } from '../../rules/w40k/repli.ts';
import { facesOf } from '../dice.ts';
import { answerEmbed } from '../embed.ts';
import { nameOption, resultOf } from '../entry.ts';
import { literal } from '../escape.ts';
import { change, number, signed } from '../numbers.ts';
import { fr, plural } from '../words.ts';

/** What the journal keeps of `/bataille fin`. */
interface FinTold {
  readonly ronde: number;
  readonly scores: readonly { readonly joueur: string; readonly points: number; readonly pc: number }[];
}

/** A battle that begins. */
export function battleBegun(entry: Entry): APIEmbed {
  const { joueur, pc } = resultOf<DebutResult>(entry);
  const names = pc.map((one) => literal(one.joueur));
  return answerEmbed(entry, {
    title: `Bataille · ${names.join(' contre ')}`,
    outcome: 'neutral',
    verdict: [
      fr`**Ronde 1**, premier tour : à **${literal(joueur)}** de jouer.`,
      fr`PC : ${pc.map(({ joueur: who, apres }) => `${literal(who)} ${number(apres)}`).join(' · ')}`,
    ],
  });
}

/** The turn that begins after another one. */
export function turnEnded(entry: Entry): APIEmbed {
  const { ronde, joueur } = resultOf<TourResult>(entry);
  return answerEmbed(entry, {
    title: 'Fin du tour',
    outcome: 'neutral',
    verdict: [
      fr`**Ronde ${number(ronde)}** : à **${literal(joueur)}** de jouer.`,
      'Son tour commence par sa phase de commandement.',
    ],
  });
}

/** A battle that is over, with its score. */
export function battleOver(entry: Entry): APIEmbed {
  const { ronde, scores } = resultOf<FinTold>(entry);
  const lines = scores.map(
    ({ joueur, points, pc }) =>
      fr`${literal(joueur)} : **${number(points)} ${plural(points, 'point')}**, ${number(pc)} PC`,
  );
  return answerEmbed(entry, {
    title: 'Fin de la bataille',
    outcome: 'neutral',
    verdict: [fr`**Finie** à la ronde ${number(ronde)}`, ...lines],
  });
}

/** What a unit has lost. */
export function lossesTold(entry: Entry): APIEmbed {
  const { unite, effectif, pv, detruite } = resultOf<PertesResult>(entry);
  const lines = [
    ...(effectif.avant === effectif.apres
      ? []
      : [fr`Figurines : **${change(effectif.avant, effectif.apres)}**`]),
    ...(pv === null || pv.avant === pv.apres || detruite
      ? []
      : [fr`PV de la figurine entamée : **${change(pv.avant, pv.apres)}**`]),
    ...(detruite ? ['L’unité est **détruite**.'] : []),
  ];
  return answerEmbed(entry, {
    title: `Pertes · ${literal(unite)}`,
    outcome: detruite ? 'failure' : 'mixed',
    verdict: lines,
  });
}

/** The fall-back of a shaken unit. */
export function retreatTold(entry: Entry): APIEmbed {
  const { des, morts, survivants } = resultOf<Repli>(entry);
  const toll = `**${number(morts)} ${plural(morts, 'mort')}**, ${number(survivants)} ${plural(survivants, 'survivant')}`;
  return answerEmbed(entry, {
    title: `Repli · ${nameOption(entry, 'unite') ?? ''}`,
    outcome: morts === 0 ? 'success' : survivants === 0 ? 'failure' : 'mixed',
    verdict: [fr`${toll} : ${facesOf(des, (face) => face <= 2)}`],
  });
}

/** PC or points of one player that changed. */
export function accountTold(entry: Entry): APIEmbed {
  const { joueur, avant, apres } = resultOf<AccountResult>(entry);
  const label = entry.content.command.startsWith('pc') ? 'PC' : 'Points';
  const target = nameOption(entry, 'cible');
  return answerEmbed(entry, {
    title: `${label} · ${literal(joueur)}`,
    outcome: 'neutral',
    verdict: [
      fr`${label} : **${change(avant, apres)}** (${signed(apres - avant)})`,
      ...(target === null ? [] : [fr`Cible : ${target}`]),
    ],
  });
}
