import type { CompiledQuery } from 'kysely';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Schema } from './schema.ts';

/** Builds queries and runs none: they are compiled here and executed by the writer's thread or by the reader. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

export interface Compilable<Row = unknown> {
  compile(): CompiledQuery<Row>;
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

/** Changes a row, so that something really has to reach the disk. */
export const TRIAL: Statement = {
  query: build.updateTable('store').set((row) => ({ tried: row('tried', '+', 1) })),
  rows: 1,
};
