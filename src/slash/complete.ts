import type { Choice, CompleteCall } from './command.ts';
import { shelfFor } from './desk.ts';
import type { Ground } from './perform.ts';
import { actionOf } from './target.ts';

/** Completions of an option, at most 25; none where the option does not complete. Writes nothing. */
export async function complete(ground: Ground, call: CompleteCall): Promise<readonly Choice[]> {
  const command = ground.commands.find(({ name }) => name === call.command);
  const action = command && actionOf(command, call.subcommand);
  if (!action?.complete) return [];
  const { complete: completion } = action;
  return ground.store.read(async (tx) => (await completion(call, await shelfFor(tx, call))).slice(0, 25));
}
