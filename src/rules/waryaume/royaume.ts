/** The board between battles: pure deeds on the state of its regions. */
export { type Batiments, readBatiments } from './batiments.ts';
export { type Carte, changes, type RoyaumeResult } from './deed.ts';
export { invocables, invoke, withdraw } from './invocations.ts';
export { type Marks, mark, regionBounds } from './marks.ts';
export { type Destruction, destroy, harvest, type Pillage, plunder } from './pillage.ts';
export { departing, hasBoldBandits, hasSlaveHouse, mostUndead, newRegion } from './region.ts';
export { nextTurn, type TourResult } from './tour.ts';
