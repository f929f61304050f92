import { type BoardFile, type FlightCard, type Move, makeMove, type View } from '@tarmac/airlines-1990';
import { panels } from '../../../../src/words/en/airlines-1990/panels.ts';
import { step } from '../../../../src/words/en/airlines-1990/step.ts';
import { type Asked, named, onRoute, type Part, saying, type Ways } from './ways.ts';

type Asked1990 = Asked<Move, View, BoardFile>;
type Flight = Extract<Move, { readonly type: 'found' | 'fly' }>;

const ticket = (action: number): string => `nav.tickets button:nth-of-type(${action})`;
const cardOf = ({ pattern, value }: FlightCard): string =>
  `[data-place^="flight:${pattern}-${value}#"]:not([aria-pressed=true])`;
const { more, fewer } = step.parts;

export function waysOfAirlines1990(asked: Asked1990): Ways {
  const [move] = asked.moves;
  const plays = [saying(makeMove(move))];
  switch (move.type) {
    case 'swap':
      return { plays, parts: [{ press: cardOf(move.card) }] };
    case 'refresh':
      return { plays, parts: [{ press: share(move.share, asked.view) }] };
    case 'take':
      return {
        plays,
        parts: [{ press: share(move.from === 'pile' ? null : move.share, asked.view), again: true }],
      };
    case 'found':
      return { plays, parts: founding(move, asked), leads: [ticket(1)] };
    case 'fly':
      return { plays, parts: flight(move, asked, company(move.company, asked)) };
    case 'play':
      return { plays, parts: playing(move, asked), leads: [ticket(3)] };
    case 'sabotage': {
      const circle = { press: `[data-offer="${move.route}:${move.circle}"]` };
      return { plays, parts: [{ press: company(move.company, asked) }, circle] };
    }
    case 'draw':
    case 'keep':
    case 'done':
      return { plays, parts: [] };
    default:
      throw new Error(`Nobody plays ${move.type}.`);
  }
}

/** A company in the tray or among those who hold it; the tray counts markers too. */
function company(id: string, { board }: Asked1990): string {
  const name = board.companies.find((one) => one.id === id)?.name ?? id;
  const withMarkers = `.pick button[aria-label^="${name}, "]:not([aria-pressed=true])`;
  return [named(name), withMarkers, named(panels.companies.pick(name))].join();
}

function share(kind: string | null, { market }: View): string {
  if (kind === null) return '[data-place=pile]';
  return market.flatMap((one, slot) => (one === kind ? [`[data-place="market:${slot}"]`] : [])).join();
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
    ? [...(names === 0 ? [counted] : []), ...(taps === 0 ? [{ press: name }] : [])]
    : [counted];
  // A press on the map would found it with what is chosen so far.
  const isReady = taps === 0 && names === 0 ? true : taps === shares || names === 1;
  return [
    ...chosen,
    ...(isReady ? flight(move, asked, taps > 0 ? stack(id) : name) : [{ press: cardOf(move.card) }]),
  ];
}

/** Company, card and route, in any order; with a company, a press on the map plays the lowest card unless one is chosen. */
function flight(move: Flight, asked: Asked1990, chosen: string): Part[] {
  const { legal, pressed } = asked;
  const card = cardOf(move.card);
  const isFlight = (one: Move): one is Flight => one.type === move.type;
  const values = legal
    .filter(isFlight)
    .filter((one) => one.company === move.company && one.route === move.route)
    .map((one) => one.card.value);
  const isRight = pressed(card) > 0 || move.card.value === Math.min(...values);
  const hasCompany = pressed(chosen) > 0;
  return [
    ...(move.type === 'fly' ? [{ press: chosen }] : []),
    { press: card },
    ...(hasCompany && !isRight ? [] : [{ press: onRoute(move.route, asked.practised) }]),
  ];
}

function playing(
  { company: id, shares }: Extract<Move, { readonly type: 'play' }>,
  asked: Asked1990,
): Part[] {
  if (asked.shown !== null) return fit(shares, asked.shown, id);
  return [{ press: stack(id) }, { press: company(id, asked) }];
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
