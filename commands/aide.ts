import { actionHelp, commonHelp, groupHelp, overview, proofHelp, themes } from '../src/present/aide.ts';
import { type Refusal, refuse } from '../src/rules/rule.ts';
import type { Action, Choice, Command, Message } from '../src/slash/command.ts';
import { commonOptions } from '../src/slash/common.ts';
import { fold } from '../src/text/fold.ts';
import { matching, only } from './campagne/shared.ts';

type Embed = Message['embeds'][number];

const description = 'Comment se servir du bot : chaque commande avec un exemple, et la preuve des dés';

/** `/aide`: made from the commands themselves, which it is given. */
export function aide(commands: () => readonly Command[]): Command {
  return {
    name: 'aide',
    description,
    action: {
      description,
      options: {
        sujet: {
          type: 'text',
          max: 100,
          autocomplete: true,
          description: 'Une commande ou un sujet : journal chercher, preuve, jets',
        },
      },
      manner: () => 'private',
      run: async ({ sujet }) => {
        const embed = sujet === undefined ? overview(commands()) : helpFor(String(sujet), commands());
        return 'refused' in embed ? embed : { kind: 'read', message: only(embed) };
      },
      complete: async ({ focused }) => matching(focused.typed, subjects(commands())),
    },
  };
}

function helpFor(typed: string, commands: readonly Command[]): Embed | Refusal {
  const wanted = fold(typed).replace(/^\//u, '');
  const found = subjects(commands).find(({ name, value }) => value === wanted || fold(name) === wanted);
  const embed = found && embedFor(found.value, commands);
  return embed ?? refuse('unknown-subject', 'sujet', { got: typed });
}

function embedFor(subject: string, commands: readonly Command[]): Embed | null {
  if (subject === 'preuve') return proofHelp();
  if (subject === 'jets') return commonHelp(commonOptions);
  const [name, sub] = subject.split(' ');
  const command = commands.find((one) => one.name === name);
  const action = sub === undefined ? command?.action : command?.subcommands?.[sub];
  if (action) return actionHelp(subject, action, commonOf(action));
  return command ? groupHelp(command) : null;
}

/** Options that a roll shares with every other. */
function commonOf({ options }: Action): ReadonlySet<string> {
  return new Set('visibilite' in options ? Object.keys(commonOptions).filter((name) => name in options) : []);
}

/** What one can ask about: themes, commands, subcommands. */
function subjects(commands: readonly Command[]): readonly Choice[] {
  return [
    ...Object.entries(themes).map(([value, name]) => ({ name, value })),
    ...commands.flatMap(({ name, subcommands = {} }) => [
      { name: `/${name}`, value: name },
      ...Object.keys(subcommands).map((sub) => ({ name: `/${name} ${sub}`, value: `${name} ${sub}` })),
    ]),
  ];
}
