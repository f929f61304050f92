import type { Box } from '../map/geometry.ts';

/** Something at the table that was pressed, and what around it has to be seen. */
export interface Thing {
  /** In pixels from the corner of the table. */
  readonly box: Box;
  readonly seen: readonly Box[];
  /** It was pressed in the bubble of the map: as long as a place is chosen, that goes on. */
  readonly onMap?: boolean;
  /** It is a card of the viewer's hand. */
  readonly inHand?: boolean;
}

/** The table whose corner all places are counted from. */
let corner: HTMLElement | null = null;

let last = $state.raw<Thing | null>(null);

/** Where the eye is: at what was pressed last; null while that is the map. */
export const pressed = {
  get thing(): Thing | null {
    return last;
  },
  set thing(thing: Thing | null) {
    last = thing;
  },
  /** By its place in the map. */
  noteOnMap(frame: { readonly x: number; readonly y: number }, box: Box, seen: readonly Box[]): void {
    const { left = 0, top = 0 } = corner?.getBoundingClientRect() ?? {};
    const inTable = ({ x, y, ...size }: Box): Box => ({
      x: x + frame.x - left,
      y: y + frame.y - top,
      ...size,
    });
    last = { box: inTable(box), seen: seen.map(inTable), onMap: true };
  },
};

/** What has to be seen beside a bubble, in pixels from the corner of the window. */
const beside = new WeakMap<Element, () => readonly Box[]>();

/** A bubble keeps out of sight nothing of this, and neither does what follows in its place. */
export function keepsInSight(bubble: Element, boxes: () => readonly Box[]): void {
  beside.set(bubble, boxes);
}

/** Cards, shares, names, actions, and the buttons of a bubble. */
const THINGS = '[data-enter], [data-trade], [data-act], nav.tickets button, th > button';
/** What lies together with a thing, to be pressed next; what is at the head of a column is compared by its figures. */
const GROUP = '[role=group], nav, table';

/** Notes what is pressed at a table. */
export function notePresses(table: HTMLElement): () => void {
  const note = ({ target, clientX, clientY, detail }: MouseEvent): void => {
    const thing = target instanceof Element ? target.closest(THINGS) : null;
    // The keyboard has no place; the list asks in its own row.
    if (thing === null || detail === 0 || thing.closest('[data-row]') !== null) return;
    const { left, top } = table.getBoundingClientRect();
    const boxOf = (element: Element): Box => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x - left, y: y - top, w: width, h: height };
    };
    const bubble = thing.closest('[data-bubble]');
    if (bubble) {
      // It stays while something is chosen in it; what follows on it stands where the pointer is.
      if (!thing.matches('[data-act]') && detail === 1) return;
      const seen = (beside.get(bubble)?.() ?? []).map(({ x, y, ...size }) => ({
        x: x - left,
        y: y - top,
        ...size,
      }));
      const onMap = bubble.closest('[data-map]') !== null;
      last = { box: { x: clientX - left, y: clientY - top, w: 0, h: 0 }, seen, onMap };
      return;
    }
    const others = thing.closest(GROUP)?.querySelectorAll('button') ?? [];
    const compared = thing.closest('thead')?.parentElement?.querySelectorAll('tbody') ?? [];
    const seen = [...others, ...compared].filter((other) => other !== thing).map(boxOf);
    last = { box: boxOf(thing), seen, inHand: thing.matches('[data-place^="hand:"]') };
  };
  corner = table;
  table.addEventListener('click', note, { capture: true });
  return () => {
    table.removeEventListener('click', note, { capture: true });
    last = corner = null;
  };
}
