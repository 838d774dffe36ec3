import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import { answerEmbed } from '../embed.ts';
import { resultOf } from '../entry.ts';
import { titleOf } from '../games-open.ts';
import { fr } from '../words.ts';

/** What the journal keeps of a seat that was handed over: in a game of which command, from whom to whom (Discord ids). */
interface SeatResult {
  readonly commande: string;
  readonly de: string;
  readonly a: string;
}

/** The journal's view of a seat that was handed over. */
export function handedSeat(entry: Entry): APIEmbed {
  const { commande } = resultOf<SeatResult>(entry);
  return answerEmbed(entry, {
    title: `Place cédée · /${commande}`,
    outcome: 'neutral',
    verdict: [handedLine(entry)],
  });
}

/** « <@1> cède sa place à <@2>. » */
function handedLine(entry: Entry): string {
  const { de, a } = resultOf<SeatResult>(entry);
  return `<@${de}> cède sa place à <@${a}>.`;
}

/** What stands above a game whose seat has just been handed over, before whose turn it is. */
export function seatLine(entry: Entry, turn: string): string {
  return [handedLine(entry), turn.split('\n').at(-1) ?? ''].join('\n').trim();
}

/** What the message of a game says once the game goes on elsewhere. */
export function movedLine(number: number | null, kind: string, channel: string): string {
  return fr`La partie ${titleOf(number, kind)} continue dans <#${channel}>.`;
}
