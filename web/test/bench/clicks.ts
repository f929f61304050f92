import type { Browser, Page } from 'playwright-core';
import { ANSWERS, type PlayedGame, TURN_BEGINS } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { calmHands, handsOf } from '../harness/hands.ts';
import { moveAtSpeed } from '../harness/move-at-speed.ts';
import { Player } from '../harness/player.ts';
import { setUp } from '../harness/tables.ts';
import { type Figure, quantile, slowPage } from './slow-page.ts';

/** A table of five in its second half, when many planes are in place and everything was pressed before. */
const LATE: Readonly<Record<PlayedGame, number>> = {
  'airlines-europe': 110,
  'airlines-1990': 150,
  'air-kwire': 150,
};
const STEPS = 100;
const SEEDS = ['one', 'two', 'three'];

/**
 * Milliseconds from a press to the next painted frame, which shows the press, and to the one in which the tray answers
 * it. The light of the map and previews come a frame later still and are not in it.
 */
interface Delay {
  readonly first: number;
  readonly answer: number;
}

/**
 * For everything one presses in a turn. Bots move at the fastest speed people can choose, so that their moves are not
 * drawn in the frame that answers the press.
 */
export async function clicks(browser: Browser, url: string, game: PlayedGame): Promise<Figure[]> {
  const delays: Delay[] = [];
  for (const seed of SEEDS) delays.push(...(await pressesOf(browser, url, game, seed)));
  const p95 = (part: keyof Delay): number =>
    quantile(
      delays.map((delay) => delay[part]),
      0.95,
    );
  const what = `p95 of ${delays.length} at a full table`;
  return [
    { name: `press to next paint, ${what}`, value: p95('first'), unit: 'ms', most: 50 },
    { name: `press to the frame with its answer, ${what}`, value: p95('answer'), unit: 'ms' },
  ];
}

async function pressesOf(browser: Browser, url: string, game: PlayedGame, seed: string): Promise<Delay[]> {
  const { page, context, slowDown } = await slowPage(browser);
  await slowDown(1);
  await page.goto(url);
  await setUp(page, { game, players: 5, seed });
  await page.reload(); // what watches the presses of the set-up would be measured too
  const late = await new Player(page, handsOf(page, 'mouse'), diceOf(8), ANSWERS[game]).play(
    ({ step, ceremony, asks }) => step > LATE[game] && !ceremony && asks === TURN_BEGINS[game],
  );
  await page.evaluate(moveAtSpeed, 4);
  await slowDown();
  await watchPresses(page);
  await new Player(page, calmHands(page), diceOf(8), ANSWERS[game]).play(
    (now) => now.step > late.step + STEPS,
  );
  const delays = await page.evaluate(() => (window as unknown as { delays: Delay[] }).delays);
  await context.close();
  return delays;
}

/**
 * What is posted inside a frame, and more urgent than everything else, runs when the frame is painted; unless the next
 * frame is due by then, which begins first.
 */
interface Scheduler {
  postTask(run: () => void, options: { priority: 'user-blocking' }): void;
}

function watchPresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    const delays: Delay[] = [];
    const { scheduler } = Object.assign(window, { delays }) as unknown as { scheduler: Scheduler };
    addEventListener(
      'click',
      ({ timeStamp }) => {
        /** Calls back once, when a frame that begins from now on has been painted. */
        const painted = (then: (delay: number) => void): void => {
          let seen = false;
          const measure = (): void => {
            if (!seen) then(performance.now() - timeStamp);
            seen = true;
          };
          requestAnimationFrame(() => {
            scheduler.postTask(measure, { priority: 'user-blocking' });
            requestAnimationFrame(measure);
          });
        };
        let first = 0;
        painted((delay) => {
          first = delay;
        });
        // What follows from a press is worked out in a task of its own, which comes after this one.
        requestAnimationFrame(() => setTimeout(() => painted((answer) => delays.push({ first, answer }))));
      },
      { capture: true },
    );
  });
}
