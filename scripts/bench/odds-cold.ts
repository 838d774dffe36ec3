import { timedNow } from './median.ts';
import { benchDuel, countEnd } from './odds.ts';

/** Times the first duel that this program counts to its end. */
const defi = benchDuel();
console.log(timedNow(() => countEnd(defi)));
