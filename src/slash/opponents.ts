import { type Refusal, refuse } from '../rules/rule.ts';
import type { Named } from './option.ts';

/**
 * Why the person that an option names cannot be played against, or `null`. `playerId`: who plays against them. This bot
 * may be named: whether a game takes it is the game's question. Refused: `opponent-self`, `opponent-bot` [name],
 * `opponent-left` [name].
 */
export function refuseOpponent(option: string, opponent: Named, playerId: string): Refusal | null {
  const { id, name, isBot, isMember, isSelf } = opponent;
  if (id === playerId) return refuse('opponent-self', option);
  if (isBot && !isSelf) return refuse('opponent-bot', option, { name });
  return isMember === false ? refuse('opponent-left', option, { name }) : null;
}
