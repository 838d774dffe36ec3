import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of games between several persons, with the facts that it carries. */
export const matchRefusals: readonly Refusal[] = [
  refuse('one-move', null),
  refuse('match-public', 'visibilite'),
  refuse('bot-lacks', null, { missing: ['ViewChannel', 'EmbedLinks'] }),
  refuse('not-a-delay', 'delai', { got: '@everyone' }),
  refuse('delay-bounds', 'delai', { got: '1 min' }),
  refuse('game-unknown', 'partie', { got: '**12**' }),
  refuse('game-hidden', 'partie'),
  refuse('seat-to-whom', 'passer-a'),
  refuse('seat-bot', 'passer-a', { name: 'Robot' }),
  refuse('game-not-yours', null),
  refuse('seat-taken', 'passer-a'),
  refuse('no-deadline', null),
  refuse('no-seat', null, { who: '100000000000000001' }),
  refuse('opponent-self', 'adversaire'),
  refuse('opponent-bot', 'adversaire', { name: '@everyone' }),
  refuse('opponent-left', 'adversaire', { name: '*Tom*' }),
];
