import type { Refusal } from '../engine/api.ts';
import { EngineRefusal, refusalOf } from '../engine/refusal.ts';
import { toast } from '../ui/toasts.svelte.ts';
import { words } from '../words/words.svelte.ts';
import { engine } from './engine.ts';
import { go } from './route.svelte.ts';

/** A file that could not be opened, and why. */
let refused = $state.raw<{ readonly file: string; readonly refusal: Refusal } | null>(null);

export function refusedRecord(): typeof refused {
  return refused;
}

export function forgetRefusedRecord(): void {
  refused = null;
}

/** Larger than any game can be, and small enough to be read at once. */
const LARGEST_RECORD = 16 * 1024 * 1024;

/** Opens a record file as a new table. */
export async function openRecord(file: File): Promise<void> {
  try {
    if (file.size > LARGEST_RECORD) throw new EngineRefusal({ code: 'too-large', message: '' });
    const { info } = await engine().importRecord(await file.text());
    go({ page: 'table', id: info.id });
  } catch (error) {
    refused = { file: file.name, refusal: refusalOf(error) };
  }
}

/** Saves a table as a record file on this device; `raw` as it is stored. */
export async function exportTable(id: string, raw = false): Promise<void> {
  try {
    const { name, text } = await (raw ? engine().exportRaw(id) : engine().exportRecord(id));
    saveFile(name, text);
  } catch (error) {
    toast(words().table.refused(refusalOf(error)));
  }
}

/** Saves a record as a file of this device, and says so. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  toast(words().table.exported(name));
}
