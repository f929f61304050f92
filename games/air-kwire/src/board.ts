import type { BoardFile } from './board-file.ts';
import { hexDistance } from './hex.ts';
import type { Card } from './types.ts';
import {
  AIRCRAFT,
  FIRST_POWER,
  HOME_POINTS,
  MAX_AIRLINES,
  MAX_CITIES,
  NONE,
  POWERS,
  RANGES,
  TYPES,
} from './types.ts';

/** A set of cities (up to 64) as bits, in words of 32. */
export const CITY_WORDS = 2;

/** A board made ready for play: ids turned into numbers, sets of cities into bits. */
export interface Board {
  readonly id: string;
  readonly file: BoardFile;

  readonly airlineIds: readonly string[];
  readonly airlineIndex: ReadonlyMap<string, number>;
  readonly airlineCount: number;
  readonly home: Uint8Array;
  /** Aircraft at `airline * TYPES + type`, and acquired markers. */
  readonly aircraft: Uint8Array;
  readonly acquired: Uint8Array;

  readonly cityIds: readonly string[];
  readonly cityIndex: ReadonlyMap<string, number>;
  readonly cityCount: number;
  readonly points: Uint8Array;
  /** By city the cards of it (AK-2), and the airline that lives there, NONE if none does. */
  readonly cityCards: Uint8Array;
  readonly homeOf: Uint8Array;
  /** The other cities in range of a type, at `(type * MAX_CITIES + city) * CITY_WORDS`. */
  readonly within: Int32Array;

  /** By space of the stock track. */
  readonly price: Uint16Array;
  readonly limit: Uint8Array;
  readonly type: Uint8Array;
  readonly topSpace: number;
  /** By type the first space that allows it, NONE if none does. */
  readonly firstSpace: Uint8Array;

  /** The names of all kinds of cards, as records have them. */
  readonly cardNames: readonly Card[];
  readonly cardKind: ReadonlyMap<Card, number>;
  /** AK-11: cards that are not 3-point, and those that are. */
  readonly ordinaryCards: number;
  readonly homeCards: number;
}

/** Of a file that has been checked. */
export function boardOf(file: BoardFile): Board {
  return {
    id: file.id,
    file,
    ...airlinesOf(file),
    ...citiesOf(file),
    ...trackOf(file),
    ...cardsOf(file),
  };
}

function airlinesOf({ airlines, cities }: BoardFile) {
  const aircraft = new Uint8Array(MAX_AIRLINES * TYPES);
  const acquired = new Uint8Array(MAX_AIRLINES);
  const home = new Uint8Array(MAX_AIRLINES).fill(NONE);
  const homeOf = new Uint8Array(MAX_CITIES).fill(NONE);
  airlines.forEach((airline, a) => {
    AIRCRAFT.forEach((type, t) => {
      aircraft[a * TYPES + t] = airline.aircraft[type];
    });
    acquired[a] = airline.acquired;
    home[a] = cities.findIndex(({ id }) => id === airline.home);
    homeOf[home[a]] = a;
  });
  return {
    airlineIds: airlines.map(({ id }) => id),
    airlineIndex: new Map(airlines.map(({ id }, a) => [id, a])),
    airlineCount: airlines.length,
    home,
    homeOf,
    aircraft,
    acquired,
  };
}

function citiesOf({ cities }: BoardFile) {
  const within = new Int32Array(TYPES * MAX_CITIES * CITY_WORDS);
  RANGES.forEach((range, t) => {
    cities.forEach((from, i) => {
      cities.forEach((to, j) => {
        if (i === j || hexDistance(from, to) > range) return;
        within[(t * MAX_CITIES + i) * CITY_WORDS + (j >> 5)] |= 1 << (j & 31);
      });
    });
  });
  return {
    cityIds: cities.map(({ id }) => id),
    cityIndex: new Map(cities.map(({ id }, i) => [id, i])),
    cityCount: cities.length,
    points: Uint8Array.from(cities, ({ points }) => points),
    cityCards: Uint8Array.from(cities, ({ points }) => cardsOfCity(points)),
    within,
  };
}

function trackOf({ track }: BoardFile) {
  const type = Uint8Array.from(track, ({ aircraft }) => AIRCRAFT.indexOf(aircraft));
  const first = (t: number): number => type.findIndex((highest) => highest >= t);
  return {
    price: Uint16Array.from(track, ({ price }) => price),
    limit: Uint8Array.from(track, ({ cities }) => cities),
    type,
    topSpace: track.length - 1,
    firstSpace: Uint8Array.from(AIRCRAFT, (_, t) => (first(t) < 0 ? NONE : first(t))),
  };
}

function cardsOf({ cities }: BoardFile) {
  const cardNames: Card[] = [];
  cities.forEach(({ id }, city) => {
    cardNames[city] = id;
  });
  POWERS.forEach((name, power) => {
    cardNames[FIRST_POWER + power] = name;
  });
  let [ordinaryCards, homeCards] = [0, 0];
  for (const { points } of cities) {
    if (points === HOME_POINTS) homeCards += cardsOfCity(points);
    else ordinaryCards += cardsOfCity(points);
  }
  const cardKind = new Map<Card, number>();
  cardNames.forEach((name, kind) => {
    cardKind.set(name, kind);
  });
  return { cardNames, cardKind, ordinaryCards, homeCards };
}

/** AK-2: cards of a city. */
export function cardsOfCity(points: number): number {
  return points >= 2 ? 2 : 1;
}
