import type { CombatResult } from '../../../src/rules/waryaume/combat.ts';
import type { Golden } from '../golden.ts';
import { type Played, rule } from './battle.ts';
import { bonus } from './combat-bonus.cases.ts';
import { dice } from './combat-dice.cases.ts';
import { losses } from './combat-losses.cases.ts';
import { refusals } from './combat-refusals.cases.ts';
import { region } from './combat-region.cases.ts';
import { trophies } from './combat-trophies.cases.ts';

export const golden: Golden<Played, CombatResult> = {
  rule,
  cases: [...dice, ...bonus, ...losses, ...trophies, ...region, ...refusals],
};
