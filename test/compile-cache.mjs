import { enableCompileCache } from 'node:module';

// What one test file compiled, the next one need not: most of a short file's time is reading TypeScript.
enableCompileCache('var/compilation');
