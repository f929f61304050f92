import type { Aircraft, City } from '@tarmac/air-kwire';
import { AIRCRAFT, distance, limitsAt, RANGES, reach } from '@tarmac/air-kwire/aids';
import { meetingAt } from '@tarmac/air-kwire/foresight';
import type { MapProps } from '../map/props.ts';
import { BOARD, citiesAt, homeOf, sure } from './board.ts';
import { spaceFor, tableWith } from './positions.ts';

/*
 * The worked examples of the book on the map, with the figures that the rules make of them. Texts and pictures take
 * every number from here and from payments.ts.
 */

/** A piece of the map as a picture shows it. */
export interface Piece extends Pick<MapProps, 'view' | 'airline' | 'range' | 'picked' | 'meeting'> {
  /** The cities that must be seen. */
  readonly around: readonly City[];
}

const BOEING = spaceFor('boeing-247');

const RANGED = 'cardinal';
const RANGED_TABLE = tableWith([{ airline: RANGED, space: BOEING, cities: [], holdings: [2, 0, 0, 0] }]);
const BY_RANGE = AIRCRAFT.map((_, rank) => sure(citiesAt(homeOf(RANGED), sure(RANGES[rank]))[0]));
/** AK-31: from its home; the price allows the first two types. */
export const RANGE = {
  airline: RANGED,
  piece: {
    view: RANGED_TABLE,
    around: [homeOf(RANGED), ...BY_RANGE],
    airline: RANGED,
    range: { airline: RANGED, aircraft: 'boeing-247' },
    picked: null,
    meeting: null,
  } satisfies Piece,
  home: homeOf(RANGED),
  price: limitsAt(BOARD, BOEING).price,
  /** A city that no lower type reaches, by type. */
  cities: BY_RANGE,
  reached: AIRCRAFT.map((type) => reach(RANGED_TABLE, BOARD, RANGED, type)),
} as const;

const CHAINED = 'magnolia';
/** Two cities in a row from a home: the second is next to the first, not to the home. */
function chainFrom(home: City): readonly [City, City] {
  const chains = citiesAt(home, 1).flatMap((near) =>
    citiesAt(home, 2).flatMap((far) => (distance(BOARD, near, far) === 1 ? [[near, far] as const] : [])),
  );
  return sure(chains[0]);
}
const [NEAR, FAR] = chainFrom(homeOf(CHAINED));
/** AK-35: the near city carries the far one. */
export const RANGE_CHECK = {
  airline: CHAINED,
  home: homeOf(CHAINED),
  near: NEAR,
  far: FAR,
  piece: {
    view: tableWith([
      {
        airline: CHAINED,
        space: 0,
        cities: [
          [NEAR, 'tri-motor'],
          [FAR, 'tri-motor'],
        ],
        holdings: [2, 0, 0, 0],
      },
    ]),
    around: [homeOf(CHAINED), NEAR, FAR],
    airline: CHAINED,
    range: null,
    picked: null,
    meeting: null,
  } satisfies Piece,
} as const;

const [ACQUIRER, DEFUNCT] = ['cardinal', 'magnolia'] as const;
const FLOWN_WITH: Aircraft = 'boeing-247';
const MEETING_CITY = sure(
  citiesAt(homeOf(DEFUNCT), 1).find((city) => distance(BOARD, homeOf(ACQUIRER), city) === 2),
);
const OTHER_CITY = sure(
  citiesAt(homeOf(DEFUNCT), 1).find((city) => distance(BOARD, homeOf(ACQUIRER), city) > 2),
);
const BEFORE_MERGER = tableWith([
  { airline: ACQUIRER, space: BOEING + 1, cities: [], holdings: [1, 4, 0, 0] },
  {
    airline: DEFUNCT,
    space: BOEING - 1,
    cities: [
      [MEETING_CITY, 'tri-motor'],
      [OTHER_CITY, 'tri-motor'],
    ],
    holdings: [5, 2, 0, 0],
  },
]);
const MEETING = sure(meetingAt(BEFORE_MERGER, BOARD, ACQUIRER, MEETING_CITY, FLOWN_WITH));
/** AK-40 to AK-45 */
export const MERGER = {
  piece: {
    view: BEFORE_MERGER,
    around: [homeOf(ACQUIRER), MEETING_CITY, OTHER_CITY, homeOf(DEFUNCT)],
    airline: ACQUIRER,
    range: null,
    picked: MEETING_CITY,
    meeting: MEETING,
  } satisfies Piece,
  city: MEETING_CITY,
  aircraft: FLOWN_WITH,
  acquirer: sure(MEETING.acquirer),
  defunct: sure(MEETING.defunct),
  home: homeOf(DEFUNCT),
  taken: sure(MEETING.takenCities[0]),
  price: {
    acquirer: limitsAt(BOARD, BOEING + 1).price,
    defunct: limitsAt(BOARD, BOEING - 1).price,
  },
  points: MEETING.points,
} as const;
