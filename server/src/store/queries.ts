import type { CompiledQuery, RootOperationNode } from 'kysely';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Schema } from './schema.ts';

/** Builds queries and runs none: each kind of store compiles and runs them. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** What a kind of store compiles in its own way; `compile` does it for SQLite. */
export interface Compilable<Row = unknown> {
  compile(): CompiledQuery<Row>;
  toOperationNode(): RootOperationNode;
}

/** A statement of a job. With `rows`, it must change exactly this many, or the whole job is refused. */
export interface Statement {
  readonly query: Compilable;
  readonly rows?: number;
}

/** The same as it travels to the thread. */
export interface Compiled {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows?: number | undefined;
}

export function compiled({ query, rows }: Statement): Compiled {
  const { sql, parameters } = query.compile();
  return { sql, parameters, rows };
}
