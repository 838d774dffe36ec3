import { sampleDuel } from '../../src/odds/sample.ts';
import { timedNow } from './median.ts';
import { countEnd } from './odds.ts';

/** Times the first duel that this program counts to its end. */
const defi = sampleDuel();
console.log(timedNow(() => countEnd(defi)));
