import type { APIEmbed } from 'discord-api-types/v10';
import type { Balance, Chronicle, Height } from '../campaign/chronicle.ts';
import type { Entry } from '../campaign/entry.ts';
import type { Session } from '../campaign/sessions.ts';
import { cutLine, cutLines, fitEmbed } from './cut.ts';
import { palette, people, wide } from './embed.ts';
import { literal } from './escape.ts';
import { quantityName, statusName } from './fiche/entry.ts';
import { rollEmbed, rollLines } from './log.ts';
import { localMoment } from './moment.ts';
import { change, number } from './numbers.ts';
import { embedText } from './terminal.ts';
import { undoneLine } from './undo.ts';
import { fr, plural } from './words.ts';

/** What a chronicle tells of. */
interface Told {
  readonly campaign: string;
  /** `null`: of the whole journal. */
  readonly session: Session | null;
  readonly chronicle: Chronicle;
  readonly balances: readonly Balance[];
}

/** Commands whose entries are fights. */
const fights: ReadonlySet<string> = new Set(['bataille', 'combat', 'defi', 'impact', 'melee']);

const longestLine = 180;

/** Whether an entry is a fight that the chronicle names. */
export function isFight({ content }: Entry): boolean {
  return fights.has(content.command.split(' ')[0] ?? '');
}

/** The chronicle as a message: how much was rolled, fights, gains and losses, the highest and the lowest dice. */
export function chronicleEmbed(told: Told): APIEmbed {
  const { chronicle, balances } = told;
  const fields = [
    ['Combats', [...chronicle.battles.map(fightLine), ...moreFights(chronicle)]],
    ['Gains et pertes', balances.map(balanceLine)],
    ['Dés les plus hauts', heightLines(chronicle.highest)],
    ['Dés les plus bas', heightLines(chronicle.lowest)],
  ] as const;
  return fitEmbed({
    title: titleOf(told),
    color: palette.neutral,
    description: [...countLines(chronicle), extremes].join('\n'),
    fields: fields
      .filter(([, lines]) => lines.length > 0)
      .map(([name, lines]) =>
        wide(
          name,
          cutLines(
            lines.map((line) => cutLine(line, longestLine)),
            1000,
          ),
        ),
      ),
  });
}

/** « Chronique · séance 3 · Le siège »: of which evening it tells. */
function titleOf({ campaign, session }: Told): string {
  if (session === null) return `Chronique · ${literal(campaign)}`;
  return [
    'Chronique',
    fr`séance ${number(session.number)}`,
    ...(session.name === null ? [] : [literal(session.name)]),
  ].join(' · ');
}

const extremes = fr`Ne compte que ce que tous peuvent voir. Dés les plus hauts et les plus bas : la somme des faces rapportée à ce que ces dés peuvent donner, quelle que soit la règle et sans dire la chance ; deux dés au moins, dés physiques et jets annulés exclus.`;

function countLines({ rolls, dice, people: seen, commands }: Chronicle): string[] {
  const each = [...commands].sort(([, one], [, other]) => other - one);
  return [
    fr`${number(rolls)} ${plural(rolls, 'jet')}, ${number(dice)} ${plural(dice, 'dé')}, ${number(seen.size)} ${plural(seen.size, 'personne')}.`,
    ...(each.length === 0
      ? []
      : [each.map(([command, count]) => `${literal(command)} ${number(count)}`).join(', ')]),
  ];
}

function moreFights({ moreBattles }: Chronicle): string[] {
  if (moreBattles === 0) return [];
  return [`… et ${number(moreBattles)} ${plural(moreBattles, 'entrée')} de combat de plus`];
}

function fightLine(entry: Entry): string {
  const { title = '' } = rollEmbed(entry);
  const [verdict = ''] = rollLines(entry).join('\n').split('\n');
  return fr`n° ${number(entry.number)} · ${[title, verdict].filter((part) => part !== '').join(' · ')}`;
}

function balanceLine({ whose, quantity, before, after }: Balance): string {
  const name = whose === null ? 'une personne effacée' : literal(whose);
  const [, statut] = /^statut:(.+)$/u.exec(quantity) ?? [];
  if (statut !== undefined) return fr`${name} : ${statusName(statut)}${after > 0 ? '' : ', levé'}`;
  return fr`${name} : ${quantityName(quantity)} ${change(before, after)}`;
}

function heightLines(found: Height | null): string[] {
  if (!found) return [];
  const { entry, height } = found;
  const faces = entry.content.dice.map(({ face }) => face).join(' ');
  return [
    fr`n° ${number(entry.number)}, ${people(entry, literal)} : ${faces} (${number(Math.round(height * 100))} % de la hauteur possible)`,
  ];
}

/** One entry in the file. */
export function chronicleLine(entry: Entry, timeZone: string): string {
  const { title = '' } = rollEmbed(entry);
  const { motif } = entry.content;
  const lines = [
    ...rollLines(entry),
    ...(motif === null ? [] : [`> ${literal(motif)}`]),
    ...(entry.undoneBy === undefined ? [] : [undoneLine(entry.undoneBy)]),
  ];
  const body = embedText({ title, description: lines.join('\n') });
  return `${fr`n° ${number(entry.number)} · ${localMoment(entry.content.at, timeZone)} · ${people(entry)}`}\n${body}\n\n`;
}

/** The end of a file that does not hold everything. */
export function chronicleRest(omitted: number): string {
  const [verb, them] = omitted === 1 ? ['ne tient', 'elle est'] : ['ne tiennent', 'elles sont'];
  return fr`… ${number(omitted)} ${plural(omitted, 'entrée')} de plus ${verb} pas dans ce fichier : ${them} dans /journal exporter.\n`;
}

/** The beginning of the file: the message as plain text. */
export function chronicleHead(told: Told): string {
  return `${embedText(chronicleEmbed(told))}\n\n`;
}
