import type { APIEmbed } from 'discord-api-types/v10';
import type { SettingChange } from '../campaign/campaigns/settings.ts';
import type { Entry } from '../campaign/entry.ts';
import type { Gains } from '../rules/jdr/gains.ts';
import type { Json } from '../rules/rule.ts';
import type { FacesPrisonniers } from '../rules/waryaume/terms.ts';
import { prisonerLines } from './combat/prisonniers.ts';
import { answerEmbed } from './embed.ts';
import { resultOf } from './entry.ts';
import { literal } from './escape.ts';
import { rulingOf } from './games.ts';
import { gainLines } from './house-lines.ts';
import { unrolled } from './labels.ts';
import { number } from './numbers.ts';
import { fr, plural } from './words.ts';

/** What the journal keeps of a change of what a campaign plays by. */
interface SettingsResult {
  readonly changements: readonly SettingChange[];
  /** Sheets that an import made. */
  readonly fiches?: readonly object[];
  /** Regions that an import made or changed. */
  readonly etats?: readonly object[];
}

/** A journal entry that changed what a campaign plays by: each setting, before and after. */
export function settings(entry: Entry): APIEmbed {
  const { changements, fiches = [], etats = [] } = resultOf<SettingsResult>(entry);
  const count = changements.length;
  return answerEmbed(entry, {
    title: count === 1 ? titles[changements[0]?.reglage ?? 'fuseau'] : 'Réglages de la campagne',
    outcome: 'neutral',
    verdict: [
      ...(count === 1 ? [] : [`${number(count)} ${plural(count, 'réglage changé', 'réglages changés')}`]),
      ...changements.flatMap(changeLines),
      ...(fiches.length === 0
        ? []
        : [`${number(fiches.length)} ${plural(fiches.length, 'fiche créée', 'fiches créées')}`]),
      ...(etats.length === 0
        ? []
        : [`${number(etats.length)} ${plural(etats.length, 'région reprise', 'régions reprises')}`]),
    ],
  });
}

/** Settings have no step of their own: what there is to say of them is before and after. */
export const settingsWords = unrolled('Réglage de la campagne');

const titles: Readonly<Record<SettingChange['reglage'], string>> = {
  arbitrage: 'Arbitrage',
  fuseau: 'Fuseau horaire',
  table: 'Table des Blessures',
  gains: 'Gains d’une élimination',
  posture: 'Posture de la campagne',
  prisonniers: 'Faces des prisonniers',
};

/** One change in words, before and after. */
export function changeLines({ reglage, nom, avant, apres }: SettingChange): string[] {
  if (reglage === 'fuseau') return [`${String(avant)} → **${String(apres)}**`];
  if (reglage === 'arbitrage') return rulingLines(nom, avant, apres);
  // Only what the rule itself has read is kept as gains, and as faces.
  if (reglage === 'gains') return gainLines(apres as unknown as Gains | null);
  if (reglage === 'prisonniers') return prisonerLines(apres as unknown as readonly FacesPrisonniers[] | null);
  const what = reglage === 'posture' ? `Posture ${literal(nom)}` : titles[reglage];
  return [fr`${what} : **${deed(avant, apres)}**`];
}

function rulingLines(key: string, before: Json, after: Json): string[] {
  const placed = rulingOf(key);
  if (!placed) return [literal(key)];
  const { game, ruling } = placed;
  const answer = (id: Json): string => ruling.answers[String(id ?? ruling.default)] ?? String(id);
  return [
    `${game.name}. ${ruling.question}`,
    fr`Avant : ${answer(before)}`,
    fr`Désormais : **${answer(after)}**`,
  ];
}

function deed(before: Json, after: Json): string {
  if (after === null) return 'de retour à ce que prévoit le bot';
  return before === null ? 'propre à la campagne' : 'nouvelle version';
}
