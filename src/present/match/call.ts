import { enumerate, fr } from '../words.ts';

/** What a call says: to whom, for which command, what is expected of them, by when (milliseconds since 1970). */
interface Called {
  readonly ids: readonly string[];
  readonly command: string;
  readonly expects: string | null;
  readonly deadlineAt: number | null;
  readonly isReminder: boolean;
}

/** « <@2> : à toi de jouer (/defi, avant demain). », one line. */
export function callLine({ ids, command, expects, deadlineAt, isReminder }: Called): string {
  const usual = ids.length === 1 ? 'à toi de jouer' : 'à vous de jouer';
  const what = `${isReminder ? 'rappel, ' : ''}${expects ?? usual}`;
  return fr`${mentions(ids)} : ${what} (/${command}${deadlineAt === null ? '' : `, ${until(deadlineAt)}`}).`;
}

/** The same with the way to the message that shows the game. */
export function linked(content: string, link: string | null): string {
  return link === null ? content : `${content} [Voir la partie](${link})`;
}

/** Persons as Discord shows them, linked by « et ». */
export function mentions(ids: readonly string[]): string {
  return enumerate(ids.map((id) => `<@${id}>`));
}

/** « échéance dans 3 heures », as each reader's clock has it. */
export function until(deadlineAt: number): string {
  return `échéance <t:${Math.floor(deadlineAt / 1000)}:R>`;
}
