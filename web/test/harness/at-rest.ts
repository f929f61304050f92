import type { Page } from 'playwright-core';
import { waitingFor } from './waiting.ts';

/** Runs in the page: where the middle of the first such element is, once it stays and has stopped moving, or none is left. */
function settle(selector: string): Promise<{ x: number; y: number } | null> {
  const QUIET_FRAMES = 3;
  return new Promise((resolve) => {
    let last: Element | null = null;
    let at = { x: Number.NaN, y: Number.NaN };
    let quiet = 0;
    const look = (): void => {
      const element = document.querySelector(selector);
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      const now = { x: x + width / 2, y: y + height / 2 };
      quiet = element === last && now.x === at.x && now.y === at.y ? quiet + 1 : 0;
      [last, at] = [element, now];
      if (quiet >= QUIET_FRAMES) resolve(element && at);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** The middle of the first such element once it is at rest. */
export const placeOf = (page: Page, what: string, selector: string) =>
  waitingFor(`${what} to be at rest`, page.evaluate(settle, selector));

/** The first lit place of the map once it is at rest: light may still change, and the map move, just after a press. */
export const litPlace = (page: Page) => placeOf(page, 'the lit places', '[data-testid=table] [data-offer]');

/** The ring of a lesson follows what it lies around, which may come in with a movement or scroll into sight. */
export const ringAtRest = (page: Page) => placeOf(page, 'the ring', '[data-testid=ring]');

/** Its card goes with it. */
export const cardAtRest = (page: Page) => placeOf(page, 'the card', '[data-testid=coach]');

/** Once the panels show what the map shows. */
export const settled = (page: Page) => page.locator('[data-testid=table][data-settled=true]').waitFor();

/** Runs in the page: what came in with a movement has arrived. What moves without end is not waited for. */
async function arrive(): Promise<void> {
  const coming = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(coming.map(({ finished }) => finished));
}

/** Once what was drawn again stands where it belongs: without movements, too, it fades in. */
export const arrived = (page: Page) => waitingFor('movements to end', page.evaluate(arrive));
