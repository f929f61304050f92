import type { Page } from 'playwright-core';
import { waitingFor } from './waiting.ts';

/** A scoring that a move brings lies over the table before its step is counted. */
export const SCORING = '[data-testid=ceremony]';

/** What has become of a press. */
interface Outcome {
  /** The table is at another step, or shows the scoring that leads there. */
  readonly played: boolean;
  /** What the large button plays, as long as nothing is played. */
  readonly move: string | null;
}

/** Runs in the page: the first outcome there is, or neither when there is one of `others`. */
function awaitOutcome({
  step,
  others,
  scoring,
}: Record<'step' | 'others' | 'scoring', string>): Promise<Outcome> {
  const read = (): Outcome | null => {
    const table = document.querySelector<HTMLElement>('[data-testid=table]');
    if (!table) return null;
    const played = table.dataset.step !== step || document.querySelector(scoring) !== null;
    const move = table.querySelector('.primary[data-move]')?.getAttribute('data-move') ?? null;
    if (played) return { played, move: null };
    return move !== null || (others !== '' && table.querySelector(others)) ? { played, move } : null;
  };
  return new Promise((resolve) => {
    const look = (): void => {
      const outcome = read();
      if (outcome === null) return;
      observer.disconnect();
      resolve(outcome);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}

/** Waits until a move has been played, one may be played by the large button, or one of `others` is on the table. */
export function outcomeOf(page: Page, step: string, others = ''): Promise<Outcome> {
  const what = `a move after step ${step}, a large button that plays one${others && `, or ${others}`}`;
  return waitingFor(what, page.evaluate(awaitOutcome, { step, others, scoring: SCORING }));
}

/** Of the table as it stands. */
export async function stepOf(page: Page): Promise<string> {
  return (await page.getByTestId('table').getAttribute('data-step')) ?? '';
}
