import { parseSavedTable, Table } from '@tarmac/table';
import type { Stored } from './api.ts';
import { EngineRefusal } from './refusal.ts';
import { type Store, StoreConflict, type StoredTable, wouldLose } from './store.ts';
import { isTime, summaryOf } from './summary.ts';

/** A table in memory. */
export interface Kept {
  readonly id: string;
  table: Table;
  readonly playable: boolean;
  changed: number;
  stored: Stored;
}

/** How many tables stay in memory that can be read from the store again. */
const MOST_SAVED = 8;

/** The tables in memory over those in the store. A table the store refuses lives on here. */
export class Shelf {
  private readonly kept = new Map<string, Kept>();
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Those that live only here. */
  inMemory(): Kept[] {
    return [...this.kept.values()].filter(({ stored }) => stored === 'memory');
  }

  known(id: string): Kept | undefined {
    return this.kept.get(id);
  }

  /** The table as it was last seen here. */
  async get(id: string): Promise<Kept> {
    return this.kept.get(id) ?? this.fresh(id);
  }

  /** The table as it is in the store, unless it went on here without being stored. */
  async fresh(id: string): Promise<Kept> {
    const known = this.kept.get(id);
    const stored = await this.store.load(id).catch((error) => {
      if (known) return undefined;
      const detail = error instanceof Error ? ` (${error.message})` : '';
      const message = `The browser does not give out the stored tables${detail}.`;
      throw new EngineRefusal({ code: 'storage', message });
    });
    if (stored && (!known || wouldLose(stored, known.table.host.toSaved()))) {
      try {
        return this.put(read(stored));
      } catch (error) {
        if (!known) throw error;
      }
    }
    if (known) return known;
    throw new EngineRefusal({ code: 'no-such-table', message: `There is no table ${id} in this browser.` });
  }

  put(kept: Kept): Kept {
    this.kept.delete(kept.id);
    this.kept.set(kept.id, kept);
    const saved = [...this.kept.values()].filter(({ stored }) => stored === 'saved');
    for (const { id } of saved.slice(0, -MOST_SAVED)) this.kept.delete(id);
    return kept;
  }

  /** Stores it, or keeps it in memory when the browser refuses. Refuses when another tab has played on. */
  async save(kept: Kept): Promise<void> {
    try {
      await this.store.save(toStored(kept));
      kept.stored = 'saved';
    } catch (error) {
      if (error instanceof StoreConflict && (await this.reread(kept.id))) {
        const message = 'This table was played on in another tab.';
        throw new EngineRefusal({ code: 'changed-elsewhere', message });
      }
      kept.stored = 'memory';
    }
    this.put(kept);
  }

  /** Takes the table from the store instead of the one here; false if what is stored cannot be read. */
  private async reread(id: string): Promise<boolean> {
    try {
      const stored = await this.store.load(id);
      if (!stored) return false;
      this.put(read(stored));
      return true;
    } catch {
      return false;
    }
  }

  /** Takes it off the shelf and out of the store, and gives back what is needed to store it again. */
  async remove(id: string): Promise<StoredTable | undefined> {
    const known = this.kept.get(id);
    const unsaved = known?.stored === 'memory' ? toStored(known) : undefined;
    const stored = await this.store.remove(id).catch((error) => {
      if (unsaved) return undefined;
      throw error;
    });
    this.kept.delete(id);
    return unsaved ?? stored;
  }

  /** Puts back what was removed. */
  async restore(removed: StoredTable): Promise<void> {
    await this.store.save(removed).catch((error) => {
      if (error instanceof StoreConflict) return;
      this.put({ ...read(removed), stored: 'memory' });
    });
  }
}

function toStored(kept: Kept): StoredTable {
  return { id: kept.id, summary: summaryOf(kept), saved: kept.table.host.toSaved() };
}

function read({ id, saved, summary }: StoredTable): Kept {
  const table = Table.open(parseSavedTable(saved));
  return {
    id,
    table,
    playable: summary?.playable === true,
    changed: isTime(summary?.changed) ? summary.changed : 0,
    stored: 'saved',
  };
}
