import type { APIEmbed } from 'discord-api-types/v10';
import { moment, pageUrl, pictureUrl } from './format.ts';
import { trim } from './misfits.ts';
import type { Path, Problem } from './problem.ts';
import { anything, boolean, integer, list, record, text, trimmed } from './shape.ts';
import { required } from './wording.ts';

/** Most characters in titles, descriptions, fields, footers and authors of all embeds of one message together. */
const embedTotal = 6000;

const picture = {
  url: pictureUrl,
  width: anything,
  height: anything,
  placeholder: text(0, 64),
  placeholder_version: integer(0, 2 ** 31 - 1),
  is_animated: boolean,
  description: text(0, 4096),
};

const field = record('RichEmbedField', ['name', 'value'], {
  name: trimmed(1, 256),
  value: trimmed(1, 1024),
  inline: boolean,
});

const author = record('RichEmbedAuthor', ['name'], {
  name: trimmed(1, 256),
  url: pageUrl,
  icon_url: pictureUrl,
});

/** Sources: https://docs.discord.com/developers/resources/message#embed-object-embed-limits and the description. */
export const embed = record('RichEmbed', [], {
  type: text(0, 152133),
  url: pageUrl,
  title: trimmed(0, 256),
  color: integer(0, 0xffffff),
  timestamp: moment,
  description: trimmed(0, 4096),
  author,
  image: record('RichEmbedImage', ['url'], picture),
  thumbnail: record('RichEmbedThumbnail', ['url'], picture),
  footer: record('RichEmbedFooter', ['text'], { text: trimmed(1, 2048), icon_url: pictureUrl }),
  fields: list(field, 0, 25),
  provider: record('RichEmbedProvider', [], { name: trimmed(0, 256), url: pageUrl }),
  video: record('RichEmbedVideo', [], picture),
});

/** What several embeds break together, once each fits: an embed that shows nothing, more than 6 000 characters. */
export function embedProblems(embeds: readonly APIEmbed[], path: Path): Problem[] {
  const problems = embeds.flatMap((one, index) =>
    isEmpty(one) ? [required([...path, index, 'description'])] : [],
  );
  const total = embeds.reduce((sum, one) => sum + length(one), 0);
  if (total <= embedTotal) return problems;
  const message = `Embed size exceeds maximum size of ${embedTotal}`;
  return [...problems, { path, code: 'MAX_EMBED_SIZE_EXCEEDED', message }];
}

function isEmpty(one: APIEmbed): boolean {
  return length(one) === 0 && one.image == null && one.thumbnail == null;
}

function length(one: APIEmbed): number {
  const fields = (one.fields ?? []).flatMap(({ name, value }) => [name, value]);
  const texts = [one.title, one.description, one.footer?.text, one.author?.name, ...fields];
  return texts.reduce((sum, value) => sum + trim(value ?? '').length, 0);
}
