import { z } from 'zod';
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
  readonly logLevel: 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

const blank = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const setting = <T extends z.ZodType>(type: T) => z.preprocess(blank, type);

const badPort = 'HERAUT_SANTE_PORT\u202F: il faut un port de 1 à 65535, ou rien pour se passer de /sante.';

const shape = z.object({
  DISCORD_TOKEN: setting(
    z
      .string()
      .trim()
      .regex(
        /^[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}$/u,
        'DISCORD_TOKEN\u202F: ce n’est pas un jeton de bot. Copie-le depuis la page «\u202FBot\u202F» de ton application Discord, ou laisse la ligne vide pour l’atelier local.',
      )
      .optional(),
  ),
  DISCORD_GUILD_ID: setting(
    z
      .string()
      .trim()
      .regex(
        /^\d{17,20}$/u,
        'DISCORD_GUILD_ID\u202F: il faut l’identifiant du serveur de test, 17 à 20 chiffres, ou rien.',
      )
      .optional(),
  ),
  HERAUT_DATABASE: setting(z.string().trim().optional()),
  HERAUT_BACKUPS: setting(z.string().trim().optional()),
  HERAUT_BACKUP_KEEP: setting(
    z
      .string()
      .trim()
      .regex(
        /^\d{1,3}$/u,
        'HERAUT_BACKUP_KEEP\u202F: il faut un nombre de jours de 0 (aucune sauvegarde quotidienne) à 999.',
      )
      .optional(),
  ),
  HERAUT_SANTE_PORT: setting(
    z
      .string()
      .trim()
      .regex(/^\d{1,5}$/u, badPort)
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535, badPort)
      .optional(),
  ),
  HERAUT_LOG_LEVEL: setting(
    z
      .enum(
        ['error', 'warn', 'info', 'debug', 'silent'],
        'HERAUT_LOG_LEVEL\u202F: il faut error, warn, info, debug ou silent.',
      )
      .optional(),
  ),
});

/** Reads the settings, or gives one French sentence for each that is bad. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: Settings } | { readonly problems: readonly string[] } {
  const read = shape.safeParse(environment);
  if (!read.success) return { problems: read.error.issues.map(({ message }) => message) };
  const { DISCORD_TOKEN, DISCORD_GUILD_ID, HERAUT_DATABASE, HERAUT_LOG_LEVEL } = read.data;
  const isReal = DISCORD_TOKEN !== undefined;
  const database = HERAUT_DATABASE ?? usualDatabase(isReal);
  return {
    settings: {
      token: DISCORD_TOKEN ?? null,
      guild: DISCORD_GUILD_ID ?? null,
      database,
      backups: {
        folder: read.data.HERAUT_BACKUPS ?? usualBackups(database),
        keep: Number(read.data.HERAUT_BACKUP_KEEP ?? (isReal ? usualKeep : 0)),
      },
      sante: read.data.HERAUT_SANTE_PORT ?? null,
      logLevel: HERAUT_LOG_LEVEL ?? (isReal ? 'info' : 'warn'),
    },
  };
}
