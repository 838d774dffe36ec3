import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { RoyaumeResult } from '../rules/waryaume/royaume.ts';
import { answerEmbed, wide } from './embed.ts';
import { integerOption, nameOption, resultOf, stepOf } from './entry.ts';
import { literal } from './escape.ts';
import { change, number } from './numbers.ts';
import { departureLine, regionLines } from './royaume/lines.ts';
import { allOf, countedType } from './words/combat-types.ts';
import { capital, fr, plural } from './words.ts';

interface Telling {
  readonly title: string;
  /** What was done, in one line, and what more there is to say of it. */
  readonly verdict: (entry: Entry, result: RoyaumeResult) => readonly string[];
}

/** The embed of what was done in a region: the deed, what it brings, what the region became. */
export function royaume(entry: Entry): APIEmbed {
  const result = resultOf<RoyaumeResult>(entry);
  const { title, verdict } = tellings[entry.content.command] ?? marked;
  const isMarking = title === marked.title;
  return answerEmbed(entry, {
    title: `${title} · ${literal(result.region.nom)}`,
    outcome: 'neutral',
    verdict: verdict(entry, result),
    consequences: [
      ...(isMarking ? [] : brought(entry, result)),
      ...(result.departs > 0 ? [wide('Héros', departureLine(result.departs))] : []),
    ],
  });
}

const marked: Telling = {
  title: 'Région',
  verdict: (_, { region }) => regionLines({ region, assauts: [] }, null),
};

const tellings: Readonly<Record<string, Telling>> = {
  'royaume invoquer': {
    title: 'Invocation',
    verdict: (entry) => [
      `**${movedIn(entry)}** ${plural(movedCount(entry), 'arrive', 'arrivent')} dans la région.`,
    ],
  },
  'royaume retirer': {
    title: 'Retrait',
    verdict: (entry) => [
      `**${movedIn(entry)}** ${plural(movedCount(entry), 'quitte', 'quittent')} la région.`,
    ],
  },
  'royaume recolte': {
    title: 'Récolte',
    verdict: (entry) => [`**${doer(entry)}** récolte dans la région, qui peut être pillée ce tour-ci.`],
  },
  'royaume pillage': {
    title: 'Pillage',
    verdict: (entry, { trophees }) => [
      fr`**${doer(entry)}** pille la région${withTroops(entry)} : ${trophy(trophees)}.`,
    ],
  },
  'royaume destruction': {
    title: 'Destruction',
    verdict: (entry, { trophees }) => [
      fr`**${doer(entry)}** détruit **${destroyed(entry)}**${withTroops(entry)} : ${trophy(trophees)}.`,
      'Une destruction ne donne pas de récolte.',
    ],
  },
};

/** Who acted, or the player for whom a MJ wrote it down. */
function doer({ author, behalf }: Entry): string {
  const { name } = behalf ?? author;
  return name === null ? 'Une personne effacée' : literal(name);
}

/** The name as the region had it, or as it was typed. */
function destroyed(entry: Entry): string {
  const about = stepOf(entry, 'clause', 'batiment-detruit')?.about;
  return about === undefined ? (nameOption(entry, 'batiment') ?? '') : literal(about);
}

function withTroops(entry: Entry): string {
  const troupes = integerOption(entry, 'troupes') ?? 0;
  return ` avec ${countedType(troupes, 'troupe')}`;
}

function trophy(trophees: RoyaumeResult['trophees']): string {
  return trophees.length === 0 ? 'aucun trophée dans ce scénario' : '**trophée bleu**';
}

function movedCount(entry: Entry): number {
  return integerOption(entry, 'nombre') ?? 0;
}

function movedIn(entry: Entry): string {
  return countedType(movedCount(entry), typeIn(entry));
}

function typeIn(entry: Entry): string {
  return String(entry.content.options['type']);
}

/** Resources, cards, who came, and that bandits grow bold. */
function brought(entry: Entry, { region, cartes }: RoyaumeResult): APIEmbedField[] {
  const ressources = nameOption(entry, 'ressources');
  const bandits = stepOf(entry, 'modify', 'bandits');
  const presents = stepOf(entry, 'modify', 'presents');
  const lines = [
    ...(bandits ? [fr`Bandits : ${change(bandits.from, bandits.value)}`] : []),
    ...(presents ? [fr`${capital(allOf(typeIn(entry)))} : ${change(presents.from, presents.value)}`] : []),
    ...(stepOf(entry, 'clause', 'bandits-renforces')
      ? [`Pillée ${number(region.pillages)} fois, ses bandits touchent sur 3+.`]
      : []),
  ];
  return [
    ...(ressources === null ? [] : [wide('Ressources', ressources)]),
    ...(cartes.length === 0
      ? []
      : [wide('Carte', 'Acolyte renégat, pour une destruction dans la capitale royale')]),
    ...(lines.length === 0 ? [] : [wide('Région', lines.join('\n'))]),
  ];
}
