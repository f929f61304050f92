import type { Aircraft, Airline, BoardFile, City, Move, View } from '@tarmac/air-kwire';
import { AIRCRAFT, distance, limitsAt, reach } from '@tarmac/air-kwire/aids';
import type { ForAll } from '../../common/tray/for-all.ts';
import { type CardId, kindOfId } from '../../common/tray/held-cards.ts';
import { cityName, isPower } from '../names.ts';
import { cityOf } from './cards.ts';
import type { Choice, Step } from './choice.ts';

/*
 * Somebody pointed at something that does not go. The rest of the move is chosen so that the reason makes sense: an
 * airline near the city whose shares the viewer holds, a card of the hand, a type that reaches it.
 */

/** What a person touched in vain, so that the reason can be shown next to it. */
export type Refused =
  | { readonly city: City }
  | { readonly airline: Airline }
  | { readonly card: CardId }
  | { readonly draw: 'pile' | 'none' | City }
  | { readonly aircraft: Aircraft }
  /** A purchase or a sale. */
  | { readonly trade: Airline };

type Pointed = Pick<Choice, 'airline' | 'city' | 'card' | 'aircraft'>;

/** The move to ask about in a step, with what was chosen before and what was pointed at. */
export function moveToAsk(step: Step, pointed: Pointed, view: View, board: BoardFile): Move {
  const { card } = pointed;
  switch (step) {
    case 'decommission':
      return { type: 'decommission', airline: view.airline ?? '', city: pointed.city ?? '' };
    case 'rehome':
      return { type: 'rehome', aircraft: pointed.aircraft ?? 'tri-motor' };
    case 'settle':
      return pointed.aircraft === null
        ? { type: 'settle', city: pointed.city ?? '', with: 'forfeit' }
        : { type: 'settle', city: pointed.city ?? '', with: 'aircraft', aircraft: pointed.aircraft };
    case 'free-discard':
      return { type: 'discard', card: card === null ? '' : kindOfId(card) };
    default:
      return routeToAsk(pointed, view, board);
  }
}

/** A route to a city for each open airline of which the viewer has shares, the nearest first; without any, for each open one. */
export function routesToAsk(
  pointed: Pointed,
  city: City,
  view: View,
  board: BoardFile,
): readonly [Move, ...Move[]] {
  const ask = (airline: Airline): Move => routeToAsk({ ...pointed, airline, city }, view, board);
  const [first = '', ...others] = airlinesFor(view, board, city);
  return [ask(first), ...others.map(ask)];
}

/** What is said of a city that no airline can fly to. */
export function forAll(board: BoardFile, city: City): ForAll {
  return {
    own: {
      'out-of-range': 'nobody-in-range',
      'no-shares-held': 'nobody-held',
      'city-limit': 'nobody-has-room',
      'served-already': 'nobody-can',
      'type-not-allowed': 'nobody-can',
      'no-aircraft': 'nobody-can',
      'refused-already': 'nobody-can',
    },
    mixed: 'nobody-can',
    values: { city: cityName(board, city) },
  };
}

function routeToAsk(pointed: Pointed, view: View, board: BoardFile): Move {
  const wanted = pointed.city ?? (pointed.card === null ? null : cityOf(pointed.card));
  const [nearest = ''] = pointed.airline === null ? airlinesFor(view, board, wanted) : [];
  const airline = pointed.airline ?? nearest;
  const city = wanted ?? nearestCard(view, board, airline);
  const aircraft = pointed.aircraft ?? typeFor(view, board, airline, city);
  return { type: 'route', airline, city, aircraft };
}

/** Open airlines whose shares the viewer holds, the nearest first; without any, all that are open, or all. */
function airlinesFor(view: View, board: BoardFile, city: City | null): Airline[] {
  const held = view.viewer === null ? undefined : view.shares[view.viewer];
  const rank = ({ id, home }: BoardFile['airlines'][number]): number => {
    const line = view.airlines[id];
    const cities = line?.status === 'open' ? [home, ...line.cities.map((at) => at.city)] : [];
    const near = city === null ? 0 : Math.min(50, ...cities.map((from) => distance(board, from, city)));
    return ((held?.[id] ?? 0) > 0 ? 1000 : 0) + (line?.status === 'open' ? 100 : 0) - near;
  };
  const ids = board.airlines.toSorted((a, b) => rank(b) - rank(a)).map(({ id }) => id);
  const open = ids.filter((id) => view.airlines[id]?.status === 'open');
  const own = open.filter((id) => (held?.[id] ?? 0) > 0);
  return [own, open, ids].find((some) => some.length > 0) ?? [];
}

/** Of the viewer's city cards the one nearest to the airline; without any, some city. */
function nearestCard(view: View, board: BoardFile, airline: Airline): City {
  const cards = (view.viewer === null ? null : view.hands[view.viewer]?.cards) ?? [];
  const home = board.airlines.find(({ id }) => id === airline)?.home;
  const [nearest] = cards
    .filter((card) => !isPower(card))
    .toSorted((a, b) => (home ? distance(board, home, a) - distance(board, home, b) : 0));
  return nearest ?? board.cities[0]?.id ?? '';
}

/** The lowest allowed type that reaches, or else the highest allowed one. */
function typeFor(view: View, board: BoardFile, airline: Airline, city: City): Aircraft {
  const line = view.airlines[airline];
  const types = line ? limitsAt(board, line.space).types : AIRCRAFT;
  const able = types.filter((type) => line && line.supply[type] > 0);
  return able.find((type) => reach(view, board, airline, type).includes(city)) ?? able.at(-1) ?? 'tri-motor';
}
