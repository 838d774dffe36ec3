import { holdLock } from '../../src/store/lock.ts';

/** Holds the lock of the base named on the command line until it is killed. */
const [path = ''] = process.argv.slice(2);
holdLock(path);
process.stdout.write('held\n');
process.stdin.resume();
