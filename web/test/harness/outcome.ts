import type { Page } from 'playwright-core';

/** What has become of a press. */
interface Outcome {
  /** The table is at another step. */
  readonly played: boolean;
  /** What the large button plays, as long as nothing is played. */
  readonly move: string | null;
}

/** Runs in the page: the first outcome there is, or neither when there is one of `others`. */
function awaitOutcome({ step, others }: { step: string; others: string }): Promise<Outcome> {
  const read = (): Outcome | null => {
    const table = document.querySelector<HTMLElement>('[data-testid=table]');
    if (!table) return null;
    const played = table.dataset.step !== step;
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
  return page.evaluate(awaitOutcome, { step, others });
}

/** Of the table as it stands. */
export async function stepOf(page: Page): Promise<string> {
  return (await page.getByTestId('table').getAttribute('data-step')) ?? '';
}
