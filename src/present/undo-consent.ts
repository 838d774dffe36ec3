import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import { palette } from './embed.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { enumerate, fr } from './words.ts';

/** Above the roll that somebody asks to take back: who may agree. `opponents`: Discord ids. */
export function consentLine(asker: string, opponents: readonly string[]): string {
  const who = ['un MJ', ...opponents.map((id) => `<@${id}>`)];
  return fr`${literal(asker)} demande d’annuler ce jet. ${capitalised(enumerate(who, 'ou'))} peut l’accorder.`;
}

function capitalised(text: string): string {
  return text.replace(/^u/u, 'U');
}

/** What who asked is told. */
export function consentAsked(target: Pick<Entry, 'number'>): APIEmbed {
  return {
    color: palette.neutral,
    description: fr`Des dés sont tombés ou le temps a passé : annuler le n° ${number(target.number)} demande l’accord d’un MJ ou de l’adversaire. La demande est affichée, rien n’est annulé pour l’instant.`,
  };
}

/** What stands in the place of a request that was turned down. */
export function consentRefused(target: Pick<Entry, 'number'>, by: string): APIEmbed {
  return {
    color: palette.neutral,
    description: fr`Le n° ${number(target.number)} reste : ${literal(by)} refuse de l’annuler.`,
  };
}
