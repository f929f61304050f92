import { createQueryId, PostgresQueryCompiler } from 'kysely';
import type { QueryConfig } from 'pg';
import type { Compilable } from '../queries.ts';

/** Statements that differ only in the length of a list would fill the server's memory. */
const MOST_NAMED = 200;

const compiler = new PostgresQueryCompiler();
const names = new Map<string, string>();

/** A query as PostgreSQL understands it, with a name under which each connection keeps its plan. */
export function asked(query: Compilable): QueryConfig {
  const { sql: text, parameters } = compiler.compileQuery(query.toOperationNode(), createQueryId());
  if (!names.has(text) && names.size < MOST_NAMED) names.set(text, `q${names.size}`);
  const name = names.get(text);
  return { text, values: [...parameters], ...(name !== undefined && { name }) };
}

/** The same for a statement that is used once. */
export function textOf(query: Compilable): string {
  return compiler.compileQuery(query.toOperationNode(), createQueryId()).sql;
}
