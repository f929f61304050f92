import type { Database } from 'better-sqlite3';
import { SCHEMA_VERSION, stepsFrom } from '../migrations.ts';

/** Brings a store to the newest schema, or to an older one, each step wholly or not at all. */
export function migrate(db: Database, to = SCHEMA_VERSION): void {
  let form = formOf(db);
  for (const statements of stepsFrom(form, to)) {
    form++;
    db.transaction(() => {
      for (const statement of statements) db.exec(statement.compile().sql);
      db.pragma(`user_version = ${form}`);
    }).immediate();
  }
}

export function formOf(db: Database): number {
  return Number(db.pragma('user_version', { simple: true }));
}
