import Database from 'better-sqlite3';
import { connect } from '../../src/store/sqlite.ts';

/** One statement as it was run: its text and the values bound to it. */
export interface Ran {
  readonly sql: string;
  readonly values: unknown[];
}

/**
 * Notes every prepared statement that runs until it is told to stop: what is opened meanwhile stays noted. The tape then
 * holds, word for word, what the store asks of the database, so that a copy of the base can be asked the same directly.
 */
export function recordStatements(): { readonly tape: Ran[]; stop(): void } {
  const tape: Ran[] = [];
  const { prepare } = Database.prototype;
  Database.prototype.prepare = function (this: Database.Database, sql: string) {
    const statement: Database.Statement = prepare.call(this, sql);
    for (const way of ['all', 'run'] as const) {
      const run: (values: unknown[]) => unknown = statement[way].bind(statement);
      const noted = (values: unknown[]): unknown => {
        tape.push({ sql, values });
        return run(values);
      };
      Object.assign(statement, { [way]: noted });
    }
    return statement;
  } as typeof prepare; // one signature of several
  return {
    tape,
    stop: () => {
      Database.prototype.prepare = prepare;
    },
  };
}

/** Plays a tape against the base, statements prepared once. */
export class Player {
  readonly #database: Database.Database;
  readonly #beside: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();

  /** Opens the base as a store does: with a second connection, which reads beside. */
  constructor(path: string) {
    this.#database = connect(path, { readonly: false });
    this.#beside = connect(path, { readonly: true });
  }

  play(tape: readonly Ran[]): void {
    for (const { sql, values } of tape) {
      const statement = this.#statement(sql);
      if (statement.reader) statement.all(values);
      else statement.run(values);
    }
  }

  close(): void {
    this.#beside.close();
    this.#database.close();
  }

  #statement(sql: string): Database.Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
