import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from './settings.ts';

export type Log = Logger;

/** Structured lines on standard error unless `where` says otherwise. Tokens and secrets are never part of a line: what could carry one is cut out. */
export function openLog(
  level: Settings['logLevel'],
  where: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: ['token', '*.token', 'secret', '*.secret', '*.url', 'error.url'], remove: true },
    },
    where,
  );
}
