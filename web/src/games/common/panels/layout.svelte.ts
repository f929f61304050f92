/** `wide`: everything at once; `tall`: a tablet; `side`: map beside a sheet; `phone`: map above a sheet. */
export type Layout = 'wide' | 'tall' | 'side' | 'phone';

const QUERIES: readonly (readonly [Layout, string])[] = [
  ['wide', '(min-width: 1180px) and (min-height: 620px)'],
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
