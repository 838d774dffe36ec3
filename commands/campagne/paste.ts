import { pastedForms, pastedText, pasteForm } from '../../src/present/paste-form.ts';
import { type Refusal, refuse } from '../../src/rules/rule.ts';
import { button, row } from '../../src/slash/buttons.ts';
import type { Call, Deed, Desk, Message, Opener, Press } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { only } from './shared.ts';

/** The subcommand for which something is pasted. */
type Subject = keyof typeof pastedForms;

/** The form in which a MJ pastes what the subcommand takes. Refused: `master-only`. */
export function pasteOpener(subject: Subject): Opener {
  return {
    opens: async (_call, shelf) =>
      shelf.isMaster
        ? pasteForm(makeCustomId('campagne', subject), pastedForms[subject])
        : refuse('master-only', null),
  };
}

/** What came back in that form: a setting that all are told. */
export function pastedSetting(
  subject: Subject,
  bring: (text: string, call: Call, desk: Desk) => Promise<Deed | Refusal>,
): Press {
  return {
    manner: 'public',
    name: `campagne ${subject}`,
    run: (call, desk) => bring(pastedText(call.fields), call, desk),
  };
}

/** What is in force, with the button that opens the form for who may set it. */
export function shown(embed: Message['embeds'][number], subject: Subject, label: string, desk: Desk): Deed {
  const paste = button(label, makeCustomId('campagne', `${subject}-form`));
  return { kind: 'read', message: only(embed, desk.isMaster && desk.attended ? [row(paste)] : []) };
}
