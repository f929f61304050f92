import type { Figure } from '@tarmac/testkit/figures';
import type { Browser, CDPSession } from 'playwright-core';
import { ANSWERS, type PlayedGame } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { setUp } from '../harness/tables.ts';
import { slowPage } from './slow-page.ts';

const GAMES = 10;

/** How much more the page holds after ten further games in the same tab. */
export async function memoryGrowth(browser: Browser, url: string, game: PlayedGame): Promise<Figure[]> {
  const { page, context, debug, slowDown } = await slowPage(browser);
  await slowDown(1);
  await page.goto(url);
  const playOne = async (seed: string) => {
    await setUp(page, { game, players: 4, people: [], seed });
    await new Player(page, handsOf(page, 'mouse'), diceOf(1), ANSWERS[game]).play();
  };
  await playOne('first');
  const before = await held(debug);
  for (let i = 0; i < GAMES; i++) await playOne(`${i}`);
  const after = await held(debug);
  await context.close();
  return [
    {
      name: `memory growth over ${GAMES} games in one tab`,
      value: (after - before) / 1e6,
      unit: 'MB',
      most: 20,
    },
  ];
}

async function held(debug: CDPSession): Promise<number> {
  await debug.send('HeapProfiler.collectGarbage');
  await debug.send('HeapProfiler.collectGarbage');
  const { usedSize } = await debug.send('Runtime.getHeapUsage');
  return usedSize;
}
