import type { Json } from '../rules/rule.ts';
import type { Message } from './command.ts';

/** A message as the books keep it until it is shown. */
export function jsonOf(message: Message): Json {
  return message as unknown as Json; // it is JSON by Discord's terms
}
