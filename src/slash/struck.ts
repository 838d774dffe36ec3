import type { Entry } from '../campaign/entry.ts';
import { rollEmbed } from '../present/log.ts';
import { detailButton, row } from './buttons.ts';
import type { Message } from './command.ts';

/** What the answer of an entry says once that was taken back, or brought back. */
export function struck(entry: Entry): Message {
  return { content: '', embeds: [rollEmbed(entry)], components: [row(detailButton(entry))] };
}
