/**
 * What Discord would refuse, before it is sent: the limits of its own description and those that it enforces without
 * stating them. Pure; knows Discord only.
 *
 * Characters are counted as UTF-16 code units, like JavaScript's `length`. Discord's API has counted code points since
 * a maintainer said so in 2020 (discord/discord-api-docs, issue 1315), while its clients and discord.js count units. A
 * unit count is never below a code point count, so what passes here passes under both; only a text full of emoji may
 * be refused here a little before Discord would.
 *
 * Some codes are ours, in Discord's manner, because no public record of Discord's own was found: `UNKNOWN_KEY` (Discord
 * drops such a key in silence), those that begin with `BUTTON_COMPONENT_`, and those about doubled options, doubled
 * choices and autocomplete beside choices.
 */
export { checkChoices } from './choice.ts';
export { checkCommand, checkCommands } from './command.ts';
export { checkMessage } from './message.ts';
export { trim } from './misfits.ts';
export { checkModal } from './modal.ts';
export { formBody, type Problem } from './problem.ts';
export { checkInteractionResponse } from './response.ts';
export { commandSize } from './size.ts';
