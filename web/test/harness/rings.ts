import type { Page } from 'playwright-core';

declare global {
  interface Window {
    unringed: string[];
  }
}

/** Runs in the page: notes everything that the keyboard reaches and that does not show it. */
function watchRings(): void {
  window.unringed = [];
  const MAIN_STOPS = 'a, button, input, select, textarea, summary, [role=button], [tabindex="0"]';
  addEventListener('focusin', ({ target }) => {
    requestAnimationFrame(() => {
      if (!(target instanceof Element) || target !== document.activeElement) return;
      if (!target.matches(MAIN_STOPS) || !target.matches(':focus-visible')) return;
      const ring = [target, target.closest('label'), target.nextElementSibling].some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      // Routes of the map have a ring that is drawn beside them.
      if (ring || target.closest('svg')?.querySelector('.ring')) return;
      window.unringed.push(target.outerHTML.slice(0, 160));
    });
  });
}

/** From now on, until the page is loaded again. */
export async function noteRings(page: Page): Promise<void> {
  await page.evaluate(watchRings);
}

export function unringed(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set(window.unringed)]);
}
