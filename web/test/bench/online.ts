import { type Figure, quantile } from '@tarmac/testkit/figures';
import type { Browser, Page } from 'playwright-core';
import { ANSWERS } from '../harness/answers/by-game.ts';
import { openContext } from '../harness/browser.ts';
import { diceOf } from '../harness/dice.ts';
import { type Hands, handsOf, mouseThat } from '../harness/hands.ts';
import { afterTheTable } from '../harness/line.ts';
import { Player } from '../harness/player.ts';
import { slowLine } from '../harness/slow-line.ts';
import { GAME } from '../harness/tables.ts';
import { waitingFor } from '../harness/waiting.ts';

const ROUND_TRIPS = [0, 200, 800];
const DEEDS = 30;
const BYTES_PER_SECOND = 20_000_000;

/** From the release of the button to the end of the frame that shows it, in milliseconds. */
interface Deed {
  readonly taken: number;
  readonly answered: number;
}

/** A press at a table of a server: how soon it is seen to be taken, and how soon what came of it is there. */
export const online = ROUND_TRIPS.map(
  (latency) =>
    async (browser: Browser, url: string): Promise<Figure[]> => {
      const line = await slowLine(url, { bytesPerSecond: BYTES_PER_SECOND, latency });
      const context = await openContext(browser, { width: 1440, height: 900 });
      try {
        const page = await context.newPage();
        await page.goto(line.url);
        const id = await page.evaluate(begin, GAME);
        await page.goto(`${line.url}#/online/${id}`);
        await playerBy(page, handsOf(page, 'mouse')).play(({ step }) => step > 6);
        // What loads when a table has come to rest would stand before the presses in the browser's queue.
        await page.waitForFunction(afterTheTable);
        const deeds = await pressAll(page);
        const name = (what: string): string =>
          `Round trip ${latency} ms: a press is ${what}, p95 of ${deeds.length}`;
        const p95 = (part: keyof Deed): number =>
          quantile(
            deeds.map((deed) => deed[part]),
            0.95,
          );
        return [
          { name: name('taken'), value: p95('taken'), unit: 'ms', most: 60 },
          { name: name('answered'), value: p95('answered'), unit: 'ms', most: latency + 100 },
        ];
      } finally {
        await context.close();
        await line.stop();
      }
    },
);

/** Runs in the page: opens a table with two bots and begins. */
async function begin(game: string): Promise<string> {
  const ask = async (path: string, body: object): Promise<{ room: { id: string } }> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return response.json();
  };
  await ask('guests', { name: 'Ada' });
  const bot = { kind: 'bot', bot: 'random', name: 'Bruno' };
  const seats = [{ kind: 'me' }, bot, bot];
  const opening = { id: `bench-${Date.now()}-opening`, game, seats, access: 'link' };
  const { room } = await ask('tables', opening);
  await ask(`tables/${room.id}/start`, { free: 'remove' });
  return room.id;
}

const playerBy = (page: Page, hands: Hands): Player => new Player(page, hands, diceOf(8), ANSWERS[GAME]);

async function pressAll(page: Page): Promise<Deed[]> {
  const deeds: Deed[] = [];
  await page.evaluate(watchDeeds);
  const hands = mouseThat(async (x, y) => {
    await page.mouse.click(x, y);
    const deed = await waitingFor(
      'what becomes of a press',
      page.evaluate(() => (window as unknown as { deed: Promise<Deed | null> }).deed),
    );
    if (deed) deeds.push(deed);
  });
  await playerBy(page, hands).play(() => deeds.length >= DEEDS);
  return deeds;
}

/** Runs in the page. What is posted inside a frame, and more urgent than everything else, runs when it is painted. */
function watchDeeds(): void {
  const { scheduler } = window as unknown as {
    scheduler: { postTask(run: () => void, how: { priority: 'user-blocking' }): void };
  };
  /** What is not sent by then was a choice. */
  const LATEST = 400;
  const sending = document.getElementsByClassName('sending');
  const step = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-testid=table]')?.dataset.step;
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const before = step();
      let isSent = false;
      let isAnswered = false;
      let taken = 0;
      // A turn that ends by itself is sent in the frame in which its last move is answered.
      const observer = new MutationObserver(() => {
        isSent ||= sending.length > 0;
        isAnswered ||= isSent && (sending.length === 0 || step() !== before);
      });
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-step'] });
      const deed = new Promise<Deed | null>((resolve) => {
        const look = (): void => {
          const ms = performance.now() - timeStamp;
          if (isSent) taken ||= ms;
          if (isAnswered || (!isSent && ms > LATEST)) {
            observer.disconnect();
            resolve(isAnswered ? { taken, answered: ms } : null);
          } else requestAnimationFrame(painted);
        };
        const painted = (): void => scheduler.postTask(look, { priority: 'user-blocking' });
        requestAnimationFrame(painted);
      });
      Object.assign(window, { deed });
    },
    { capture: true },
  );
}
