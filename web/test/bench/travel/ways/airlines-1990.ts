import { type BoardFile, type FlightCard, type Move, makeMove, type View } from '@tarmac/airlines-1990';
import { panels } from '../../../../src/words/en/airlines-1990/panels.ts';
import { step } from '../../../../src/words/en/airlines-1990/step.ts';
import { type Asked, named, onRoute, type Part, saying, taken, type Ways } from './ways.ts';

type Asked1990 = Asked<Move, View, BoardFile>;
type Flight = Extract<Move, { readonly type: 'found' | 'fly' }>;

const ticket = (action: number): string => `nav.tickets button:nth-of-type(${action})`;
const cardOf = ({ pattern, value }: FlightCard): string =>
  ['place', 'pick']
    .map((data) => `[data-${data}^="flight:${pattern}-${value}#"]:not([aria-pressed=true])`)
    .join();
const { more, fewer } = step.parts;

export function waysOfAirlines1990(asked: Asked1990): Ways {
  const [move] = asked.moves;
  const plays = [saying(makeMove(move))];
  switch (move.type) {
    case 'swap':
      return { plays, parts: [{ press: cardOf(move.card), again: true }] };
    case 'refresh':
      return { plays, parts: [{ press: share(move.share, asked.view), again: true }] };
    case 'take':
      return {
        plays,
        parts: [{ press: share(move.from === 'pile' ? null : move.share, asked.view), again: true }],
      };
    case 'found':
      return { plays, parts: founding(move, asked), leads: [ticket(1)] };
    case 'fly':
      return { plays, parts: [{ press: company(move.company, asked), again: true }, ...flight(move, asked)] };
    case 'play':
      return { plays, parts: playing(move, asked), leads: [ticket(3)] };
    case 'sabotage': {
      const circle = {
        press: `[data-offer="${move.route}:${move.circle}"]:not([aria-pressed=true])`,
        again: true,
      };
      return { plays, parts: [{ press: company(move.company, asked), again: true }, circle] };
    }
    case 'draw':
      return expanding(plays, asked);
    case 'keep':
    case 'done':
      return { plays, parts: [] };
    default:
      throw new Error(`Nobody plays ${move.type}.`);
  }
}

/** Who knows where to fly afterwards begins there, where that is lit; the action does the same. */
function expanding(plays: string[], { moves: [, next], practised }: Asked1990): Ways {
  if (next?.type !== 'fly') return { plays, parts: [] };
  return {
    plays: plays.map((draw) => `[data-bubble=acts] ${draw}`),
    parts: [{ press: onRoute(next.route, practised) }],
    leads: plays,
  };
}

/** A company in the tray or among those who hold it; the tray counts markers too. */
function company(id: string, { board }: Asked1990): string {
  const name = board.companies.find((one) => one.id === id)?.name ?? id;
  const withMarkers = `.pick button[aria-label^="${name}, "]:not([aria-pressed=true])`;
  return [named(name), withMarkers, named(panels.companies.pick(name))].join();
}

function share(kind: string | null, { market }: View): string {
  if (kind === null) return taken('pile');
  return market.flatMap((one, slot) => (one === kind ? [taken(`market:${slot}`)] : [])).join();
}

/** Of a stack of the hand each press takes one more share; a company by itself means all of them. */
const stack = (id: string): string => `[data-place="hand:${id}"]`;

function founding(move: Extract<Move, { readonly type: 'found' }>, asked: Asked1990): Part[] {
  const { shares, company: id } = move;
  const { pressed, seat, view, shown } = asked;
  if (shown !== null && differsInShares(shown, move)) return fit(shares, shown, id);
  const name = company(id, asked);
  const isAll = view.hands[seat]?.shares?.[id] === shares;
  const [taps, names] = [pressed(stack(id)), pressed(name)];
  const counted = { press: stack(id), times: shares };
  const chosen = isAll
    ? [...(names === 0 ? [counted] : []), ...(taps === 0 ? [{ press: name, again: true }] : [])]
    : [counted];
  return [...chosen, ...flight(move, asked)];
}

/** Card and route of a flight, in any order. */
function flight({ card, route }: Flight, { practised }: Asked1990): Part[] {
  return [
    { press: onRoute(route, practised), again: true },
    { press: cardOf(card), again: true },
  ];
}

function playing(
  { company: id, shares }: Extract<Move, { readonly type: 'play' }>,
  asked: Asked1990,
): Part[] {
  if (asked.shown !== null) return fit(shares, asked.shown, id);
  return [{ press: stack(id) }, { press: company(id, asked), again: true }];
}

const ANY = Number.POSITIVE_INFINITY;

/** More or fewer shares than the page would play now. */
function fit(shares: number, shown: string, id: string): Part[] {
  const press = Number(shown.split(' ')[1]) < shares ? `${named(more)}, ${stack(id)}` : named(fewer);
  return [{ press, times: ANY }];
}

/** Whether what the page would found is this but for the number of shares. */
function differsInShares(shown: string, move: Extract<Move, { readonly type: 'found' }>): boolean {
  const withShares = makeMove({ ...move, shares: Number(shown.split(' ')[1]) });
  return shown === withShares && shown !== makeMove(move);
}
