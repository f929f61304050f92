import { type Figure, quantile } from '@tarmac/testkit/figures';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { PlayedGame } from '../harness/answers/by-game.ts';
import { openContext } from '../harness/browser.ts';
import { diceOf } from '../harness/dice.ts';
import { beginOnline, lookAt, type TableNow, tableOf } from '../harness/online-tables.ts';
import { DESKTOP } from '../harness/sizes.ts';

const ENOUGH = 36;
/** Of one table: later there are ceremonies, which people watch as long as they like. */
const OF_ONE_TABLE = 9;

/** Air-Kwire is for three and more, and somebody who is asked meanwhile is not told. */
const FOR_TWO: readonly PlayedGame[] = ['airlines-europe', 'airlines-1990'];

declare global {
  /** By step: when the page first told it in words. */
  var toldAt: Record<string, number>;
}

/**
 * Two people, each with a page at normal speed. One decides by a request without the page; how long after it was sent
 * the other's page draws the first frame that tells the move.
 */
export async function toldElsewhere(browser: Browser, url: string, game: PlayedGame): Promise<Figure[]> {
  if (!FOR_TWO.includes(game)) return [];
  const times: number[] = [];
  for (let table = 1; times.length < ENOUGH; table++)
    times.push(...(await atOneTable(browser, url, game, table)));
  const name = `another player's move is told: p95 of ${times.length}`;
  return [{ name, value: quantile(times, 0.95), unit: 'ms', most: 150 }];
}

async function atOneTable(browser: Browser, url: string, game: PlayedGame, seed: number): Promise<number[]> {
  const contexts = await Promise.all([1, 2].map(() => openContext(browser, { ...DESKTOP, speed: 1 })));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  for (const page of pages) await page.goto(url);
  const id = await beginOnline(pages, game, 0);
  for (const page of pages) await lookAt(page, id);
  for (const page of pages) await page.evaluate(noteTelling);
  const dice = diceOf(seed);
  const times: number[] = [];
  while (times.length < OF_ONE_TABLE) {
    const now = await Promise.all(pages.map((page) => tableOf(page, id)));
    const asked = now.findIndex(isAsked);
    const [context, mine] = [contexts[asked], now[asked]];
    const [other, seen] = [pages[1 - asked], now[1 - asked]];
    if (!context || !mine || !other || !seen) throw new Error('Nobody is asked.');
    await shown(other, seen.play.frame.step);
    const sent = Date.now();
    await decide(context, url, id, mine, dice.next());
    const { step } = (await tableOf(other, id)).play.frame;
    await shown(other, step);
    const told = await other.evaluate((next) => toldAt[next], seen.play.frame.step + 1);
    if (told !== undefined) times.push(told - sent);
  }
  for (const context of contexts) await context.close();
  return times;
}

/** Runs in the page: notes the frames in which the line over the map begins to speak. */
function noteTelling(): void {
  globalThis.toldAt = {};
  const look = (): void => {
    const step = document.querySelector<HTMLElement>('[data-telling]')?.dataset.telling;
    if (step !== undefined) globalThis.toldAt[step] ??= Date.now();
    requestAnimationFrame(look);
  };
  look();
}

function isAsked({ play, room }: TableNow): boolean {
  return play.frame.legal.length > 0 || play.frame.status.waitingFor === room.me.seat;
}

/** Until everything up to here has been shown. */
async function shown(page: Page, step: number): Promise<void> {
  const isShown = (step: number): boolean =>
    document.querySelector(`[data-testid=table][data-step="${step}"]`) !== null &&
    document.querySelector('[data-telling]') === null;
  await page.waitForFunction(isShown, step);
}

async function decide(
  { request }: BrowserContext,
  url: string,
  id: string,
  { play, room }: TableNow,
  chance: number,
): Promise<void> {
  const { legal, status } = play.frame;
  const deed = { id: crypto.randomUUID(), expected: play.at };
  const ends = status.waitingFor === room.me.seat;
  await request.post(`${url}api/tables/${id}/${ends ? 'end' : 'moves'}`, {
    headers: { origin: new URL(url).origin },
    data: ends ? deed : { ...deed, move: legal[Math.floor(chance * legal.length)] },
  });
}
