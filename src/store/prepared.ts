import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import { directWays } from './direct.ts';
import type { Tx } from './store.ts';

/** Stands for a value that is only known when the statement runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement of which the text is made once, at its first use, and later only given its values: making it costs more
 * than running it. `write` must use each of `values` as it is, and not look at it.
 */
export function prepared<V extends object, Row>(
  write: (tx: Tx, values: V) => Compilable<Row>,
): (tx: Tx, values: V) => QueryResult<Row> | Promise<QueryResult<Row>> {
  let made: CompiledQuery<Row> | null = null;
  let names: readonly (keyof V | null)[] = [];
  return (tx, values) => {
    if (made === null) {
      made = write(tx, slots<V>()).compile();
      names = made.parameters.map((one) => (one instanceof Slot ? (one.name as keyof V) : null));
    }
    const parameters: unknown[] = [...made.parameters];
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] ?? null;
      if (name !== null) parameters[at] = values[name];
    }
    const direct = directWays.get(tx);
    return direct ? direct<Row>(made.sql, parameters) : tx.executeQuery({ ...made, parameters });
  };
}

/** Gives a slot for whichever value is asked for. */
function slots<V extends object>(): V {
  return new Proxy({} as V, { get: (_, name) => new Slot(String(name)) });
}
