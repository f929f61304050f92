import type { Page } from 'playwright-core';
import { ANSWERS, type PlayedGame } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf } from '../harness/hands.ts';
import { type Moment, momentOf } from '../harness/moment.ts';
import { Player } from '../harness/player.ts';
import { check } from '../harness/processes.ts';
import { backToTable, exportRecord, setUp } from '../harness/tables.ts';
import { lookAround, picture } from './sights.ts';

/** Moves, of all players: much has been built by then, and much is still to come. */
const MIDDLE = 60;

/** Plays a whole game against bots through the page, with pictures on the way; what was wrong, in words. */
export async function wholeGame(page: Page, game: PlayedGame, name: string): Promise<string[]> {
  await setUp(page, { game, players: 3, bot: 'cadet', seed: 'engines' });
  const player = new Player(page, handsOf(page, 'mouse'), diceOf(7), ANSWERS[game]);
  const isAsked = ({ asks, mine, ceremony }: Moment) => mine && asks !== 'done' && !ceremony;

  await player.play(isAsked);
  const faults = await lookAround(page, `${name}-start`);
  await player.play((now) => now.step > MIDDLE && isAsked(now));
  faults.push(...(await lookAround(page, `${name}-middle`)), ...(await openAgain(page)));
  const step = await playToTheEnd(page, player, name);
  await picture(page, `${name}-result`);
  await backToTable(page);
  faults.push(...(await lookAround(page, `${name}-end`)));

  const said = (await check(await exportRecord(page))).trim();
  if (!said.startsWith('ok ') || !said.includes(`(finished, ${step} steps)`)) faults.push(`check: ${said}`);
  return faults;
}

/** With a picture of every scoring, payout and merger; says how many moves it took. */
async function playToTheEnd(page: Page, player: Player, name: string): Promise<number> {
  for (let scorings = 1; ; scorings++) {
    const { ceremony, step } = await player.play((now) => now.ceremony || now.asks === 'over');
    if (!ceremony) return step;
    await picture(page, `${name}-scoring-${scorings}`);
    await player.play((now) => !now.ceremony);
  }
}

/** What is stored is there when the page is loaded again. */
async function openAgain(page: Page): Promise<string[]> {
  const before = await momentOf(page);
  const { origin, hash } = new URL(await page.evaluate(() => location.href));
  await page.goto(`${origin}/?again${hash}`);
  const { step } = await momentOf(page);
  return step === before.step ? [] : [`opened again, the table stands at ${step}, not ${before.step}`];
}
