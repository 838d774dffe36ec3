import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code of `/annuler`, with the facts that it carries. */
export const undoRefusals: readonly Refusal[] = [
  refuse('undo-none', null),
  refuse('undo-erased', 'numero', { got: 12 }),
  refuse('undo-personal', null, { got: 12 }),
  refuse('undo-done', null, { got: 12, by: 1300 }),
  refuse('undo-final', null, { got: 14, holds: 12 }),
  refuse('undo-not-yours', null, { got: 12 }),
  refuse('undo-depends', null, { got: 12, numbers: '13', many: false }),
  refuse('undo-depends', null, { got: 12, numbers: '13, 15', many: true }),
  refuse('undo-hidden', null, { got: 12 }),
  refuse('undo-overtaken', null, { got: 12 }),
  refuse('undo-part', null, { got: 14, whole: 12 }),
  refuse('undo-elsewhere', null, { campaign: 'Les *Marches*' }),
  refuse('undo-too-many', null, { got: 12, max: 200 }),
  refuse('undo-two-ways', 'partie'),
  refuse('undo-no-game', 'portee'),
  refuse('undo-unknown-game', 'partie', { got: '@everyone' }),
  refuse('undo-asked', null, { got: 12 }),
  refuse('undo-not-asked', null),
  refuse('score-same', 'montant'),
  refuse('score-bounds', 'montant', { got: -5, before: 3, max: 1_000_000 }),
  refuse('score-whose', null),
  refuse('game-withdrawn', null),
];
