import { clauseEmbed, clauseNumber, gameName, rulePages, rulesOverview } from '../src/present/regles.ts';
import { type PlacedClause, placedRule, rulebook } from '../src/present/rulebook.ts';
import { type Refusal, refuse } from '../src/rules/rule.ts';
import { button, row } from '../src/slash/buttons.ts';
import type {
  Choice,
  Command,
  CompleteCall,
  ComponentCall,
  Deed,
  Desk,
  Message,
} from '../src/slash/command.ts';
import { makeCustomId } from '../src/slash/custom-id.ts';
import type { Values } from '../src/slash/option.ts';
import { fold } from '../src/text/fold.ts';
import { matching, only } from './campagne/shared.ts';

const description = 'Les règles comme Héraut les applique : chaque paragraphe, sa source, les arbitrages';

/** `/regles`: each clause of each rule with its source, and the rulings in force here. */
export const regles: Command = {
  name: 'regles',
  description,
  action: {
    description,
    options: {
      regle: {
        type: 'text',
        max: 100,
        autocomplete: true,
        description: 'Une règle, ou un mot d’un de ses paragraphes : moral',
      },
    },
    manner: () => 'private',
    run: async ({ regle }, _call, desk) => show(regle, desk),
    complete,
  },
  press: { page: { manner: 'update', run: turn } },
};

async function show(typed: Values[string] | undefined, desk: Desk): Promise<Deed | Refusal> {
  if (typed === undefined) return { kind: 'read', message: only(rulesOverview()) };
  const placed = placedTyped(String(typed));
  if (!placed)
    return refuse('unknown-rule', 'regle', { got: String(typed), known: rulebook.map(({ name }) => name) });
  const { rule, clause } = placed;
  if (clause) return { kind: 'read', message: only(clauseEmbed(rule, clause)) };
  const message = pageMessage(placed, 1, desk);
  return message ? { kind: 'read', message } : refuse('gone', null);
}

async function turn({ args }: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const [key = '', page] = args;
  const placed = placedRule(key);
  const message = placed && pageMessage(placed, Number(page), desk);
  return message ? { kind: 'read', message } : refuse('gone', null);
}

/** What was picked, or the rule that is called so, or the one clause that holds what was typed. */
function placedTyped(typed: string): PlacedClause | undefined {
  const wanted = fold(typed);
  const picked = placedRule(wanted);
  if (picked) return picked;
  const rule = rulebook.find(({ name }) => fold(name) === wanted);
  if (rule) return { rule, clause: null };
  const holding = rulebook.flatMap((one) =>
    one.clauses.filter(({ text }) => fold(text).includes(wanted)).map((clause) => ({ rule: one, clause })),
  );
  return holding.length === 1 ? holding[0] : undefined;
}

async function complete({ focused }: CompleteCall): Promise<readonly Choice[]> {
  const rules = rulebook.map(({ id, name, game }) => ({ name: `${name} (${gameName(game)})`, value: id }));
  const wanted = fold(focused.typed);
  const clauses = rulebook.flatMap(({ name, clauses }) =>
    clauses
      .filter(({ text }) => fold(`${name} ${text}`).includes(wanted))
      .map((clause) => ({ name: `${name} §${clauseNumber(clause)} ${clause.text}`, value: clause.id })),
  );
  return [...matching(focused.typed, rules), ...matching('', clauses)];
}

/** One page of a rule with the buttons to turn it, `null` where there is none. */
function pageMessage({ rule }: PlacedClause, page: number, { campaign }: Desk): Message | null {
  const pages = rulePages(rule, campaign);
  const embed = pages[page - 1];
  if (!embed) return null;
  const turns = [
    ...(page > 1 ? [button('Page précédente', makeCustomId('regles', 'page', rule.id, page - 1))] : []),
    ...(page < pages.length
      ? [button('Page suivante', makeCustomId('regles', 'page', rule.id, page + 1))]
      : []),
  ];
  return only(embed, turns.length > 0 ? [row(...turns)] : []);
}
