import type { Airline } from '@tarmac/air-kwire';
import { citiesOf, reach } from '@tarmac/air-kwire/aids';
import type { CityPlan, Layout } from './layout.ts';
import type { MapProps } from './props.ts';

/** How the hexes look while something is chosen. */
export interface Choosing {
  /** Of the chosen airline; its home also before it is opened. */
  readonly own: readonly CityPlan[];
  /** In reach of the aircraft whose range is shown, and from where it takes off. */
  readonly reached: readonly CityPlan[];
  readonly bases: readonly CityPlan[];
  readonly lit: readonly CityPlan[];
  /** Of no account now, in reach or not. */
  readonly veiled: readonly CityPlan[];
}

export function choosingOn(
  { cities }: Layout,
  {
    board,
    view,
    lit,
    range,
    airline,
    asking = true,
  }: Pick<MapProps, 'board' | 'view' | 'lit' | 'range' | 'airline' | 'asking'>,
): Choosing {
  const among = (ids: readonly string[]): CityPlan[] => cities.filter(({ city }) => ids.includes(city));
  const networkOf = (airline: Airline): CityPlan[] => {
    const isClosed = view.airlines[airline]?.status === 'closed';
    return isClosed ? cities.filter(({ home }) => home === airline) : among(citiesOf(view, board, airline));
  };
  const own = airline === null ? [] : networkOf(airline);
  const reached = range ? among(reach(view, board, range.airline, range.aircraft)) : [];
  const bases = range ? networkOf(range.airline) : [];
  const open = new Set([...own, ...bases]);
  const isChoosing = (asking && lit.size > 0) || airline !== null;
  return {
    own,
    reached,
    bases,
    lit: cities.filter(({ city }) => lit.has(city)),
    veiled: isChoosing ? cities.filter((plan) => !open.has(plan) && !lit.has(plan.city)) : [],
  };
}
