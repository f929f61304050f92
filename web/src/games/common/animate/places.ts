/** The middle of an element that things fly from and to, and its size. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The first of these places (`data-place`) that is on the screen. */
export function placeOf(...names: readonly string[]): Element | null {
  for (const name of names) {
    const seen = [...document.querySelectorAll(`[data-place="${name}"]`)].find(isSeen);
    if (seen) return seen;
  }
  return null;
}

export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}
