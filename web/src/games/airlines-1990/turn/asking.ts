import type { BoardFile, Company, FlightCard, Move, View } from '@tarmac/airlines-1990';
import { networkOf, nextCircle } from '@tarmac/airlines-1990/aids';
import type { Refusal } from '../../../engine/api.ts';
import { cityName } from '../../common/city-names.ts';
import type { ForAll } from '../../common/tray/for-all.ts';
import type { CardId } from '../../common/tray/held-cards.ts';
import { readCard } from './cards.ts';
import type { Choice, Step } from './choice.ts';

/** What a person touched in vain, so that the reason can be shown next to it. */
export type Refused =
  | { readonly route: string }
  | { readonly company: Company }
  /** Shares in the viewer's hand. */
  | { readonly card: Company }
  | { readonly flight: CardId }
  | { readonly share: number | 'pile' };

/*
 * Somebody pointed at something that does not go. The rest of the move is chosen so that the reason makes sense: a
 * route that the company could fly, a card for that route, a company that serves it.
 */

type Pointed = Partial<Pick<Choice, 'company' | 'route' | 'card' | 'circle'>>;

/** The move to ask about in a step, with what was chosen before and what was pointed at. */
export function moveToAsk(step: Step, pointed: Pointed, view: View, board: BoardFile): Move {
  const [company = ''] = pointed.company ? [pointed.company] : companiesFor(step, view, board, pointed);
  const shares = Math.max(1, sharesHeld(view, company));
  if (step === 'play') return { type: 'play', company, shares };
  const route = pointed.route ?? routeFor(view, board, company, pointed);
  if (step === 'sabotage') {
    const circles = board.routes.find(({ id }) => id === route)?.circles ?? [];
    return { type: 'sabotage', company, route, circle: pointed.circle ?? circles.at(-1) ?? 0 };
  }
  const card = pointed.card ? readCard(pointed.card) : cardFor(view, board, route);
  return step === 'found'
    ? { type: 'found', company, shares, card, route }
    : { type: 'fly', company, card, route };
}

/** What is refused because of a route or a card, not because of the company. */
const OF_A_ROUTE: ReadonlySet<string> = new Set([
  'card-not-held',
  'not-at-headquarters',
  'other-pattern',
  'may-not-fly',
  'route-full',
  'card-too-low',
  'not-connected',
  'flies-already',
]);

/** Where only a company was pointed at, the route and the card asked about were ours: no other would have done. */
export function reasonFor(why: Refusal | null, { company, route, card }: Pointed): Refusal | null {
  if (!why || !company || route || card || !OF_A_ROUTE.has(why.reason ?? '')) return why;
  return { ...why, reason: 'no-card-fits', rule: 'A90-40', values: { company } };
}

/** A move for each company that could do it with the route or the card that was pointed at. */
export function movesToAsk(
  step: Step,
  pointed: Pointed,
  view: View,
  board: BoardFile,
): readonly [Move, ...Move[]] {
  const [first = '', ...others] = companiesFor(step, view, board, pointed);
  const ask = (company: Company): Move => moveToAsk(step, { ...pointed, company }, view, board);
  return [ask(first), ...others.map(ask)];
}

/** What is said of a route, or of a card, that is nothing for any company. */
export function forAll({ route }: Pointed, board: BoardFile): ForAll {
  const mixed = route ? 'nobody-can' : 'card-flies-nowhere';
  const line = board.routes.find(({ id }) => id === route);
  return {
    own: {
      'not-connected': route ? 'nobody-connected' : mixed,
      'may-not-fly': route ? 'nobody-may-fly' : mixed,
      'flies-already': mixed,
      'no-marker': mixed,
      'not-at-headquarters': mixed,
      ...(route ? {} : { 'card-too-low': mixed, 'route-full': mixed, 'other-pattern': mixed }),
    },
    mixed,
    values: line ? { from: cityName(board, line.from), to: cityName(board, line.to) } : {},
  };
}

/** Those who can take part in this step, first those who may fly what was pointed at and are near it. */
function companiesFor(step: Step, view: View, board: BoardFile, { route, card }: Pointed): Company[] {
  const line = board.routes.find(({ id }) => id === route);
  const pattern = line?.pattern ?? (card ? readCard(card).pattern : undefined);
  const takesPart = (company: Company): boolean => {
    if (step === 'sabotage') return (view.markers[company] ?? 0) > 0;
    const founded = view.founded.includes(company);
    return step === 'found' ? !founded && sharesHeld(view, company) > 0 : founded;
  };
  const rank = ({ id, headquarters, patterns }: BoardFile['companies'][number]): number =>
    (takesPart(id) ? 4 : 0) +
    (pattern === undefined || patterns.includes(pattern) ? 2 : 0) +
    (line && (headquarters === line.from || headquarters === line.to) ? 1 : 0);
  const ids = board.companies.toSorted((a, b) => rank(b) - rank(a)).map(({ id }) => id);
  const able = ids.filter(takesPart);
  return able.length > 0 ? able : ids.slice(0, 1);
}

function sharesHeld(view: View, company: Company): number {
  return view.viewer === null ? 0 : (view.hands[view.viewer]?.shares?.[company] ?? 0);
}

/** A route near the company with the pattern of the card, or of any in the hand; one that it may fly, and cheap. */
function routeFor(view: View, board: BoardFile, company: Company, { card }: Pointed): string {
  const flown = board.companies.find(({ id }) => id === company)?.patterns ?? [];
  const patterns = card ? [readCard(card).pattern] : flightsHeld(view).map(({ pattern }) => pattern);
  const cities = [headquartersOf(board, company), ...networkOf(view, board, company).cities];
  const rank = ({ id, from, to, pattern }: BoardFile['routes'][number]): number =>
    (cities.includes(from) || cities.includes(to) ? 100 : 0) +
    (patterns.includes(pattern) ? (card ? 200 : 60) : 0) +
    (flown.includes(pattern) ? 50 : 0) -
    (nextCircle(view, board, id)?.number ?? 40);
  const [best] = board.routes.toSorted((a, b) => rank(b) - rank(a));
  return best?.id ?? '';
}

function headquartersOf(board: BoardFile, company: Company): string {
  return board.companies.find(({ id }) => id === company)?.headquarters ?? '';
}

/** The highest card of the hand for a route, or any. */
function cardFor(view: View, board: BoardFile, route: string): FlightCard {
  const held = flightsHeld(view);
  const pattern = board.routes.find(({ id }) => id === route)?.pattern ?? 'solid';
  const fitting = held.filter((card) => card.pattern === pattern);
  return fitting.toSorted((a, b) => b.value - a.value)[0] ?? held[0] ?? { pattern, value: 1 };
}

function flightsHeld(view: View): readonly FlightCard[] {
  return (view.viewer === null ? null : view.flights[view.viewer]?.cards) ?? [];
}
