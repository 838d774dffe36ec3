import type { APIEmbed } from 'discord-api-types/v10';
import type { Session } from '../campaign/sessions.ts';
import { fitEmbed } from './cut.ts';
import { palette } from './embed.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { fr, plural } from './words.ts';

/**
 * How the thread of a session stands: none was asked for, it opens, it waits for a log channel, the bot may not open
 * threads there, or the log is a thread itself.
 */
export type ThreadState = 'none' | 'opens' | 'waits' | 'forbidden' | 'nested';

const threadLines: Readonly<Record<Exclude<ThreadState, 'none'>, string>> = {
  opens: 'Ses jets s’inscrivent dans un fil à elle, sous le salon du journal.',
  waits: 'Son fil s’ouvrira quand un MJ aura choisi le salon du journal, avec /journal salon.',
  forbidden: fr`Elle s’ouvre sans fil : il manque au bot « Créer des fils publics » dans le salon du journal.`,
  nested: fr`Elle s’ouvre sans fil : le journal est lui-même un fil, et un fil n’en contient pas d’autre.`,
};

/** A session was opened: what is rolled from now on belongs to it. */
export function sessionOpened(session: Session, thread: ThreadState = 'none'): APIEmbed {
  return fitEmbed({
    title: titleOf(session),
    color: palette.success,
    description: [
      fr`La séance est ouverte. Les jets à partir du n° ${number(session.after + 1)} en font partie, jusqu’à /seance fermer.`,
      ...(thread === 'none' ? [] : [threadLines[thread]]),
    ].join('\n'),
  });
}

/** A session was closed, or how one stands. */
export function sessionShown(session: Session, count: number): APIEmbed {
  const { openedAt, closedAt } = session;
  const moments =
    closedAt === null
      ? fr`Ouverte le ${timestamp(openedAt)}, elle dure encore.`
      : fr`Ouverte le ${timestamp(openedAt)}, close le ${timestamp(closedAt)}.`;
  const told = fr`${number(count)} ${plural(count, 'entrée')} au journal${count > 0 ? fr`, à partir du n° ${number(session.after + 1)}` : ''}.`;
  return fitEmbed({
    title: titleOf(session),
    color: palette.neutral,
    description: [
      moments,
      told,
      ...(session.thread === null ? [] : [fr`Ses jets : <#${session.thread}>`]),
      fr`Le récit : /journal chronique seance:${session.number}`,
    ].join('\n'),
  });
}

/** The message of the log channel under which the thread of a session opens, or could not. */
export function threadStarter(session: Pick<Session, 'number' | 'name'>, isOpen: boolean): APIEmbed {
  return fitEmbed({
    title: titleOf(session),
    color: isOpen ? palette.success : palette.mixed,
    description: isOpen
      ? 'Les jets de cette séance s’inscrivent dans le fil ci-dessous.'
      : fr`Le fil de cette séance n’a pas pu s’ouvrir : ses jets s’inscrivent ici. Pour un fil, il faut au bot la permission « Créer des fils publics ».`,
  });
}

/** The name of that thread, at most 100 characters. */
export function threadName({ number: which, name }: Pick<Session, 'number' | 'name'>): string {
  return [fr`Séance ${number(which)}`, ...(name === null ? [] : [name])].join(' · ').slice(0, 100);
}

function titleOf({ number: which, name }: Pick<Session, 'number' | 'name'>): string {
  return [fr`Séance ${number(which)}`, ...(name === null ? [] : [literal(name)])].join(' · ');
}

function timestamp(at: number): string {
  return `<t:${Math.floor(at / 1000)}:f>`;
}
