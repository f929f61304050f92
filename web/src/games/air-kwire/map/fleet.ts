import type { Aircraft, Airline, BoardFile, City, View } from '@tarmac/air-kwire';
import { occupants } from '@tarmac/air-kwire/aids';
import { type CityPlan, LOWER } from './layout.ts';
import type { MapProps } from './props.ts';

/** An airline in a city: its home marker, or an aircraft, acquired where `of` is another. */
interface Piece {
  readonly mark: string;
  readonly city: City;
  readonly airline: Airline;
  readonly of: Airline;
  readonly home: boolean;
  readonly aircraft: Aircraft | null;
  readonly x: number;
  readonly y: number;
  /** How many share the city, and how large each of them is then. */
  readonly share: number;
  readonly size: number;
  /** How much further down it stands because of a long name. */
  readonly lower: number;
  readonly fresh: boolean;
  readonly tentative: boolean;
}

/** The room for pieces side by side in a hex, the most that one gets, and in two rows, in world units. */
const ROOM = 70;
const MOST = 34;
const IN_ROWS = 21;
/** How many there are in one row. */
const ROW = 3;

/** All home markers and aircraft, those that share a city side by side. */
export function piecesOn(
  cities: readonly CityPlan[],
  view: View,
  board: BoardFile,
  { fresh, tentative }: Pick<MapProps, 'fresh' | 'tentative'>,
): Piece[] {
  return cities.flatMap(({ city, x, y, lines }) => {
    const here = occupants(view, board, city);
    const rows = here.length > ROW ? 2 : 1;
    const columns = Math.ceil(here.length / rows);
    const size = Math.min(rows === 1 ? MOST : IN_ROWS, ROOM / columns);
    return here.map(({ airline, of, home, aircraft }, i): Piece => {
      const mark = `${city}:${airline}`;
      const row = Math.floor(i / columns);
      const inRow = row === 0 ? columns : here.length - columns;
      return {
        mark,
        city,
        airline,
        of,
        home,
        aircraft,
        x: x + ((i % columns) - (inRow - 1) / 2) * size,
        y: y + (row - (rows - 1) / 2) * 0.9 * size,
        share: here.length,
        size,
        lower: lines.length > 1 ? LOWER : 0,
        fresh: fresh.has(mark),
        tentative: tentative.has(mark),
      };
    });
  });
}
