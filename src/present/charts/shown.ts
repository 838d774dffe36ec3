import type { Message } from '../../slash/command.ts';
import type { ChancesView } from '../chances.ts';
import { pictureOf } from './picture.ts';

const name = 'chances.png';

/** Odds as a message: the embed, with a picture in it where something can be drawn. */
export function withPicture({ embed, charts }: ChancesView): Message {
  const picture = pictureOf(charts);
  if (!picture) return { embeds: [embed], components: [] };
  const { svg, alt } = picture;
  return {
    embeds: [{ ...embed, image: { url: `attachment://${name}` } }],
    components: [],
    files: [{ name, text: svg, alt }],
  };
}
