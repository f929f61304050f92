import { type Store, StoreConflict, type StoredTable, wouldLose } from '../../../src/engine/store.ts';

/** A store that can fail on purpose. Rows are text, as in a real store nothing is shared with the table. */
export class MemoryStore implements Store {
  readonly rows = new Map<string, string>();
  /** How many writes were tried. */
  writes = 0;
  /** Whether this write, counted from 1, or this read is refused. */
  refuses: (kind: 'read' | 'write', write: number) => boolean = () => false;

  async list() {
    this.check('read');
    return [...this.rows.values()].map((row) => JSON.parse(row) as StoredTable);
  }

  async load(id: string) {
    this.check('read');
    return this.row(id);
  }

  async save(table: StoredTable) {
    this.check('write');
    if (wouldLose(this.row(table.id), table.saved)) throw new StoreConflict(table.id);
    this.rows.set(table.id, JSON.stringify(table));
  }

  async remove(id: string) {
    this.check('write');
    const row = this.row(id);
    this.rows.delete(id);
    return row;
  }

  private row(id: string): StoredTable | undefined {
    const row = this.rows.get(id);
    return row === undefined ? undefined : JSON.parse(row);
  }

  private check(kind: 'read' | 'write'): void {
    if (kind === 'write') this.writes++;
    if (this.refuses(kind, this.writes)) throw new DOMException('no room', 'QuotaExceededError');
  }
}
