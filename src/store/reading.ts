import { connect, inTransaction, queries } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens a base that others work on, for reading alone; its schema must be of this version. */
export function openReading(path: string): Pick<Store, 'read' | 'close'> {
  const database = connect(path, { readonly: true });
  const reader = queries(database, 'begin');
  return {
    read: (work) => inTransaction(reader, work),
    close: async () => void database.close(),
  };
}
