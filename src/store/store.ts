import type { Transaction } from 'kysely';

export interface Schema {
  readonly placeholder: { id: number };
}
export type Tx = Transaction<Schema>;
