import type { BoardFile } from '../board-file.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import type { View } from '../view.ts';
import { typesFor } from './flights.ts';
import { citiesOf } from './map.ts';
import { airlineIn, cityOn } from './table.ts';
import { comingSpace, limitsAt, rateFor } from './track.ts';

/**
 * A view as it would be after a route, as far as its airline and prices go; the view itself if the airline is there
 * already. Nobody asks here whether it may be created.
 */
export function withRoute(
  view: View,
  board: BoardFile,
  airline: Airline,
  city: City,
  aircraft?: Aircraft,
): View {
  const settled = withPricesMoved(view, board);
  const line = airlineIn(settled, airline);
  if (citiesOf(settled, board, airline).includes(city)) return settled;
  const [lowest] = typesFor(settled, board, airline, city, line.space);
  const type = aircraft ?? lowest ?? 'tri-motor';
  const points = line.points + cityOn(board, city).points;
  const after = {
    ...line,
    points,
    rate: rateFor(line.price, points),
    cities: [...line.cities, { city, aircraft: type, of: airline }],
    supply: { ...line.supply, [type]: Math.max(0, line.supply[type] - 1) },
  };
  return { ...settled, airlines: { ...settled.airlines, [airline]: after } };
}

/** AK-71: prices that stand still in the stock step move before a card is played. */
function withPricesMoved(view: View, board: BoardFile): View {
  const moved = board.airlines.map(({ id }) => {
    const line = airlineIn(view, id);
    if (line.net === 0) return [id, line] as const;
    const space = Math.max(0, comingSpace(view, board, id));
    const { price } = limitsAt(board, space);
    return [id, { ...line, net: 0, space, price, rate: rateFor(price, line.points) }] as const;
  });
  return { ...view, airlines: Object.fromEntries(moved) };
}
