import type { Browser, Page } from 'playwright-core';
import { openContext } from '../../harness/browser.ts';
import { afterTheTable } from '../../harness/line.ts';
import { OUT } from '../../harness/processes.ts';
import type { Size } from '../../harness/sizes.ts';
import { type Effort, TurnPlayer } from './player.ts';
import { Pointer } from './pointer.ts';
import { type Measured, nameOf, type PlayerKind } from './report.ts';
import { atRest } from './sight.ts';
import { leaveBefore } from './stored.ts';
import type { Turn } from './turns.ts';

/** Plays these turns one after the other in one window, where nothing moves by itself. */
export async function measure(
  browser: Browser,
  url: string,
  turns: readonly Turn[],
  size: Size,
  player: PlayerKind,
): Promise<Measured[]> {
  const context = await openContext(browser, size);
  const page = await context.newPage();
  await page.goto(url);
  const measured: Measured[] = [];
  for (const turn of turns) {
    measured.push({ ...nameOf(turn, size), player, ...(await effortOf(page, url, turn, player)) });
    if (process.env.DETAIL) console.log(JSON.stringify(measured.at(-1)));
  }
  await context.close();
  return measured;
}

/** Leaves the table before it, so that only the new one is looked at. */
async function effortOf(page: Page, url: string, turn: Turn, player: PlayerKind): Promise<Effort> {
  const table = page.getByTestId('table');
  await page.goto(`${url}#/`);
  await table.waitFor({ state: 'detached' });
  const id = await leaveBefore(page, turn);
  await page.goto(`${url}#/table/${id}`);
  await table.waitFor();
  await page.waitForFunction(afterTheTable);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await atRest(page);
  const pointer = await Pointer.overMap(page);
  const hands = new TurnPlayer(page, turn, id, pointer, player === 'practised');
  try {
    return await hands.play();
  } catch (error) {
    await page.screenshot({ path: `${OUT}/travel-failed.png` });
    throw error;
  } finally {
    if (process.env.DETAIL) console.log(hands.told.map((line) => `    ${line}`).join('\n'));
  }
}
