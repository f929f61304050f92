import { type Database, first } from './database.ts';
import { build } from './queries.ts';
import type { TalkRow } from './schema.ts';

export class TalkStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  add(row: TalkRow): Promise<void> {
    return this.db.write([{ query: build.insertInto('talk').values(row), rows: 1 }]);
  }

  /** The last messages, oldest first. */
  async last(table: string, most: number): Promise<TalkRow[]> {
    const rows = await this.db.all(
      build.selectFrom('talk').selectAll().where('table_id', '=', table).orderBy('n', 'desc').limit(most),
    );
    return rows.reverse();
  }

  byRequest(table: string, who: number, request: string): Promise<TalkRow | undefined> {
    return first(
      this.db,
      build
        .selectFrom('talk')
        .selectAll()
        .where('table_id', '=', table)
        .where('who', '=', who)
        .where('request', '=', request),
    );
  }
}
