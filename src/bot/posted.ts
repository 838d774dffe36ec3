import type { RawFile } from 'discord.js';
import type { AttachedFile, Message } from '../slash/command.ts';
import { type Draw, draw } from './pictures.ts';

/** A message as a request takes it: its body, and the files beside it. */
export interface Posted {
  readonly body: object;
  /** Absent where there is none: a request with files is written otherwise. */
  readonly files?: RawFile[];
}

/**
 * A message ready to be sent, its pictures drawn, with `extra` in its body; nobody is ever pinged by what a player wrote.
 * A picture that could not be drawn is left out, and what shows it: the words of an answer say the same.
 */
export async function posted(message: Message, extra: object = {}, drawn: Draw = draw): Promise<Posted> {
  const { files = [], embeds, ...rest } = message;
  const ready = await Promise.all(files.map((file) => readyFile(file, drawn)));
  const there = ready.filter((file) => file !== null);
  const missing = files.filter((_, at) => ready[at] === null).map(({ name }) => `attachment://${name}`);
  const shown = embeds.map(({ image, ...embed }) =>
    image === undefined || missing.includes(image.url) ? embed : { ...embed, image },
  );
  const attachments = there.map(({ name, alt }, id) => ({
    id: String(id),
    filename: name,
    ...(alt && { description: alt }),
  }));
  return {
    body: {
      ...rest,
      embeds: shown,
      allowed_mentions: { parse: [] },
      ...(attachments.length > 0 && { attachments }),
      ...extra,
    },
    ...(there.length > 0 && { files: there.map(({ name, data }) => ({ name, data })) }),
  };
}

/** Draws the pictures of a message ahead, so that sending it does not wait for them: « wait » can be said meanwhile. */
export async function drawAhead({ files = [] }: Message, drawn: Draw = draw): Promise<void> {
  await Promise.all(files.map((file) => readyFile(file, drawn)));
}

async function readyFile({ name, text, alt }: AttachedFile, drawn: Draw) {
  const data = alt === undefined ? Buffer.from(text, 'utf8') : await drawn(text);
  return data && { name, alt, data };
}
