import { ask, type Counted, patience } from '../../src/odds/ask.ts';
import type { Kind, Kinds } from '../../src/odds/questions.ts';
import type { ChancesView } from '../../src/present/chances.ts';
import { withPicture } from '../../src/present/charts/shown.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Command, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import { type Filler, fillIn } from '../../src/slash/fill.ts';
import type { ChoiceOption, OptionSpecs, Values } from '../../src/slash/option.ts';
import { completeRoll } from '../../src/slash/roll.ts';

/** One thing whose odds can be asked: options, what they ask, how the answer is shown. */
export interface Sujet<K extends Kind> extends Filler {
  readonly description: string;
  readonly asked: (values: Values, call: SlashCall, desk: Desk) => Promise<Kinds[K]['asked'] | Refusal>;
  readonly shown: (
    found: Exclude<Kinds[K]['found'], Refusal | null>,
    values: Values,
    asked: Kinds[K]['asked'],
  ) => ChancesView;
  readonly complete?: NonNullable<Action['complete']>;
}

const visibilite: ChoiceOption = {
  type: 'choice',
  description: 'Qui voit la réponse (toi seul si rien n’est dit)',
  choices: { public: 'Public : tout le monde', personnel: 'Personnel : moi seul' },
};

/** The subcommand of a subject: it answers who asks alone, unless it is to be public, and writes nothing. */
export function sujetAction<K extends Kind>(kind: K, sujet: Sujet<K>): Action {
  const { complete, description, options } = sujet;
  return {
    description,
    options: { ...options, visibilite },
    manner: ({ visibilite: wanted }) => (wanted === 'public' ? 'public' : 'private'),
    run: (values, call, desk) => run(kind, sujet, values, call, desk),
    complete: (call, shelf) => completeRoll({ ...sujet, complete }, call, shelf),
  };
}

/** The options of that name of another command, as it has them. */
export function borrowed(command: Command, ...names: readonly string[]): OptionSpecs {
  const options = command.action?.options ?? {};
  return Object.fromEntries(
    names.map((name) => {
      const spec = options[name];
      if (!spec) throw new Error(`/${command.name} has no option ${name}`);
      return [name, spec];
    }),
  );
}

async function run<K extends Kind>(
  kind: K,
  sujet: Sujet<K>,
  { visibilite: wanted, ...given }: Values,
  call: SlashCall,
  desk: Desk,
): Promise<Deed | Refusal> {
  if (wanted === 'public' && !call.actor.maySpeak) return refuse('may-not-speak', 'visibilite');
  const filled = await fillIn(sujet, given, call, desk);
  if (isRefusal(filled)) return filled;
  const { values } = filled;
  const asked = await sujet.asked(values, call, desk);
  if (isRefusal(asked)) return asked;
  const message = async () => {
    const found = foundIn(await ask({ kind, asked }));
    return isRefusal(found) ? found : withPicture(sujet.shown(found, values, asked));
  };
  return { kind: 'later', message };
}

/** What was found. Refused: `odds-too-long` [seconds], `odds-uncountable`, and what the question itself is refused for. */
export function foundIn<K extends Kind>(
  counted: Counted<K>,
): Exclude<Kinds[K]['found'], Refusal | null> | Refusal {
  if (counted.kind === 'too-long') return refuse('odds-too-long', null, { seconds: patience / 1000 });
  const { found } = counted;
  if (found === null) return refuse('odds-uncountable', null);
  return found as Exclude<Kinds[K]['found'], Refusal | null> | Refusal; // `null` has just been ruled out
}
