import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of help and of the looking after the bot, with the facts that it carries. */
export const operationRefusals: readonly Refusal[] = [
  refuse('unknown-subject', 'sujet', { got: 'magie' }),
  refuse('unknown-rule', 'regle', { got: 'magie', known: ['Défi', 'Impact'] }),
];
