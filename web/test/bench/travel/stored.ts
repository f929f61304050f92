import { type AnyMove, recordText } from '@tarmac/kernel';
import { parseSavedTable, Table } from '@tarmac/table';
import type { Page } from 'playwright-core';
import { leaveForked } from '../../harness/dealt.ts';
import { readRecord } from './records.ts';
import type { Turn } from './turns.ts';

/** Plays alike for ever, and at once. */
const OTHERS = 'greedy-1';

/** Leaves a table in the browser where the turn begins: a person decides, bots sit in all other seats. Its id. */
export function leaveBefore(page: Page, { game, record, step, seat }: Turn): Promise<string> {
  const recorded = readRecord(game, record);
  const seats = recorded.seats.map((_, i) => (i === seat ? 'Ada' : OTHERS));
  return leaveForked(page, recordText({ ...recorded, seats }), step);
}

/** What has become of a turn, read from the store and not from the screen. */
export interface Played {
  readonly table: Table;
  /** What the seat has played since the turn began. */
  readonly moves: readonly AnyMove[];
  /** It has played what it may, and the table waits for its word that this was all. */
  readonly waits: boolean;
  /** Somebody else is asked. */
  readonly over: boolean;
}

export async function playedSince(page: Page, id: string, { step, seat }: Turn): Promise<Played> {
  const table = Table.open(parseSavedTable(await page.evaluate(load, id)));
  const { host } = table;
  // What can still be taken back was played, too.
  const since = host.recordAt(host.step).moves.slice(step);
  const others = since.findIndex((entry) => entry.seat !== seat);
  const moves = since.slice(0, others < 0 ? since.length : others).map(({ move }) => move);
  const { waitingFor, deciding } = host.status;
  const waits = waitingFor === seat;
  return { table, moves, waits, over: others >= 0 || !(waits || deciding.includes(seat)) };
}

/** Runs in the page. */
function load(id: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tarmac', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('tables').objectStore('tables').get(id);
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result?.saved);
      };
    };
  });
}
