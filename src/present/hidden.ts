import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry, Visibility } from '../campaign/entry.ts';
import { foot, palette, people } from './embed.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { fr } from './words.ts';

/** Who sees a hidden roll, as a title says it. */
const kinds: Readonly<Record<Visibility, string>> = {
  public: 'Jet public',
  'joueur-mj': 'Jet caché, vu du joueur et des MJ',
  mj: 'Jet caché, vu des MJ seuls',
  personnel: 'Jet personnel',
};

/** What who rolled blind is told: that it is done and who sees it, nothing of what fell. */
export function blindAnswer(entry: Entry): APIEmbed {
  return {
    title: fr`Jet n° ${number(entry.number)} lancé`,
    color: palette.neutral,
    description:
      'Seuls les MJ de la campagne en voient le résultat, dans leur salon. Ils peuvent le révéler à tous plus tard.',
    footer: { text: foot(entry) },
  };
}

/** Above the copy of a hidden roll in the MJ channel: who sees it, where and by whom it was rolled. */
export function masterLine(entry: Entry): string {
  const where = entry.channel === null ? '' : ` dans <#${entry.channel}>`;
  const now = entry.revealedAt === null ? kinds[entry.visibility] : 'Jet révélé à tous';
  return fr`${now} : lancé${where} ${people(entry, literal)}.`;
}

/** Above a revealed roll in the channel where it was rolled. */
export function revealedLine(entry: Entry): string {
  return fr`Jet révélé : ${people(entry, literal)}.`;
}
