import { usualBackups, usualDatabase, usualKeep } from '../store/backup-files.ts';

/** What whoever hosts the bot may set, read once at the start. */
export interface Settings {
  /** Absent: the local atelier runs instead of the real Discord. */
  readonly token: string | null;
  /** A test server: commands are registered there only. */
  readonly guild: string | null;
  /** Path of the database file. */
  readonly database: string;
  /** Where daily copies go, and of how many days they are kept; 0: none are made. */
  readonly backups: { readonly folder: string; readonly keep: number };
  /** The port of the health check on this machine; `null`: there is none. */
  readonly sante: number | null;
  readonly logLevel: LogLevel;
}

const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];
const isLogLevel = (text: string): text is LogLevel => logLevels.some((level) => level === text);

/** How what is set must look, and what is said when it does not. By hand: loading zod takes longer than opening the base. */
const demands = {
  DISCORD_TOKEN: {
    holds: (text: string) => /^[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}$/u.test(text),
    sentence:
      'DISCORD_TOKEN\u202F: ce n’est pas un jeton de bot. Copie-le depuis la page «\u202FBot\u202F» de ton application Discord, ou laisse la ligne vide pour l’atelier local.',
  },
  DISCORD_GUILD_ID: {
    holds: (text: string) => /^\d{17,20}$/u.test(text),
    sentence: 'DISCORD_GUILD_ID\u202F: il faut l’identifiant du serveur de test, 17 à 20 chiffres, ou rien.',
  },
  HERAUT_BACKUP_KEEP: {
    holds: (text: string) => /^\d{1,3}$/u.test(text),
    sentence:
      'HERAUT_BACKUP_KEEP\u202F: il faut un nombre de jours de 0 (aucune sauvegarde quotidienne) à 999.',
  },
  HERAUT_SANTE_PORT: {
    holds: (text: string) => /^\d{1,5}$/u.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
    sentence: 'HERAUT_SANTE_PORT\u202F: il faut un port de 1 à 65535, ou rien pour se passer de /sante.',
  },
  HERAUT_LOG_LEVEL: {
    holds: isLogLevel,
    sentence: 'HERAUT_LOG_LEVEL\u202F: il faut error, warn, info, debug ou silent.',
  },
};

/** Reads the settings, or gives one French sentence for each that is bad. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: Settings } | { readonly problems: readonly string[] } {
  const set = (name: string): string | null => environment[name]?.trim() || null; // blank is as good as absent
  const problems = Object.entries(demands).flatMap(([name, { holds, sentence }]) => {
    const text = set(name);
    return text === null || holds(text) ? [] : [sentence];
  });
  if (problems.length > 0) return { problems };
  const token = set('DISCORD_TOKEN');
  const isReal = token !== null;
  const database = set('HERAUT_DATABASE') ?? usualDatabase(isReal);
  const port = set('HERAUT_SANTE_PORT');
  const level = set('HERAUT_LOG_LEVEL');
  return {
    settings: {
      token,
      guild: set('DISCORD_GUILD_ID'),
      database,
      backups: {
        folder: set('HERAUT_BACKUPS') ?? usualBackups(database),
        keep: Number(set('HERAUT_BACKUP_KEEP') ?? (isReal ? usualKeep : 0)),
      },
      sante: port === null ? null : Number(port),
      logLevel: level !== null && isLogLevel(level) ? level : isReal ? 'info' : 'warn',
    },
  };
}
