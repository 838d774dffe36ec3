import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import { fitEmbed } from './cut.ts';
import { literal, plain } from './escape.ts';
import { number } from './numbers.ts';
import { fr } from './words.ts';

/** One palette for every roll. The colour is never alone: the verdict says the outcome in a word. */
export const palette = {
  success: 0x2e9e5b,
  failure: 0xd23b3b,
  mixed: 0xd98a1f,
  neutral: 0x6b7a90,
} as const;

/** What a presenter has to say of one roll; every text is markdown, with the names of players already literal. */
export interface Answer {
  /** The rule and whom it is about. */
  readonly title: string;
  readonly outcome: keyof typeof palette;
  /** What fell and what came of it; the first line says it all. */
  readonly verdict: readonly string[];
  readonly consequences?: readonly APIEmbedField[];
}

/**
 * The embed of one roll: verdict, consequences, foot, within Discord's limits. Motif, options without effect, number,
 * campaign, people, proof and typed dice come from `entry`.
 */
export function answerEmbed(entry: Entry, answer: Answer): APIEmbed {
  const { motif, outcome } = entry.content;
  const lines = [
    ...answer.verdict,
    ...(outcome.ignored.length > 0 ? [fr`Sans effet ici : ${outcome.ignored.join(', ')}`] : []),
    ...(motif === null ? [] : [`> ${literal(motif)}`]),
  ];
  return fitEmbed({
    title: answer.title,
    color: palette[answer.outcome],
    description: lines.join('\n'),
    fields: [...(answer.consequences ?? [])],
    footer: { text: foot(entry) },
  });
}

/** « n° 12 · Campagne · par Marc pour Léa · dés physiques · preuve 3f9a1c02 »: plain text, no markdown. */
export function foot(entry: Entry): string {
  return [
    `n° ${number(entry.number)}`,
    plain(entry.campaign.name),
    people(entry),
    ...whoSees(entry),
    ...(entry.content.partOf === undefined ? [] : [`partie du n° ${number(entry.content.partOf)}`]),
    ...(entry.content.typed ? ['dés physiques'] : []),
    `preuve ${entry.hash.slice(0, 8)}`,
  ].join(' · ');
}

/** Who sees it, unless all do and always did. */
function whoSees({ visibility, revealedAt }: Entry): readonly string[] {
  if (revealedAt !== null) return ['révélé'];
  const label = hiddenLabels[visibility];
  return label === null ? [] : [label];
}

const hiddenLabels: Readonly<Record<Entry['visibility'], string | null>> = {
  public: null,
  'joueur-mj': 'joueur et MJ',
  mj: 'MJ seuls',
  personnel: 'personnel',
};

/** Who rolled, and for whom; a person whose data was deleted has no name any more. */
export function people(entry: Pick<Entry, 'author' | 'behalf'>, shown = plain): string {
  const name = (person: Entry['author']): string =>
    person.name === null ? 'une personne effacée' : shown(person.name);
  return entry.behalf === null
    ? `par ${name(entry.author)}`
    : `par ${name(entry.author)} pour ${name(entry.behalf)}`;
}

/** A field that stands beside others where there is room. */
export function short(name: string, value: string): APIEmbedField {
  return { name, value, inline: true };
}

/** A field of its own width. */
export function wide(name: string, value: string): APIEmbedField {
  return { name, value };
}
