import { baseTrouble } from '../present/base-troubles.ts';
import { troubleOf } from '../store/trouble.ts';
import { StartFailure } from './client.ts';

/** Why the bot did not start, in a French sentence for whoever hosts it; `null` for a fault of ours. */
export function startSentence(error: unknown, database: string): string | null {
  if (error instanceof StartFailure) return error.message;
  const trouble = troubleOf(error);
  return trouble && baseTrouble(trouble, database, 'HERAUT_DATABASE');
}
