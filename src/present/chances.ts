import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Distribution } from '../dice/distribution.ts';
import type { MoralFate } from '../odds/jdr.ts';
import type { EbranlementFate } from '../odds/w40k.ts';
import { barChart, barsText, type Line, linesOf, parted } from './chances/bars.ts';
import type { Chart } from './chances/chart.ts';
import { meanOf, shareOf, shown } from './chances/share.ts';
import { fitEmbed } from './cut.ts';
import { palette, short, wide } from './embed.ts';
import { titleOf } from './entry.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { fr, plural } from './words.ts';

/** Odds as an answer shows them: the embed, and what could be drawn beside it. */
export interface ChancesView {
  readonly embed: APIEmbed;
  readonly charts: readonly Chart[];
}

/** The embed of odds; `lines` say first what matters most. */
export function chancesView(
  title: string,
  lines: readonly string[],
  fields: readonly APIEmbedField[],
  charts: readonly Chart[],
): ChancesView {
  const embed = fitEmbed({
    title: `Chances · ${title}`,
    color: palette.neutral,
    description: lines.join('\n'),
    fields: [...fields],
    footer: { text: 'Calcul exact par la règle elle-même · rien n’est lancé' },
  });
  return { embed, charts };
}

/** The odds of a test d’Ébranlement, and of who dies falling back. */
export function ebranlementChances(all: Distribution<EbranlementFate>, unite: string | null): ChancesView {
  const title = titleOf('Ébranlement', unite === null ? null : literal(unite));
  const tested = shareOf(all, ({ total }) => total !== null)[0] > 0n;
  const say = (holds: (fate: EbranlementFate) => boolean) => shown(shareOf(all, holds), true);
  const lines = tested
    ? [
        fr`Test réussi : **${say(({ reussi }) => reussi === true)}**`,
        fr`Test raté : **${say(({ reussi }) => reussi === false)}**`,
        fr`Ébranlée ensuite : ${say(({ ebranlee }) => ebranlee)}`,
      ]
    : [fr`**Pas de test** : aucun 2D6 à lancer.`];
  if (shareOf(all, ({ morts }) => morts !== null)[0] === 0n) return chancesView(title, lines, [], []);
  const toll = fallBack(all);
  const name = 'Morts au repli';
  return chancesView(title, lines, [wide(name, barsText(toll))], [barChart(name, toll)]);
}

/** Who dies falling back: nobody where it does not come to that. */
function fallBack(all: Distribution<EbranlementFate>): Line[] {
  const merged = new Map<number, bigint>();
  for (const { value, weight } of all.outcomes) {
    const morts = value.morts ?? 0;
    merged.set(morts, (merged.get(morts) ?? 0n) + weight);
  }
  const outcomes = [...merged].map(([value, weight]) => ({ value, weight }));
  return linesOf({ outcomes, total: all.total });
}

/** The odds of a Test de Moral. */
export function moralChances(all: Distribution<MoralFate>, fiche: string | null): ChancesView {
  const title = titleOf('Test de Moral', fiche === null ? null : literal(fiche));
  const say = (holds: (fate: MoralFate) => boolean) => shown(shareOf(all, holds), true);
  if (shareOf(all, ({ total }) => total !== null)[0] === 0n) {
    return chancesView(title, ['**Pas de test.**'], [], []);
  }
  const lines = [
    fr`Tient bon : **${say(({ fuite }) => !fuite)}**`,
    fr`Fuite : **${say(({ fuite }) => fuite)}**`,
    fr`Dont fuite et K.O. : ${say(({ ko }) => ko)}`,
  ];
  return chancesView(title, lines, [], []);
}

/** The odds of a free roll; `counts`: it is read for its successes. */
export function jetChances(all: Distribution<number>, notation: string, counts: boolean): ChancesView {
  const lines = linesOf(all);
  const name = counts ? 'Succès' : 'Total';
  const [least, most] = [
    Math.min(...all.outcomes.map(({ value }) => value)),
    Math.max(...all.outcomes.map(({ value }) => value)),
  ];
  const head = fr`En moyenne **${meanOf(all)}**, de ${number(least)} à ${number(most)}`;
  const title = titleOf('Jet', literal(notation));
  return chancesView(
    title,
    counts ? [`${head} ${plural(most, 'succès', 'succès')}`] : [head],
    [wide(name, barsText(lines)), short('Au moins', atLeast(all))],
    [barChart(name, lines)],
  );
}

/** « ≥ 8 : 41,7 % (15/36) » for up to eight values spread over what comes usually. */
function atLeast({ outcomes, total }: Distribution<number>): string {
  const sorted = parted({ outcomes, total }).usual.map(({ value }) => value);
  const stride = Math.ceil(sorted.length / 8);
  return sorted
    .filter((_, at) => at % stride === 0 && at > 0)
    .map((value) => fr`≥ ${number(value)} : ${shown(shareOf({ outcomes, total }, (one) => one >= value))}`)
    .join('\n');
}
