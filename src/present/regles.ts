import type { APIEmbed } from 'discord-api-types/v10';
import type { Campaign } from '../campaign/campaign.ts';
import type { Clause } from '../rules/rule.ts';
import { fitEmbed } from './cut.ts';
import { palette, wide } from './embed.ts';
import { games } from './games.ts';
import { number } from './numbers.ts';
import { type RuleText, rulebook } from './rulebook.ts';
import { fr, french, plural } from './words.ts';

/** How much text one page holds: a phone scrolls through it. */
const perPage = 3000;

/** Every rule with its game and how many clauses it has. */
export function rulesOverview(): APIEmbed {
  return fitEmbed({
    title: 'Règles',
    color: palette.neutral,
    description: [
      fr`Les règles comme Héraut les applique, avec ses propres mots. Choisis-en une, ou cherche un mot : chaque paragraphe a son numéro, celui que « Détail » montre.`,
      ...rulebook.map(({ name, game, clauses }) => {
        const count = clauses.length;
        return fr`- **${name}** (${gameName(game)}) : ${number(count)} ${plural(count, 'paragraphe')}`;
      }),
    ].join('\n'),
  });
}

/** The pages of a rule: its clauses with their sources, then what this campaign plays by where the texts are silent. */
export function rulePages(rule: RuleText, campaign: Pick<Campaign, 'rulings'>): readonly APIEmbed[] {
  const pages = [...packed(rule.clauses.map(clauseLine)), ...packed(rulingLines(rule, campaign))];
  return pages.map((description, at) =>
    fitEmbed({
      title:
        pages.length === 1 ? titleOf(rule) : `${titleOf(rule)} · ${number(at + 1)}/${number(pages.length)}`,
      color: palette.neutral,
      description,
    }),
  );
}

/** One clause alone: its text and where it comes from. */
export function clauseEmbed(rule: RuleText, clause: Clause): APIEmbed {
  return fitEmbed({
    title: `${titleOf(rule)} · §${clauseNumber(clause)}`,
    color: palette.neutral,
    description: french(clause.text),
    fields: [wide('Source', french(clause.source))],
  });
}

/** The number of a clause in its rule. */
export function clauseNumber({ id }: Clause): string {
  return id.slice(id.indexOf('.') + 1);
}

/** The game of a folder, as people call it. */
export function gameName(game: string): string {
  return games.find(({ id }) => id === game)?.name ?? 'tous les jeux';
}

function titleOf({ name, game }: RuleText): string {
  return `${name} · ${gameName(game)}`;
}

function clauseLine(clause: Clause): string {
  return `**§${clauseNumber(clause)}** ${french(clause.text)}\n-# ${french(clause.source)}`;
}

function rulingLines({ game }: RuleText, { rulings }: Pick<Campaign, 'rulings'>): readonly string[] {
  const known = games.find(({ id }) => id === game);
  if (!known) return [];
  const set = rulings[game] ?? {};
  const lines = known.arbitrages.map(({ id, question, answers, default: usual }) => {
    const current = set[id] ?? usual;
    const changed = current === usual ? '' : ' (choix de cette campagne)';
    return `${french(question)}\n> ${french(answers[current] ?? current)}${changed}`;
  });
  return [fr`**Arbitrages en vigueur ici** (${gameName(game)}) : ce que les textes ne disent pas.`, ...lines];
}

/** The same lines, as few pages as hold them. */
function packed(lines: readonly string[]): string[] {
  const pages: string[] = [];
  for (const line of lines) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + line.length < perPage)
      pages[pages.length - 1] = `${last}\n${line}`;
    else pages.push(line);
  }
  return pages;
}
