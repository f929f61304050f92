import { build } from './queries.ts';
import type { Reader } from './reader.ts';
import type { TalkRow } from './schema.ts';
import type { Writer } from './writer.ts';

export class TalkStore {
  private readonly writer: Writer;
  private readonly reader: Reader;

  constructor(writer: Writer, reader: Reader) {
    this.writer = writer;
    this.reader = reader;
  }

  add(row: TalkRow): Promise<void> {
    return this.writer.write([{ query: build.insertInto('talk').values(row), rows: 1 }]);
  }

  /** The last messages, oldest first. */
  last(table: string, most: number): TalkRow[] {
    return this.reader
      .all(
        build.selectFrom('talk').selectAll().where('table_id', '=', table).orderBy('n', 'desc').limit(most),
      )
      .reverse();
  }

  byRequest(table: string, who: number, request: string): TalkRow | undefined {
    return this.reader.one(
      build
        .selectFrom('talk')
        .selectAll()
        .where('table_id', '=', table)
        .where('who', '=', who)
        .where('request', '=', request),
    );
  }
}
