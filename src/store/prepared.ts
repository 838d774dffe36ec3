import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import { directWay } from './direct.ts';
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
  return (tx, values) => {
    made ??= write(tx, slots<V>()).compile();
    const parameters = made.parameters.map((one) =>
      one instanceof Slot ? values[one.name as keyof V] : one,
    );
    const direct = directWay(tx);
    return direct ? direct<Row>(made.sql, parameters) : tx.executeQuery({ ...made, parameters });
  };
}

/** Gives a slot for whichever value is asked for. */
function slots<V extends object>(): V {
  return new Proxy({} as V, { get: (_, name) => new Slot(String(name)) });
}
