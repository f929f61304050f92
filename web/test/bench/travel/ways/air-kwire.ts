import { type BoardFile, type Move, makeMove, type View } from '@tarmac/air-kwire';
import { AIRCRAFT, fliesFor, openings } from '@tarmac/air-kwire/aids';
import { aircraft as aircraftNames } from '../../../../src/words/air-kwire.ts';
import { panels } from '../../../../src/words/en/air-kwire/panels.ts';
import { step } from '../../../../src/words/en/air-kwire/step.ts';
import { type Asked, held, named, type Part, saying, taken, type Ways } from './ways.ts';

type AskedKwire = Asked<Move, View, BoardFile>;
type Route = Extract<Move, { readonly type: 'route' }>;

const onMap = (city: string): string => `[data-offer="${city}"]:not([aria-pressed=true])`;
const CITIES = '.cities button:not([aria-pressed=true])';
const byText = (selector: string, text: string): string => `${selector}:has-text(${JSON.stringify(text)})`;

export function waysOfAirKwire(asked: AskedKwire): Ways {
  const { moves, board } = asked;
  const [move] = moves;
  const plays = [saying(makeMove(move))];
  switch (move.type) {
    case 'buy':
      return buying(move.airline, asked);
    case 'sell':
      return {
        plays: [...plays, `[data-trade="sell:${move.airline}"]`],
        parts: [{ press: airline(move.airline, board) }],
      };
    case 'route':
      return { plays, parts: route(move, asked) };
    case 'discard':
      return { plays, parts: [{ press: held(move.card), again: !mayFly(move.card, asked) }] };
    case 'done':
      return endingTrade(plays, asked);
    case 'power':
      return { plays, parts: [{ press: held(move.card), again: true }] };
    case 'draw': {
      const from = {
        pile: taken('pile'),
        pool: taken(`pool:${'card' in move ? move.card : ''}`),
        none: null,
      };
      const press = from[move.from];
      return { plays, parts: press === null ? [] : [{ press, again: true }] };
    }
    case 'rehome':
      return { plays, parts: [{ press: named(aircraftNames[move.aircraft]), again: true }] };
    case 'dispose': {
      // An exchange begins with as many as can be.
      const way = `.disposal th:nth-of-type(${move.exchange === 0 ? 1 : 2}) .way[aria-pressed=false]`;
      const { fewer } = step.disposal;
      return {
        plays,
        parts: [{ press: way }, { press: named(fewer), times: Number.POSITIVE_INFINITY }],
      };
    }
    case 'settle': {
      const way =
        move.with === 'forfeit'
          ? byText('.ways > button', step.forfeit)
          : named(aircraftNames[move.aircraft]);
      return { plays, parts: [city(move.city, board), { press: way }] };
    }
    case 'decommission':
      return { plays, parts: [city(move.city, board)] };
    case 'end-vote':
      return { plays: [...plays, byText('button', step.parts.propose)], parts: [] };
    default:
      return { plays, parts: [] };
  }
}

/** Who knows what to do with a card afterwards begins there; the trading ends with it, or before it. */
function endingTrade(plays: string[], asked: AskedKwire): Ways {
  const [, next, ...more] = asked.moves;
  if (next?.type !== 'route' && next?.type !== 'discard') return { plays, parts: [] };
  return { ...waysOfAirKwire({ ...asked, moves: [next, ...more] }), leads: plays };
}

/** A second press of such a card would fly it. */
function mayFly(card: string, { view, board }: AskedKwire): boolean {
  const isCity = board.cities.some(({ id }) => id === card);
  return isCity && fliesFor(view, board, card).some(({ types }) => types.length > 0);
}

/** An airline in the tray or among those who hold it. */
function airline(id: string, { airlines }: BoardFile): string {
  // It is called by the first word of its name.
  const name = airlines.find((one) => one.id === id)?.name.split(' ')[0] ?? id;
  return [named(name), named(panels.airlines.pick(name))].join();
}

/** A city of a merger or a decommissioning: on the map, or in the tray. */
function city(id: string, { cities }: BoardFile): Part {
  const name = cities.find((one) => one.id === id)?.name ?? id;
  return { press: `${onMap(id)}, ${byText(CITIES, name)}` };
}

function buying(id: string, asked: AskedKwire): Ways {
  const { view, board } = asked;
  const buy = saying(`buy ${id}`);
  const choose = airline(id, board);
  const trade = `[data-trade="buy:${id}"]`;
  if (view.airlines[id]?.status === 'open') return { plays: [buy, trade], parts: [{ press: choose }] };
  const begins = { press: `${choose}, ${trade}` };
  const first = firstFlight(id, asked);
  if (first === null) return { plays: [`.other${buy}`, `[data-bubble=acts] .plain${buy}`], parts: [begins] };
  return {
    plays: [`[data-conversation=open] .primary${buy}`, `[data-bubble=acts] .act${buy}`],
    parts: [begins, { press: `${onMap(first)}, ${held(first)}` }],
  };
}

/** Where the airline flies at once, if the purchases are just those that this takes: then one press plays all of it. */
function firstFlight(id: string, { moves, view, board }: AskedKwire): string | null {
  const purchases = moves.findIndex((move) => !(move.type === 'buy' && move.airline === id));
  const [done, flown] = moves.slice(purchases);
  if (done?.type !== 'done' || flown?.type !== 'route' || flown.airline !== id) return null;
  const flights = openings(view, board).find((opening) => opening.airline === id)?.flights ?? [];
  // Of several types the page takes the lowest.
  const lowest = AIRCRAFT.flatMap((type) =>
    flights.filter((one) => one.city === flown.city && one.aircraft === type),
  )[0];
  return lowest?.purchases === purchases && lowest.aircraft === flown.aircraft ? flown.city : null;
}

/** Airline, city and, where it is not the lowest, the type, in any order. */
function route(move: Route, { board, shown }: AskedKwire): Part[] {
  return [
    { press: airline(move.airline, board), again: true },
    { press: `${onMap(move.city)}, ${held(move.city)}`, again: true },
    ...(shown === null ? [] : [{ press: named(aircraftNames[move.aircraft]), again: true }]),
  ];
}
