import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of games between several persons, with the facts that it carries. */
export const matchRefusals: readonly Refusal[] = [
  refuse('no-deadline', null),
  refuse('no-seat', null, { who: '100000000000000001' }),
  refuse('opponent-self', 'adversaire'),
  refuse('opponent-bot', 'adversaire', { name: '@everyone' }),
  refuse('opponent-left', 'adversaire', { name: '*Tom*' }),
];
