import type { Page } from 'playwright-core';

/** What engines draw differently, measured: names that touch what is next to them, paper over lines. */
export const drawingFaults = (page: Page): Promise<string[]> => page.evaluate(measure);

/** Runs in the page. */
function measure(): string[] {
  /** Between the top of a line and that of its capitals, in parts of their size, in the font of the map. */
  const ABOVE_CAPITALS = 0.3;
  const faults: string[] = [];

  /* Air-Kwire: a name is between the points of its city, above, and the middle of the hex. */
  const dots = [...document.querySelectorAll<SVGCircleElement>('[data-map] circle.point, circle.nothing')];
  for (const text of document.querySelectorAll<SVGTextElement>('[data-map] text:has(tspan)')) {
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    const { x, y, width, height } = text.getBBox();
    const top = y + ABOVE_CAPITALS * size;
    for (const dot of dots) {
      const [cx, cy, r] = [dot.cx.baseVal.value, dot.cy.baseVal.value, dot.r.baseVal.value];
      const isAbove = cy > y - size && cy < y + height;
      if (isAbove && cx > x && cx < x + width && cy + r > top)
        faults.push(`“${text.textContent?.trim()}” covers its points by ${(cy + r - top).toFixed(1)}`);
    }
  }

  /* Firefox paints the paper of a positioned cell over the lines of its table, unless it ends at them. */
  const isFirefox = CSS.supports('-moz-appearance', 'none');
  for (const cell of isFirefox ? document.querySelectorAll<HTMLElement>('td, th') : []) {
    const { position, backgroundColor, backgroundClip, borderCollapse } = getComputedStyle(cell);
    const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent';
    if (
      position !== 'static' &&
      borderCollapse === 'collapse' &&
      isPainted &&
      backgroundClip !== 'padding-box'
    )
      faults.push(`the paper of “${cell.textContent?.trim()}” covers lines`);
  }
  return [...new Set(faults)];
}
