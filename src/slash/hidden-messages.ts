import type { Entry } from '../campaign/entry.ts';
import { masterLine, revealedLine } from '../present/hidden.ts';
import { rollEmbed } from '../present/log.ts';
import { detailButton, revealButton, row } from './buttons.ts';
import type { Message } from './command.ts';

/** What the MJs get of a hidden roll in their channel; once it is revealed there is nothing more to reveal. */
export function masterCopy(entry: Entry): Message {
  const buttons = [...(entry.revealedAt === null ? [revealButton(entry)] : []), detailButton(entry)];
  return { content: masterLine(entry), embeds: [rollEmbed(entry)], components: [row(...buttons)] };
}

/** What stands in the channel of a roll once it was revealed. */
export function revealedCopy(entry: Entry): Message {
  return { content: revealedLine(entry), embeds: [rollEmbed(entry)], components: [row(detailButton(entry))] };
}

/** What takes the place of the message whose « Révéler » was pressed. */
export function revealedAnswer(entry: Entry): Message {
  if (entry.visibility !== 'personnel') return masterCopy(entry);
  return { embeds: [rollEmbed(entry)], components: [row(detailButton(entry))] };
}
