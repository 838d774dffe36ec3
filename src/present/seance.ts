import type { APIEmbed } from 'discord-api-types/v10';
import type { Session } from '../campaign/sessions.ts';
import { fitEmbed } from './cut.ts';
import { palette } from './embed.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { fr, plural } from './words.ts';

/** A session was opened: what is rolled from now on belongs to it. */
export function sessionOpened(session: Session): APIEmbed {
  return fitEmbed({
    title: titleOf(session),
    color: palette.success,
    description: fr`La séance est ouverte. Les jets à partir du n° ${number(session.after + 1)} en font partie, jusqu’à /seance fermer.`,
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
    description: [moments, told, fr`Le récit : /journal chronique seance:${session.number}`].join('\n'),
  });
}

function titleOf({ number: which, name }: Session): string {
  return [fr`Séance ${number(which)}`, ...(name === null ? [] : [literal(name)])].join(' · ');
}

function timestamp(at: number): string {
  return `<t:${Math.floor(at / 1000)}:f>`;
}
