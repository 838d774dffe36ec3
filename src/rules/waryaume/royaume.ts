/** The board between battles: pure deeds on the state of its regions. */
export { type Batiments, readBatiments } from './batiments.ts';
export { changes, type RoyaumeResult } from './deed.ts';
export { invocables, invoke, withdraw } from './invocations.ts';
export { type Marks, mark, regionBounds } from './marks.ts';
export { destroy, harvest, plunder } from './pillage.ts';
export { departing, hasBoldBandits, hasSlaveHouse, mostUndead, newRegion } from './region.ts';
export { nextTurn } from './tour.ts';
