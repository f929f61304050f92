import type { Stored, Summary } from '../engine/api.ts';
import { refusalOf } from '../engine/refusal.ts';
import { toast } from '../ui/toasts.svelte.ts';
import { words } from '../words/words.svelte.ts';
import { engine } from './engine.ts';

/** The saved tables, latest first; null until they are known. */
let list = $state.raw<readonly Summary[] | null>(null);
let unreadable = $state.raw<readonly string[]>([]);
let kept = $state.raw<Stored>('saved');

export function savedTables(): readonly Summary[] | null {
  return list;
}

/** Ids of tables that this version cannot read. */
export function unreadableTables(): readonly string[] {
  return unreadable;
}

/** Whether this browser keeps tables at all. */
export function storage(): Stored {
  return kept;
}

export async function refreshTables(): Promise<void> {
  try {
    const { tables, stored, unreadable: unknown } = await engine().tables();
    list = [...tables].sort((a, b) => b.changed - a.changed);
    unreadable = unknown;
    kept = stored;
  } catch (error) {
    list = [];
    toast(words().table.refused(refusalOf(error)));
  }
}

/** Deletes at once; for some seconds it can be brought back. */
export async function removeTable(id: string): Promise<void> {
  const change = async (work: Promise<void>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      toast(words().table.refused(refusalOf(error)));
      return false;
    } finally {
      await refreshTables();
    }
  };
  list = (list ?? []).filter((table) => table.id !== id);
  if (!(await change(engine().remove(id)))) return;
  toast(words().shell.saved.deleted, {
    label: words().shell.saved.undo,
    run: () => void change(engine().restore(id)),
  });
}
