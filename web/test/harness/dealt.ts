import type { TablePlan } from '@tarmac/table';
import type { Page } from 'playwright-core';
import { botsHere } from '../../src/engine/bot-runner.ts';
import { engineHost } from '../../src/engine/host.ts';
import type { StoredTable } from '../../src/engine/store.ts';
import type { Opened } from '../../src/play/table-source.ts';
import { MemoryStore } from '../unit/engine/memory-store.ts';

/** Deals a table as the page would, and leaves it in the browser as if it had been set up there; its id. */
export function leaveDealt(page: Page, plan: TablePlan): Promise<string> {
  return leave(page, (engine) => engine.create(plan));
}

/** The same with a table that goes on with a record from a step, as if somebody had done so in its history; its id. */
export function leaveForked(page: Page, record: string, step: number): Promise<string> {
  return leave(page, async (engine) => engine.fork((await engine.importRecord(record)).info.id, step));
}

type Engine = ReturnType<typeof engineHost>;

async function leave(page: Page, make: (engine: Engine) => Promise<Opened>): Promise<string> {
  const store = new MemoryStore();
  const newId = (): string => crypto.randomUUID();
  const engine = engineHost({ store, now: Date.now, newId, decide: botsHere() });
  const { info } = await make(engine);
  await page.evaluate(keep, await store.load(info.id));
  return info.id;
}

/** Runs in the page, beside whatever it has open. */
function keep(table: StoredTable | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tarmac', 1);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('tables', 'readwrite');
      transaction.objectStore('tables').put(table);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
