import type { ClientBase } from 'pg';
import { SCHEMA_VERSION, stepsFrom } from '../migrations.ts';
import { textOf } from './compiling.ts';

/** Of Tarmac alone, in any database. */
const LOCKS = { form: 7_482_301, use: 7_482_302 };

/** Until the end of the transaction nobody else makes or changes tables: several processes may start together. */
export async function lockForm(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.form]);
}

/** As long as the connection lives, nobody replaces what is stored. */
export async function lockForUse(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [LOCKS.use]);
}

/** Whether nobody uses the store; until the end of the transaction nobody begins to. */
export async function lockAlone(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as alone', [LOCKS.use]);
  return rows[0]?.alone === true;
}

/** Brings a store to the newest schema, or to an older one. In a transaction, after `lockForm`. */
export async function migrate(client: ClientBase, to = SCHEMA_VERSION): Promise<void> {
  await client.query('create table if not exists form (version bigint not null)');
  const form = await formOf(client);
  const steps = stepsFrom(form, to);
  for (const statement of steps.flat()) await client.query(textOf(statement));
  if (steps.length === 0) return;
  await client.query('delete from form');
  await client.query('insert into form (version) values ($1)', [form + steps.length]);
}

/** 0 where there are no tables. */
export async function formOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query("select to_regclass('form') is not null as made");
  if (rows[0]?.made !== true) return 0;
  const found = await client.query('select version from form');
  return Number(found.rows[0]?.version ?? 0);
}
