import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { Erased } from '../campaign/reading.ts';
import type { Page } from '../campaign/search.ts';
import { cutLine, fitEmbed, limits, sizeOf } from './cut.ts';
import { palette, people } from './embed.ts';
import { literal } from './escape.ts';
import { rollEmbed } from './log.ts';
import { number } from './numbers.ts';
import { rolls, wordsIn } from './rolls.ts';
import { traceEmbeds, traceFile } from './trace.ts';
import { fr } from './words.ts';

/** The most that one entry takes of a page, in UTF-16 units. */
const longestItem = 450;

const kinds = { 'joueur-mj': 'joueur et MJ', mj: 'MJ seuls', personnel: 'personnel' } as const;

/** A page of the journal: number, moment, people, verdict and note of each entry, newest first. */
export function journalPage(title: string, { entries, through }: Page): APIEmbed {
  const items = entries.map(itemOf);
  const gap =
    through === null ? [] : [fr`Recherche faite jusqu’au n° ${number(through)} : un bouton la poursuit.`];
  const nothing = entries.length === 0 && through === null ? ['Rien de tel que tu puisses voir.'] : [];
  return fitEmbed({
    title,
    color: palette.neutral,
    description: [...items, ...gap, ...nothing].join('\n\n'),
  });
}

/** One entry: its roll and, where there is one and both fit into one message, its whole calculation. */
export function journalEntry(entry: Entry): { readonly embeds: APIEmbed[]; readonly isWhole: boolean } {
  const roll = rollEmbed(entry);
  const view = Object.hasOwn(rolls, entry.content.command) ? rolls[entry.content.command] : undefined;
  const isRolled = entry.content.outcome.steps.length > 0;
  const embeds = [roll, ...(view && isRolled ? traceEmbeds(entry, wordsIn(view, entry)) : [])];
  const size = embeds.reduce((sum, embed) => sum + sizeOf(embed), 0);
  const isCut = view !== undefined && isRolled && traceFile(entry, wordsIn(view, entry)) !== null;
  const isWhole = !isCut && size <= limits.total && embeds.length <= limits.embeds;
  return isWhole ? { embeds, isWhole } : { embeds: [roll], isWhole };
}

function itemOf(entry: Entry | Erased): string {
  if (entry.content === null) return fr`**n° ${number(entry.number)}** · données effacées`;
  const { at, motif } = entry.content;
  const hidden =
    entry.revealedAt !== null ? 'révélé' : entry.visibility === 'public' ? null : kinds[entry.visibility];
  const head = [
    fr`**n° ${number(entry.number)}**`,
    `<t:${Math.floor(at / 1000)}:f>`,
    people(entry, literal),
    ...(hidden === null ? [] : [hidden]),
    ...(entry.undoneBy === undefined ? [] : [fr`annulé par le n° ${number(entry.undoneBy)}`]),
  ].join(' · ');
  const { title = '', description = '' } = rollEmbed(entry);
  const [verdict = ''] = description.split('\n');
  const lines = [head, title, verdict, ...(motif === null ? [] : [`> ${literal(motif)}`])];
  return lines
    .filter((line) => line !== '')
    .map((line) => cutLine(line, longestItem / 3))
    .join('\n');
}
