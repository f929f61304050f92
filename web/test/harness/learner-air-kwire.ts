import type { Locator, Page } from 'playwright-core';
import { press } from './hands.ts';

/** Chooses what the large button needs in one step of a turn; says whether it is to be pressed then. */
type Choose = (page: Page, lesson: string) => Promise<boolean>;

const READY = '.go .primary:not(:disabled)';
const isReady = async (page: Page): Promise<boolean> => (await page.locator(READY).count()) > 0;
const airlines = (page: Page): Locator => page.locator('.pick button:not([aria-disabled=true])');

async function trade(page: Page, lesson: string): Promise<boolean> {
  if (lesson === 'open' || lesson === 'first') await press(airlines(page).first());
  else if (lesson === 'trade') await buy(page);
  else return true;
  return false;
}

/** A share of an airline that is open: in its row, or in the tray of a small screen. */
async function buy(page: Page): Promise<void> {
  const step = await page.getByTestId('table').getAttribute('data-step');
  const inRow = page.locator('.holdings .trade:not(.opens) [data-trade^="buy:"]');
  if ((await inRow.count()) > 0) await press(inRow.first());
  else {
    await press(
      airlines(page)
        .filter({ hasNot: page.locator('i') })
        .first(),
    );
    await press(page.locator('[data-move^="buy "]').first());
  }
  await page.locator(`[data-testid=table]:not([data-step="${step}"])`).waitFor();
}

/** An airline and a lit city; or a card to discard, if nothing can fly. */
async function fly(page: Page): Promise<boolean> {
  if (await isReady(page)) return true;
  const chosen = page.locator('.pick [aria-pressed=true]');
  if ((await airlines(page).count()) === 0) {
    await press(page.locator('[data-place="hand"] button[aria-pressed=false]').first());
    return true;
  }
  if ((await chosen.count()) === 0) await press(airlines(page).first());
  const lit = page.locator('.picture [data-offer]');
  await lit.or(page.locator(READY)).first().waitFor();
  if (!(await isReady(page))) await lit.first().press('Enter');
  return isReady(page);
}

async function draw(page: Page): Promise<boolean> {
  if (!(await isReady(page))) await press(page.locator('button[data-place="pile"]').first());
  return true;
}

/** All shares of an airline that was taken over. */
async function sell(page: Page): Promise<boolean> {
  if (!(await isReady(page))) await press(page.locator('.disposal .way').first());
  return true;
}

const answer: Choose = async () => true;

/** By conversation of a turn of Air-Kwire. */
export const CHOOSE: Readonly<Record<string, Choose>> = {
  stock: trade,
  open: fly,
  card: fly,
  replenish: draw,
  consent: answer,
  rehome: answer,
  dispose: sell,
  settle: answer,
};
