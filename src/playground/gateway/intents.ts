import { GatewayIntentBits } from 'discord-api-types/v10';

const KNOWN = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((all, bit) => all | bit, 0);

/** Intents that Discord gives only on request. */
const PRIVILEGED =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

/** Why these intents are refused: not a set of known bits, or privileged ones; `null` when they are granted. */
export function objection(intents: unknown): 'invalid' | 'disallowed' | null {
  if (typeof intents !== 'number' || !Number.isInteger(intents) || intents < 0 || intents & ~KNOWN)
    return 'invalid';
  return intents & PRIVILEGED ? 'disallowed' : null;
}
