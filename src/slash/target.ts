import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';
import type {
  Action,
  Command,
  ComponentCall,
  Deed,
  Desk,
  Form,
  Manner,
  Shelf,
  SlashCall,
} from './command.ts';
import { readOptions } from './read.ts';
import type { Looking } from './surroundings.ts';

/** What an interaction is about to do: how its answer will stand, and the deed once the desk is open. */
export interface Target {
  readonly manner: Manner;
  /** `ebranlement`, `journal salon`: as the journal names it. */
  readonly name: string;
  readonly run: (desk: Desk) => Promise<Deed | Refusal>;
  /** The slash command, when its action wants to know how the program fares. */
  readonly looking?: { readonly call: SlashCall; readonly at: Looking };
}

/** A click that opens a form. */
export interface FormTarget {
  readonly opens: (shelf: Shelf) => Promise<Form | Refusal>;
}

/** Finds what a call asks for. Refused: a command, subcommand or button that does not exist (any more), bad options. */
export function targetOf(
  commands: readonly Command[],
  call: SlashCall | ComponentCall,
): Target | FormTarget | Refusal {
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

/**
 * How the answer of a call will stand, known before anything else; refusals are private whatever it says. `form`: one
 * opens, which cannot be announced.
 */
export function mannerOf(commands: readonly Command[], call: SlashCall | ComponentCall): Manner | 'form' {
  const target = targetOf(commands, call);
  if (isRefusal(target)) return 'private';
  return 'opens' in target ? 'form' : target.manner;
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
    ...(action.looksAround && { looking: { call, at: action.looksAround } }),
  };
}

function pressTarget(command: Command, call: ComponentCall): Target | FormTarget | Refusal {
  const { press = {} } = command;
  const found = Object.hasOwn(press, call.action) ? press[call.action] : undefined;
  if (!found) return refuse('gone', null);
  if ('opens' in found) return { opens: (shelf) => found.opens(call, shelf) };
  return { manner: found.manner, name: found.name ?? command.name, run: (desk) => found.run(call, desk) };
}
