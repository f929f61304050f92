import type { Locator, Page } from 'playwright-core';
import { arrived } from '../../harness/at-rest.ts';
import { openPoint } from '../../harness/hands.ts';
import { waitingFor } from '../../harness/waiting.ts';
import type { Point } from './pointer.ts';

const TABLE = '[data-testid=table]';

/** Runs in the page: what can be pressed, and what of it is chosen. The pointer alone changes nothing in it. */
function choices(): string {
  const table = document.querySelector<HTMLElement>('[data-testid=table]');
  const asks = document.querySelector<HTMLElement>('[data-conversation]')?.dataset.conversation;
  const stage = document.querySelector('[data-testid=ceremony]')?.textContent;
  const names = [
    'aria-pressed',
    'aria-disabled',
    'aria-label',
    'disabled',
    'data-move',
    'data-offer',
    'data-trade',
  ];
  const buttons = [...(table?.querySelectorAll('button, [role=button]') ?? [])].map((button) =>
    names.map((name) => button.getAttribute(name)).join(),
  );
  return [table?.dataset.step, asks, stage, ...buttons].join('\n');
}

/** Runs in the page: once it has not changed for some frames, and the panels show what the map shows. */
function quiet(): Promise<void> {
  const QUIET_FRAMES = 6;
  return new Promise((resolve) => {
    let frames = 0;
    const observer = new MutationObserver(() => {
      frames = 0;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = (): void => {
      const isSettled = document.querySelector('[data-testid=table][data-settled=true]') !== null;
      frames = isSettled ? frames + 1 : 0;
      if (frames <= QUIET_FRAMES) requestAnimationFrame(look);
      else {
        observer.disconnect();
        resolve();
      }
    };
    look();
  });
}

/** Runs in the page: once this is no longer what can be pressed. */
function change({ before, source }: { before: string; source: string }): Promise<void> {
  const read = new Function(`return (${source})()`) as () => string;
  return new Promise((resolve) => {
    const look = (): void => {
      if (read() === before) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}

export async function atRest(page: Page): Promise<void> {
  await waitingFor('the page to come to rest', page.evaluate(quiet));
  await arrived(page);
}

/** What can be pressed now. */
export const choicesOf = (page: Page): Promise<string> => page.evaluate(choices);

/** Once something else can be pressed, or the table is a move further. */
export function changeFrom(page: Page, before: string, after: string): Promise<void> {
  return waitingFor(after, page.evaluate(change, { before, source: String(choices) }));
}

/** Once another move lies on the table, or something over it. */
export async function nextStep(page: Page, step: string | null, after: string): Promise<void> {
  const moved = page.locator(`${TABLE}:not([data-step="${step}"])`);
  await waitingFor(after, moved.or(page.getByTestId('ceremony')).first().waitFor());
}

export const stepShown = (page: Page): Promise<string | null> =>
  page.locator(TABLE).getAttribute('data-step');

/** Where each of these can be pressed that lies open and may be pressed. */
export async function openPoints(page: Page, press: string): Promise<Point[]> {
  const points: Point[] = [];
  for (const one of await pressable(page, press).all()) {
    const point = await one.evaluate(openPoint, { chance: 0 });
    if (typeof point !== 'string') points.push(point);
  }
  return points;
}

function pressable(page: Page, press: string): Locator {
  return page
    .locator(press)
    .and(page.locator(':not([aria-disabled=true]):not(:disabled)'))
    .filter({ visible: true });
}

/** Another move of one of these kinds that the page would play. */
export async function shownMove(page: Page, verbs: readonly string[]): Promise<string | null> {
  const shown = pressable(page, verbs.map((verb) => `.primary[data-move^="${verb} "]`).join()).first();
  return (await shown.count()) > 0 ? shown.getAttribute('data-move') : null;
}
