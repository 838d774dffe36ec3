import type { Migration } from '../migrate.ts';
import { migration0001 } from './0001.ts';
import { migration0002 } from './0002.ts';
import { migration0003 } from './0003.ts';
import { migration0004 } from './0004.ts';
import { migration0005 } from './0005.ts';
import { migration0006 } from './0006.ts';
import { migration0007 } from './0007.ts';
import { migration0008 } from './0008.ts';
import { migration0009 } from './0009.ts';
import { migration0010 } from './0010.ts';
import { migration0011 } from './0011.ts';

/** Every migration in order; the last one's number is the version of the schema this program knows. */
export const migrations: readonly Migration[] = [
  migration0001,
  migration0002,
  migration0003,
  migration0004,
  migration0005,
  migration0006,
  migration0007,
  migration0008,
  migration0009,
  migration0010,
  migration0011,
];
