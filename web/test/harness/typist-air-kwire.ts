import type { Page } from 'playwright-core';
import type { Dice } from './dice.ts';

/** The shortcuts that answer a question of Air-Kwire; null: none of them will do. */
export async function keysForAirKwire(page: Page, dice: Dice, asks: string): Promise<string[] | null> {
  const isThere = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;
  switch (asks) {
    case 'stock':
      return dice.chance(0.6) ? tradeKeys(page, dice) : null;
    case 'open':
    case 'second':
    case 'decommission':
      return (await isThere('.other[data-move]')) ? ['k'] : null;
    case 'card':
      return discardKeys(page, dice);
    case 'replenish':
      return (await isThere('[data-place=pile].may')) ? ['d', 'Enter'] : null;
    case 'consent':
    case 'vote':
      return [dice.pick(['y', 'n'])];
    case 'dispose':
      return ['+', '-', 'Enter'];
    default:
      return null;
  }
}

/** A letter begins the opening of a closed airline; of an open one a share is bought. */
async function tradeKeys(page: Page, dice: Dice): Promise<string[] | null> {
  const offers = await page.locator('[data-trade^="buy:"]').evaluateAll((buttons) =>
    buttons.map((button) => ({
      airline: button.getAttribute('data-trade')?.split(':')[1] ?? '',
      opens: button.closest('.opens') !== null,
    })),
  );
  if (offers.length === 0) return null;
  const { airline, opens } = dice.pick(offers);
  const letter = airline.charAt(0);
  return opens ? [letter] : [letter, '+'];
}

async function discardKeys(page: Page, dice: Dice): Promise<string[] | null> {
  const mayFly = (await page.locator('[data-conversation=card] .pass').count()) > 0;
  const cards = await page.locator('[data-place="hand"] button').count();
  if (cards === 0 || (mayFly && dice.chance(0.8))) return null;
  return [...(mayFly ? ['x'] : []), String(1 + dice.roll(cards)), 'Enter'];
}
