import { innerWidth } from 'svelte/reactivity/window';

/**
 * `wide`: panels beside the map, a tray below it; `broad`, where that would leave the map too low: map, panels and a
 * sheet side by side; `desk`: map and sheet, the panels behind tabs; `tall`: a tablet, everything below the map;
 * `side` and `phone`: a phone, the map beside a sheet or above it.
 */
export type Layout = 'wide' | 'broad' | 'desk' | 'tall' | 'side' | 'phone';

/* Down to `desk`, each only where it leaves the map so much room that everything on it can be read. */
const QUERIES: readonly (readonly [Layout, string])[] = [
  ['wide', '(min-width: 1180px) and (min-height: 750px)'],
  ['broad', '(min-width: 1480px) and (min-height: 600px)'],
  ['tall', '(min-width: 1024px) and (max-aspect-ratio: 1/1)'],
  ['desk', '(min-width: 1024px) and (min-height: 600px)'],
  ['tall', '(min-width: 700px) and (min-height: 700px)'],
  ['side', '(min-aspect-ratio: 5/4)'],
];

/* One signal for all: everything at a table reads it, and a query that is asked by each of them costs each press. */
const lists = QUERIES.map(([layout, query]) => [layout, globalThis.matchMedia?.(query)] as const);
let current = $state.raw(fitting());
for (const [, list] of lists)
  list?.addEventListener('change', () => {
    current = fitting();
  });

function fitting(): Layout {
  return lists.find(([, list]) => list?.matches)?.[0] ?? 'phone';
}

export function layout(): Layout {
  return current;
}

/** The conversation of a turn is at the foot of a sheet. */
export const hasSheet = (): boolean => current !== 'wide' && current !== 'tall';

/** Panels stand behind tabs. */
export const hasTabs = (): boolean => hasSheet() && current !== 'broad';

/** The map is seen from afar, and fingers need room. */
export const onPhone = (): boolean => current === 'phone' || current === 'side';

/** How wide the sheet is, in pixels: beside the map it leaves a narrow window's map as much as that needs. */
export function sheetWidth(): number {
  const window = innerWidth.current ?? 390;
  if (current === 'desk') return Math.min(440, Math.max(340, window - 684));
  return { broad: 340, side: 400 }[current as string] ?? window;
}

/** The sheet gives tables and tickets in it less room than on a usual phone. */
export const isNarrow = (): boolean => sheetWidth() < 380;
