import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';
import type { Action, Call, Command, ComponentCall, Deed, Desk, Manner, SlashCall } from './command.ts';
import { readOptions } from './read.ts';

/** What an interaction is about to do: how its answer will stand, and the deed once the desk is open. */
export interface Target {
  readonly manner: Manner;
  /** `ebranlement`, `journal salon`: as the journal names it. */
  readonly name: string;
  readonly run: (desk: Desk) => Promise<Deed | Refusal>;
}

/** Finds what a call asks for. Refused: a command, subcommand or button that does not exist (any more), bad options. */
export function targetOf(commands: readonly Command[], call: SlashCall | ComponentCall): Target | Refusal {
  const command = commands.find(({ name }) => name === call.command);
  if (!command) return refuse('unknown-command', null);
  return call.kind === 'slash' ? slashTarget(command, call) : pressTarget(command, call);
}

/** The action of a command or subcommand; `undefined` when there is none of that name. */
export function actionOf(command: Command, subcommand: string | null): Action | undefined {
  if (subcommand === null) return command.action;
  const { subcommands = {} } = command;
  return Object.hasOwn(subcommands, subcommand) ? subcommands[subcommand] : undefined;
}

/** How the answer of a call will stand, known before anything else; refusals are private whatever it says. */
export function mannerOf(commands: readonly Command[], call: Exclude<Call, { kind: 'complete' }>): Manner {
  const target = targetOf(commands, call);
  return isRefusal(target) ? 'private' : target.manner;
}

function slashTarget(command: Command, call: SlashCall): Target | Refusal {
  const action = actionOf(command, call.subcommand);
  if (!action) return refuse('unknown-command', null);
  const values = readOptions(action.options, call.options);
  if (isRefusal(values)) return values;
  return {
    manner: action.manner(values),
    name: call.subcommand === null ? command.name : `${command.name} ${call.subcommand}`,
    run: (desk) => action.run(values, call, desk),
  };
}

function pressTarget(command: Command, call: ComponentCall): Target | Refusal {
  const { press = {} } = command;
  const found = Object.hasOwn(press, call.action) ? press[call.action] : undefined;
  if (!found) return refuse('gone', null);
  return { manner: found.manner, name: command.name, run: (desk) => found.run(call, desk) };
}
