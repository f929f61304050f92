import type { Page } from 'playwright-core';
import { HANG } from './hang.ts';

/** Where an open table stands, read from the page. */
export interface Moment {
  readonly step: number;
  /** Whether the person at the page is to decide. */
  readonly mine: boolean;
  readonly phase: string;
  /** What the tray asks for (`keep`, `choose`, `done` …); `wait` while others are busy. */
  readonly asks: string;
  /** The curtain between two people hangs. */
  readonly curtain: boolean;
  /** A scoring is being shown. */
  readonly ceremony: boolean;
  /** Its title: a move may bring several. */
  readonly scoring: string;
}

interface Wish {
  /** A moment, as JSON, that is already known. */
  readonly before: string;
  /** Somebody can do something, or the game is over. */
  readonly actionable: boolean;
  readonly timeout: number;
}

/** Runs in the page: the first moment that is wished for, seen as soon as the page has changed. */
function awaitMoment({ before, actionable, timeout }: Wish): Promise<Moment | null> {
  const read = (): Moment | null => {
    const curtain = document.querySelector('[data-testid=curtain] button') !== null;
    const root = document.querySelector<HTMLElement>('[data-testid=table]');
    if (!root && !curtain) return null;
    const tray = root?.querySelector<HTMLElement>('[data-conversation]');
    const ceremony = document.querySelector('[data-testid=ceremony]');
    return {
      step: Number(root?.dataset.step ?? -1),
      mine: root?.dataset.mine === 'true',
      phase: root?.dataset.phase ?? '',
      asks: tray?.dataset.conversation ?? (document.querySelector('[data-testid=result]') ? 'over' : 'wait'),
      curtain,
      ceremony: ceremony !== null,
      scoring: ceremony?.querySelector('h1, h2')?.textContent ?? '',
    };
  };
  const wished = (): Moment | null => {
    const now = read();
    if (now === null || JSON.stringify(now) === before) return null;
    // What was pressed is on its way: another's move that comes first asks nothing new.
    const asked = now.mine && now.asks !== 'wait' && document.querySelector('.sending') === null;
    return !actionable || asked || now.curtain || now.ceremony || now.asks === 'over' ? now : null;
  };
  return new Promise((resolve) => {
    const done = (moment: Moment | null): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(moment);
    };
    const look = (): void => {
      const moment = wished();
      if (moment !== null) done(moment);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => done(null), timeout);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}

async function moment(page: Page, wish: Omit<Wish, 'timeout'>): Promise<Moment> {
  const found = await page.evaluate(awaitMoment, { ...wish, timeout: HANG });
  if (found !== null) return found;
  throw new Error(`Nothing happens after ${wish.before}.`);
}

/** Where the table stands now, as soon as there is one. */
export function momentOf(page: Page): Promise<Moment> {
  return moment(page, { before: '', actionable: false });
}

/** Waits until the page differs from `before` and somebody can do something. */
export function nextMoment(page: Page, before: Moment | null): Promise<Moment> {
  return moment(page, { before: JSON.stringify(before), actionable: true });
}

/** Waits for this many moves. */
export async function reachStep(page: Page, step: number): Promise<Moment> {
  let now = await momentOf(page);
  while (now.step < step) now = await moment(page, { before: JSON.stringify(now), actionable: false });
  return now;
}
