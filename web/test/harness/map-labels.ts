import type { Page } from 'playwright-core';

/** A label of the map as it is drawn: `price berlin-paris:0`, `name berlin`, `flag red`, `marker …`, `points …`. */
interface MapLabel {
  readonly label: string;
  /** Of its letters, in pixels of the screen; 0 for signs. */
  readonly size: number;
}

export interface MapReading {
  readonly labels: readonly MapLabel[];
  /** What cannot be read: cut by the frame, under a button, under another label. */
  readonly faults: readonly string[];
}

/** The labels of the map, once it has stopped moving. */
export const readMap = (page: Page): Promise<MapReading> => page.evaluate(read);

/** Runs in the page. */
async function read(): Promise<MapReading> {
  /** Frames without a change: the page follows a new size or language within this many. */
  const QUIET = 5;
  /** Of the size of a text, its letters are so high. */
  const LETTERS = 0.72;
  /** Lines are drawn on both sides of an edge. */
  const LOOSE = 1.5;

  interface Thing {
    readonly label: string;
    readonly kind: string;
    readonly box: DOMRect;
    readonly round: boolean;
    readonly size: number;
    readonly element: Element;
    /** Its letters alone: the edge of a circle may lie under a marker, its price may not. */
    readonly ink?: DOMRect;
  }

  const map = document.querySelector('[data-map]');
  if (!map) throw new Error('There is no map.');

  const snapshot = (): string =>
    [...map.querySelectorAll('[data-map-label]')]
      .map((label) => {
        const { x, y, width, height } = label.getBoundingClientRect();
        return [label.getAttribute('data-map-label'), x, y, width, height].join(' ');
      })
      .join('\n');
  for (let last = '', quiet = 0; quiet < QUIET; ) {
    await new Promise(requestAnimationFrame);
    const now = snapshot();
    quiet = now === last ? quiet + 1 : 0;
    last = now;
  }

  /** A text without the room above and below its letters. */
  const inkOf = (text: SVGTextElement, size: number): DOMRect => {
    const { x, y, width, height } = text.getBoundingClientRect();
    const lines = Math.max(
      1,
      new Set([...text.querySelectorAll('tspan')].map((line) => line.textContent)).size,
    );
    const ink = height - (1.2 - LETTERS) * size;
    return lines > 1
      ? new DOMRect(x, y + (height - ink) / 2, width, ink)
      : new DOMRect(x, y + (height - LETTERS * size) / 2, width, LETTERS * size);
  };

  const sizeOf = (text: SVGTextElement): number =>
    (Number.parseFloat(getComputedStyle(text).fontSize) * text.getBoundingClientRect().height) /
    text.getBBox().height;

  const thingOf = (element: Element): Thing => {
    const label = element.getAttribute('data-map-label') ?? '';
    const kind = label.split(' ')[0] ?? '';
    const text = element instanceof SVGTextElement ? element : element.querySelector('text');
    const size = text ? sizeOf(text) : 0;
    if (kind === 'name' && text) return { label, kind, box: inkOf(text, size), round: false, size, element };
    // A price fills its circle; a flag is its cloth; a marker its sign, without the ring of what has just happened.
    const shape = kind === 'price' ? element.previousElementSibling : element.querySelector('.cloth, use');
    const box = (shape ?? element).getBoundingClientRect();
    const ink = kind === 'price' && text ? { ink: inkOf(text, size) } : {};
    return { label, kind, box, round: kind === 'price' || kind === 'marker', size, element, ...ink };
  };

  const things = [...map.querySelectorAll('[data-map-label]')].map(thingOf);
  const faults: string[] = [];

  const frame = map.getBoundingClientRect();
  for (const { label, box } of things) {
    const { left, top, right, bottom } = box;
    if (left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom)
      faults.push(`${label} is cut by the frame`);
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [middleX, middleY],
      [left + 1, middleY],
      [right - 1, middleY],
      [middleX, top + 1],
      [middleX, bottom - 1],
    ] as const;
    const over = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((found) => !found?.closest('[data-map]') || found.closest('[data-over-map]'));
    if (over) faults.push(`${label} lies under ${over.className || over.tagName}`);
  }

  const cities = [...map.querySelectorAll('[data-place^="city:"]')].flatMap((place): Thing[] => {
    const disc = place.querySelector('circle');
    if (!disc) return [];
    const label = place.getAttribute('data-place') ?? '';
    return [{ label, kind: 'city', box: disc.getBoundingClientRect(), round: true, size: 0, element: place }];
  });

  const apart = (one: Thing, other: Thing): number => {
    const [a, b] = [one.box, other.box];
    const [ax, ay, bx, by] = [a.x + a.width / 2, a.y + a.height / 2, b.x + b.width / 2, b.y + b.height / 2];
    if (one.round && other.round)
      return Math.hypot(ax - bx, ay - by) - Math.min(a.width, a.height) / 2 - Math.min(b.width, b.height) / 2;
    const across = Math.abs(ax - bx) - (a.width + b.width) / 2;
    const down = Math.abs(ay - by) - (a.height + b.height) / 2;
    if (one.round === other.round) return Math.max(across, down);
    const r = Math.min(one.round ? a.width : b.width, one.round ? a.height : b.height) / 2;
    return Math.hypot(Math.max(0, across + r), Math.max(0, down + r)) - r;
  };
  const inked = (thing: Thing): Thing => (thing.ink ? { ...thing, box: thing.ink, round: false } : thing);
  const all = [...things, ...cities];
  all.forEach((first, i) => {
    for (const second of all.slice(i + 1)) {
      const beside = first.kind === 'marker' || second.kind === 'marker';
      const [one, other] = beside ? [inked(first), inked(second)] : [first, second];
      if (one.kind === 'city' && other.kind === 'city') continue;
      const gap = apart(one, other);
      if (gap < -LOOSE) faults.push(`${one.label} and ${other.label} overlap by ${(-gap).toFixed(1)} px`);
    }
  });

  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth || scrollHeight > clientHeight) faults.push('the page scrolls');
  return { labels: things.map(({ label, size }) => ({ label, size })), faults };
}
