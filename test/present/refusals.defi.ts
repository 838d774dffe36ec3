import { type Refusal, refuse } from '../../src/rules/rule.ts';

/** One refusal of each code that `/defi` gives before its rules are asked. */
export const defiRefusals: readonly Refusal[] = [
  refuse('sheet-lacks', 'fiche', { nom: 'Kael', lacks: ['CC', 'I'] }),
  refuse('rule-value', 'fiche', { nom: 'Kael', regle: 'Critique', needs: 'x' }),
  refuse('rule-value', 'fiche', { nom: 'Kael', regle: 'Phage (Z)', needs: 'c' }),
  refuse('rule-value', 'fiche-adverse', { nom: '*Kael*', regle: 'Haine', needs: 'contre' }),
  refuse('sheet-hidden-defi', 'fiche', { got: 'Kael' }),
  refuse('sheet-not-theirs', 'fiche-adverse', { got: 'Kael' }),
  refuse('no-model', 'fiche', { known: [] }),
  refuse('no-model', 'fiche-adverse', { known: ['Kael', '*Drusus*'] }),
  refuse('sheet-in-duel', 'fiche', { got: 'Kael' }),
  refuse('sheet-gone', 'fiche-adverse', { got: 'Kael' }),
  refuse('same-sheet', 'fiche-adverse', { got: 'Kael' }),
  refuse('defi-needs-mode', 'mode'),
];
