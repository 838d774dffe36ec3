import Database from 'better-sqlite3';
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Direct, directWays } from './direct.ts';
import type { Schema } from './schema.ts';
import type { Tx } from './store.ts';

/**
 * Kilobytes of pages that one connection keeps. The driver's own 16 000, twice, are what the memory of a bot grew by with its
 * base; what is not kept the system has at hand.
 */
const pageCache = 4000;

/**
 * Opens one connection to the file. It never waits for a lock by itself: waiting is done asynchronously, outside.
 * Foreign keys hold, and a commit returns once it is on the disk.
 */
export function connect(path: string, options: { readonly readonly: boolean }): Database.Database {
  const database = new Database(path, { readonly: options.readonly, timeout: 0 });
  try {
    database.pragma('foreign_keys = ON');
    database.pragma('synchronous = FULL');
    database.pragma('trusted_schema = OFF');
    database.pragma(`cache_size = -${pageCache}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Kysely over one connection, and the way around it; every transaction begins with `begin`. */
export interface Queries {
  readonly kysely: Kysely<Schema>;
  readonly direct: Direct;
}

export function queries(database: Database.Database, begin: 'begin' | 'begin immediate'): Queries {
  const statements = new RememberedStatements(database);
  const dialect: Dialect = {
    createDriver: () => new TransactionDriver(database, statements, begin),
    createQueryCompiler: () => new PlannedOnce(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
  return { kysely: new Kysely<Schema>({ dialect }), direct: statements.run };
}

/**
 * Writes a bound value as `+?`, which says the same. A bare `?` beside a column that is sorted by has SQLite plan the statement
 * anew for each value, in ten times what it takes to run; what a partial index asks for is therefore written as a literal.
 */
class PlannedOnce extends SqliteQueryCompiler {
  override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/** Runs `work` in one transaction, whose prepared statements go straight to the connection. */
export function inTransaction<T>({ kysely, direct }: Queries, work: (tx: Tx) => Promise<T>): Promise<T> {
  return kysely.transaction().execute(async (tx) => {
    directWays.set(tx, direct);
    try {
      return await work(tx);
    } finally {
      directWays.delete(tx);
    }
  });
}

/** Kysely's driver begins every transaction deferred, and rolls back even what SQLite has rolled back itself. */
class TransactionDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #statements: RememberedStatements;
  readonly #begin: string;

  constructor(database: Database.Database, statements: RememberedStatements, begin: string) {
    super({ database: statements });
    this.#database = database;
    this.#statements = statements;
    this.#begin = begin;
  }

  override async beginTransaction(): Promise<void> {
    this.#statements.run(this.#begin, []);
  }

  override async commitTransaction(): Promise<void> {
    this.#statements.run('commit', []);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

const mostRemembered = 500;

/** Keeps prepared statements: preparing one costs more than running it. */
class RememberedStatements implements SqliteDatabase {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(database: Database.Database) {
    this.#database = database;
  }

  readonly run: Direct = <Row>(text: string, parameters: unknown[]) => {
    const statement = this.prepare(text);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
  };

  prepare(text: string): Database.Statement {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#database.prepare(text);
    if (this.#statements.size >= mostRemembered) this.#statements.clear();
    this.#statements.set(text, statement);
    return statement;
  }

  close(): void {
    this.#database.close();
  }
}
