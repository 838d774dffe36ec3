import { clauses as impact } from '../../data/confede/impact.ts';
import { clauses as arene } from '../../data/heresie/arene.ts';
import { clauses as defi } from '../../data/heresie/defi.ts';
import { clauses as melee } from '../../data/jdr/melee.ts';
import { clauses as moral } from '../../data/jdr/moral.ts';
import { clauses as soins } from '../../data/jdr/soins.ts';
import { clauses as jet } from '../../data/libre/jet.ts';
import { clauses as bataille } from '../../data/w40k/bataille.ts';
import { clauses as commandement } from '../../data/w40k/commandement.ts';
import { clauses as ebranlement } from '../../data/w40k/ebranlement.ts';
import { clauses as combat } from '../../data/waryaume/combat.ts';
import { clauses as royaume } from '../../data/waryaume/royaume.ts';
import type { Clause } from '../rules/rule.ts';

/** One rule as people look it up: its name, the folder of its game (`libre` for none), its clauses in order. */
export interface RuleText {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly clauses: readonly Clause[];
}

/** Every rule that has clauses, in one place. */
export const rulebook: readonly RuleText[] = [
  { id: 'defi', name: 'Défi', game: 'heresie', clauses: defi },
  { id: 'arene', name: 'Arène', game: 'heresie', clauses: arene },
  { id: 'ebranlement', name: 'Ébranlement', game: 'w40k', clauses: ebranlement },
  { id: 'commandement', name: 'Phase de commandement', game: 'w40k', clauses: commandement },
  { id: 'bataille', name: 'Bataille', game: 'w40k', clauses: bataille },
  { id: 'combat', name: 'Combat', game: 'waryaume', clauses: combat },
  { id: 'royaume', name: 'Royaume', game: 'waryaume', clauses: royaume },
  { id: 'melee', name: 'Mêlée', game: 'jdr', clauses: melee },
  { id: 'moral', name: 'Test de Moral', game: 'jdr', clauses: moral },
  { id: 'soins', name: 'Soins', game: 'jdr', clauses: soins },
  { id: 'impact', name: 'Impact', game: 'confede', clauses: impact },
  { id: 'jet', name: 'Jet libre', game: 'libre', clauses: jet },
];

/** A clause with the rule that it belongs to; `key` is the clause's id, or the rule's for the whole rule. */
export interface PlacedClause {
  readonly rule: RuleText;
  readonly clause: Clause | null;
}

/** The rule or clause of that id, `undefined` when there is none. */
export function placedRule(key: string): PlacedClause | undefined {
  const rule = rulebook.find(({ id }) => id === key.split('.')[0]);
  if (!rule) return undefined;
  if (key === rule.id) return { rule, clause: null };
  const clause = rule.clauses.find(({ id }) => id === key);
  return clause && { rule, clause };
}
