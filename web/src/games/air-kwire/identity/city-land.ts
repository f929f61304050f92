import type { BoardFile, City } from '@tarmac/air-kwire';

export type Land = 'coast' | 'desert' | 'forest' | 'mountains' | 'plain';

/** What lies around the cities of the board; those that are not here lie in the plain. */
const LANDS: Readonly<Record<Exclude<Land, 'plain'>, readonly City[]>> = {
  coast: [
    ...[
      'new-york',
      'boston',
      'philadelphia',
      'norfolk',
      'charleston',
      'jacksonville',
      'miami',
      'tampa',
      'mobile',
    ],
    ...[
      'new-orleans',
      'houston',
      'los-angeles',
      'san-diego',
      'san-francisco',
      'chicago',
      'milwaukee',
      'detroit',
    ],
    ...['cleveland', 'buffalo', 'duluth', 'washington'],
  ],
  desert: ['phoenix', 'tucson', 'el-paso', 'albuquerque', 'amarillo', 'san-antonio', 'reno'],
  forest: [
    'bangor',
    'albany',
    'minneapolis',
    'atlanta',
    'charlotte',
    'birmingham',
    'little-rock',
    'nashville',
    'spokane',
  ],
  mountains: [
    ...[
      'denver',
      'salt-lake-city',
      'seattle',
      'portland',
      'boise',
      'butte',
      'billings',
      'cheyenne',
      'rapid-city',
    ],
    ...['pittsburgh'],
  ],
};

export function landOf(city: City): Land {
  const lands = Object.entries(LANDS) as [Land, readonly City[]][];
  return lands.find(([, cities]) => cities.includes(city))?.[0] ?? 'plain';
}

/** The sky over a city and its rays: from morning in the east to evening in the west. */
const SKIES = [
  ['#F3D7C4', '#ECC3AC'],
  ['#CFE1E3', '#B5D1D7'],
  ['#DCE6D3', '#C6D7BB'],
  ['#F4E4BB', '#EBD39C'],
  ['#F5D292', '#EDBF6D'],
  ['#F0B78F', '#E5A073'],
] as const;

export function skyOf(board: BoardFile, city: City): readonly [sky: string, ray: string] {
  const across = board.cities.map(({ q, r }) => q + r / 2);
  const [west, east] = [Math.min(...across), Math.max(...across)];
  const at = across[board.cities.findIndex(({ id }) => id === city)] ?? west;
  const part = (east - at) / Math.max(1, east - west);
  return SKIES[Math.min(SKIES.length - 1, Math.floor(part * SKIES.length))] ?? SKIES[0];
}
