import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { Score } from '../campaign/scores.ts';
import { fitEmbed } from './cut.ts';
import { answerEmbed, palette } from './embed.ts';
import { resultOf } from './entry.ts';
import { literal } from './escape.ts';
import type { RuleWords } from './labels.ts';
import { change, number, signed } from './numbers.ts';
import { quantities } from './quantities.ts';
import { fr, plural } from './words.ts';

/** What the journal keeps of a correction. `avant`: the value before it. */
export interface ScoreResult {
  readonly sujet: string;
  /** Name of the sheet; `null` for what a player has without one. */
  readonly fiche: string | null;
  readonly quantite: string;
  readonly montant: number;
  readonly avant: number;
}

/** What scores have of the words of a rule: nothing is rolled. */
export const scoresWords: RuleWords = {
  name: 'Scores',
  what: {},
  cause: {},
  value: {},
  table: {},
  ruling: {},
  clauses: [],
  arbitrages: [],
};

/** A correction of a score by a MJ. */
export function correction(entry: Entry): APIEmbed {
  const { fiche, quantite, montant, avant } = resultOf<ScoreResult>(entry);
  const label = quantities[quantite] ?? quantite;
  return answerEmbed(entry, {
    title: `Score · ${fiche === null ? literal(entry.behalf?.name ?? 'une personne effacée') : literal(fiche)}`,
    outcome: 'neutral',
    verdict: [fr`${label} : **${change(avant, avant + montant)}** (${signed(montant)})`],
  });
}

/** One page of the scores. */
export function scoresEmbed(
  scores: readonly Score[],
  { page, pages, total, first }: { page: number; pages: number; total: number; first: number },
): APIEmbed {
  if (total === 0)
    return { color: palette.neutral, description: 'Aucun score n’est encore tenu dans cette campagne.' };
  return fitEmbed({
    title: 'Scores',
    color: palette.neutral,
    description: scores.map((one, at) => `${number(first + at)}. ${scoreLine(one)}`).join('\n'),
    footer: {
      text: `${number(total)} ${plural(total, 'ligne')} · page ${number(page)} sur ${number(pages)}`,
    },
  });
}

function scoreLine({ sheet, player, values }: Score): string {
  const name = player.name === null ? 'une personne effacée' : literal(player.name);
  const whose = sheet === null ? `**${name}**` : `**${literal(sheet)}** (${name})`;
  const counted = new Map(Object.entries(values));
  const parts = Object.entries(quantities).flatMap(([quantity, label]) => {
    const value = counted.get(quantity);
    return value === undefined ? [] : [`${label} ${number(value)}`];
  });
  return fr`${whose} : ${parts.join(' · ')}`;
}
