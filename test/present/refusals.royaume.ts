import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of the board and its fights, with the facts that it carries. */
export const royaumeRefusals: readonly Refusal[] = [
  refuse('too-many-regions', 'region', { max: 200 }),
  refuse('region-same', null, { region: 'Val *d’Or*' }),
  refuse('no-region', null),
  refuse('fight-over', null),
  refuse('assault-done', 'attaque', { region: 'Val', name: 'morts-vivants' }),
  refuse('came-since', 'attaque', {
    region: 'Val',
    name: 'morts-vivants',
    most: 0,
    many: 'aucun mort-vivant',
  }),
  refuse('came-since', 'attaque', { region: 'Val', name: 'bandits', most: 3, many: '3 bandits' }),
  refuse('target-unknown', 'cibles', { got: '@everyone', near: [] }),
  refuse('target-unknown', 'cibles', { got: 'Lea', near: ['Léa', '**Tom**'] }),
  refuse('target-ambiguous', 'cibles', { got: 'Léa' }),
];
