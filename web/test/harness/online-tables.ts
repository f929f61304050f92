import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayedGame } from './answers/by-game.ts';
import { check, OUT } from './processes.ts';

/* Tables online, set up and played without the pages for it. */

/** What a page would ask of the server; the browser's cookie says who asks. */
export function ask<Answer = unknown>(page: Page, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([path, body]) => {
      const response = await fetch(`/api/${path}`, {
        ...(body && { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      });
      return response.json();
    },
    [path, body && JSON.stringify(body)] as const,
  );
}

const NAMES = ['Ada', 'Ben', 'Cleo'];

/** A table of this person, with free places and bots, that has not begun. Its id. */
export async function openOnline(
  host: Page,
  game: PlayedGame,
  free = 1,
  bots = 1,
  board?: string,
): Promise<string> {
  const bot = { kind: 'bot', bot: 'random', name: 'Bruno' };
  const { room } = await ask<{ room: { id: string } }>(host, 'tables', {
    id: crypto.randomUUID(),
    game,
    ...(board !== undefined && { board }),
    seats: [{ kind: 'me' }, ...Array(free).fill({ kind: 'open' }), ...Array(bots).fill(bot)],
    access: 'link',
  });
  return room.id;
}

/** A game of these people and of bots has begun; nobody looks at it yet. Its id. */
export async function beginOnline(
  pages: readonly Page[],
  game: PlayedGame,
  bots = 1,
  board?: string,
): Promise<string> {
  for (const [i, page] of pages.entries()) await ask(page, 'guests', { name: NAMES[i] });
  const [host, ...guests] = pages as [Page, ...Page[]];
  const id = await openOnline(host, game, guests.length, bots, board);
  for (const guest of guests) await ask(guest, `tables/${id}/join`, { seat: 'any' });
  await ask(host, `tables/${id}/start`, { free: 'remove' });
  return id;
}

/** Opens the table on a page. */
export async function lookAt(page: Page, id: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/online/${id}`);
  await page.getByTestId('table').waitFor();
}

export interface TableNow {
  readonly room: {
    readonly phase: string;
    readonly me: { readonly seat: number | null };
    readonly seats: readonly {
      readonly player: { readonly kind: string; readonly name: string } | null;
    }[];
    readonly waiting: { readonly seats: readonly number[] } | null;
  };
  readonly play: {
    readonly at: number;
    readonly told: readonly { readonly step: number }[];
    readonly frame: {
      readonly step: number;
      readonly view: unknown;
      readonly legal: readonly object[];
      readonly status: { readonly waitingFor: number | null; readonly outcome: object | null };
    };
  };
}

export function tableOf(page: Page, id: string): Promise<TableNow> {
  return ask(page, `tables/${id}`);
}

/** The names of those who are to decide. */
export async function askedAt(page: Page, id: string): Promise<(string | undefined)[]> {
  const { seats, waiting } = (await tableOf(page, id)).room;
  return (waiting?.seats ?? []).map((seat) => seats[seat]?.player?.name);
}

/** Decides for the person at this page, as long as the table waits for them; without the page. */
export async function decide(page: Page, id: string, chance: () => number): Promise<void> {
  const { tables } = await ask<{ tables: readonly { id: string; mine: boolean }[] }>(page, 'me/tables');
  if (!tables.some((table) => table.id === id && table.mine)) return;
  const { play, room } = await tableOf(page, id);
  const deed = { id: crypto.randomUUID(), expected: play.at };
  const { legal, status } = play.frame;
  const move = legal[Math.floor(chance() * legal.length)];
  if (status.waitingFor === room.me.seat) await ask(page, `tables/${id}/end`, deed);
  else if (move) await ask(page, `tables/${id}/moves`, { ...deed, move });
  await decide(page, id, chance);
}

/** Plays for all of these people, to the end of the game or until it is enough. */
export async function finish(
  pages: readonly Page[],
  id: string,
  chance: () => number,
  isEnough: (table: TableNow) => boolean = () => false,
): Promise<void> {
  const [host] = pages as [Page];
  const isDone = async (): Promise<boolean> => {
    const table = await tableOf(host, id);
    if (table.room.phase === 'over' || isEnough(table)) return true;
    for (const page of pages) await decide(page, id, chance);
    return false;
  };
  await expect.poll(isDone).toBe(true);
}

/** The record is the same for everybody who sat there, and sound. */
export async function checkRecords(pages: readonly Page[], id: string): Promise<void> {
  const records = await Promise.all(pages.map((page) => ask<object>(page, `tables/${id}/record`)));
  const [record] = records;
  expect(records).toEqual(records.map(() => record));
  mkdirSync(`${OUT}/online`, { recursive: true });
  const file = `${OUT}/online/${id}.json`;
  writeFileSync(file, JSON.stringify(record));
  await check(file);
}
