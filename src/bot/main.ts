import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Most of a start is compiling: what one start has compiled, the next one reads. Only what is loaded from here on gains.
enableCompileCache(join(import.meta.dirname, '../../var/compilation'));
const { run } = await import('./start.ts');
await run();
