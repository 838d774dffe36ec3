import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { CommitmentPayload } from '../campaign/epochs.ts';
import { cutLines, fitEmbed } from './cut.ts';
import { palette } from './embed.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { type RollView, rolls } from './rolls.ts';
import { struck, undoneLine } from './undo.ts';
import { fr } from './words.ts';

/** The most that one line of the log takes: a phone shows several rolls at once. */
const longestLine = 400;
/** The most that the lines of a roll take which names its own. */
const longestVerdict = 1600;

/**
 * One public roll in the log channel: its verdict without what follows (its own lines where the rule has some), motif,
 * foot (number, who, proof), and the way to the answer once `link` is known.
 */
export function rollLog(entry: Entry, link: string | null): APIEmbed {
  const { title, color, footer } = rollEmbed(entry);
  const { motif } = entry.content;
  const lines = [
    ...rollLines(entry),
    ...(motif === null ? [] : [cutLines([`> ${literal(motif)}`], longestLine)]),
    ...(entry.undoneBy === undefined ? [] : [undoneLine(entry.undoneBy)]),
    ...(link === null ? [] : [`[Voir la réponse](${link})`]),
  ];
  return fitEmbed({
    ...(title !== undefined && { title }),
    ...(color !== undefined && { color }),
    ...(footer && { footer }),
    description: lines.join('\n'),
  });
}

/** What is said of a roll in short, wherever it is listed: its own lines where the rule has some, else its verdict. */
export function rollLines(entry: Entry): string[] {
  const own = viewOf(entry)?.log?.(entry);
  if (own !== undefined) return [cutLines(own, longestVerdict)];
  const [verdict = ''] = (rollEmbed(entry).description ?? '').split('\n');
  return [cutLines([verdict], longestLine)];
}

/** The log message that commits to an epoch, before its first roll. Commitments are 64 hexadecimal digits. */
export function commitmentLog({ epoch, public: open, hidden }: CommitmentPayload): APIEmbed {
  return {
    title: fr`Époque ${number(epoch)} : engagement`,
    color: palette.neutral,
    description: fr`Les dés qui suivent sont tirés de deux secrets choisis avant le premier jet. Voici leur empreinte SHA-256 : le jour où un secret est dévoilé, chacun peut refaire les dés et vérifier l’empreinte.`,
    fields: commitmentFields(open, hidden),
  };
}

/** Both commitments in full, to be copied. */
export function commitmentFields(open: string, hidden: string): { name: string; value: string }[] {
  return [
    { name: 'Jets publics', value: `\`${open}\`` },
    { name: 'Jets cachés', value: `\`${hidden}\`` },
  ];
}

/** What `/journal salon` answers once the log channel is set. */
export function logChannelSet(channelId: string): APIEmbed {
  return {
    color: palette.success,
    description: `Les jets publics de la campagne s’inscrivent désormais dans <#${channelId}>.`,
  };
}

/**
 * The embed of any roll, by the command that made it, struck through once it was taken back; a command unknown to this
 * version shows its number alone.
 */
export function rollEmbed(entry: Entry): APIEmbed {
  const embed = plainEmbed(entry);
  return entry.undoneBy === undefined ? embed : fitEmbed(struck(embed, entry.undoneBy));
}

function plainEmbed(entry: Entry): APIEmbed {
  const view = viewOf(entry);
  if (view) return view.present(entry);
  return {
    title: fr`Jet n° ${number(entry.number)}`,
    color: palette.neutral,
    description: literal(entry.content.command),
  };
}

function viewOf({ content: { command } }: Entry): RollView | undefined {
  return Object.hasOwn(rolls, command) ? rolls[command] : undefined;
}
