import { arbitrages as confede } from '../../data/confede/arbitrages.ts';
import { arbitrages as heresie } from '../../data/heresie/arbitrages.ts';
import { arbitrages as jdr } from '../../data/jdr/arbitrages.ts';
import { arbitrages as w40k } from '../../data/w40k/arbitrages.ts';
import { arbitrages as waryaume } from '../../data/waryaume/arbitrages.ts';
import type { Ruling } from '../rules/rule.ts';

/** One game: its folder, its name as people say it, what its texts leave open. */
export interface GameRulings {
  readonly id: string;
  readonly name: string;
  readonly arbitrages: readonly Ruling[];
}

/** The rulings of every game, in one place. */
export const games: readonly GameRulings[] = [
  { id: 'heresie', name: 'The Horus Heresy', arbitrages: heresie },
  { id: 'w40k', name: 'Warhammer 40,000', arbitrages: w40k },
  { id: 'waryaume', name: 'Waryaume', arbitrages: waryaume },
  { id: 'jdr', name: 'W40K-JDR', arbitrages: jdr },
  { id: 'confede', name: 'Conf’Fédé', arbitrages: confede },
];

/** A ruling with the game that it belongs to; `key` is `<game>/<ruling>`, as it is set and kept. */
export interface PlacedRuling {
  readonly key: string;
  readonly game: GameRulings;
  readonly ruling: Ruling;
}

/** Every ruling of every game, or of one. */
export function rulingsOf(gameId: string | null = null): readonly PlacedRuling[] {
  return games
    .filter(({ id }) => gameId === null || id === gameId)
    .flatMap((game) => game.arbitrages.map((ruling) => ({ key: `${game.id}/${ruling.id}`, game, ruling })));
}

/** The ruling of that key, `undefined` when this version has none. */
export function rulingOf(key: string): PlacedRuling | undefined {
  return rulingsOf().find((one) => one.key === key);
}

/** True for a switch of the campaign: more than one answer. */
export function isSwitch({ answers }: Ruling): boolean {
  return Object.keys(answers).length > 1;
}
