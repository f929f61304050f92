import type { Card, Move, State } from './state.ts';
import { company, count, freeCircles, hasFlown, markersLeft, network, sameCard, unique } from './state.ts';

/** All moves of a seat, searched for one after the other. */
export function legalMoves(s: State, seat: number): Move[] {
  if (seat !== s.turn) return [];
  const { flights } = s.players[seat];
  const cards = unique(flights, sameCard);
  switch (s.phase) {
    case 'start':
      return [
        ...swaps(s, cards),
        ...refreshes(s),
        ...foundings(s, seat, cards),
        { type: 'draw' },
        ...plays(s, seat),
      ];
    case 'expand':
      return [
        ...s.founded.flatMap((id) => cards.flatMap((card) => flightsOf(s, id, card))),
        { type: 'keep' },
      ];
    case 'take':
      return [
        ...unique(s.market, (a, b) => a === b).map(
          (share): Move => ({ type: 'take', from: 'market', share }),
        ),
        ...(s.pile.length > 0 ? [{ type: 'take', from: 'pile' } as const] : []),
      ];
    case 'sabotage':
      return [...sabotages(s), { type: 'done' }];
    default:
      return [];
  }
}

/** A90-43: as many of a kind as came by a swap in this turn have to wait. */
function swaps(s: State, cards: Card[]): Move[] {
  const { flights } = s.players[s.turn];
  return cards
    .filter((card) => {
      const held = flights.filter((each) => sameCard(each, card)).length;
      return held > s.cardsBySwap.filter((each) => sameCard(each, card)).length && isUnusable(s, card);
    })
    .map((card) => ({ type: 'swap', card }));
}

function isUnusable(s: State, card: Card): boolean {
  return !s.board.companies.some(({ id, patterns }) => {
    if (s.inactive.includes(id) || !patterns.includes(card.pattern)) return false;
    if (markersLeft(s, id) < (s.founded.includes(id) ? 1 : 2)) return false;
    return s.board.routes.some(
      (each) => each.pattern === card.pattern && fits(s, each.id, card) && !hasFlown(s, id, each.id),
    );
  });
}

/** A90-40: the card reaches the lowest free circle. */
function fits(s: State, id: string, card: Card): boolean {
  const free = freeCircles(s, id);
  return free.length > 0 && Math.min(...free) <= card.value;
}

function refreshes(s: State): Move[] {
  if (s.refreshedNow || s.pile.length === 0) return [];
  const worthless = s.market.filter((share) => s.inactive.includes(share));
  return unique(worthless, (a, b) => a === b).map((share) => ({ type: 'refresh', share }));
}

function foundings(s: State, seat: number, cards: Card[]): Move[] {
  return s.board.companies.flatMap(({ id, headquarters, patterns }) => {
    if (s.founded.includes(id) || s.inactive.includes(id) || markersLeft(s, id) < 2) return [];
    const held = count(s.players[seat].hand, id);
    return s.board.routes.flatMap((each) => {
      if (each.from !== headquarters && each.to !== headquarters) return [];
      if (!patterns.includes(each.pattern)) return [];
      return cards
        .filter((card) => card.pattern === each.pattern && fits(s, each.id, card))
        .flatMap((card) =>
          Array.from(
            { length: held },
            (_, n): Move => ({ type: 'found', company: id, shares: n + 1, card, route: each.id }),
          ),
        );
    });
  });
}

/** A90-40 */
function flightsOf(s: State, id: string, card: Card): Move[] {
  if (!company(s, id).patterns.includes(card.pattern) || markersLeft(s, id) === 0) return [];
  const cities = network(s, id);
  return s.board.routes
    .filter(
      (each) =>
        each.pattern === card.pattern &&
        fits(s, each.id, card) &&
        (cities.includes(each.from) || cities.includes(each.to)) &&
        !hasFlown(s, id, each.id),
    )
    .map((each) => ({ type: 'fly', company: id, card, route: each.id }));
}

function plays(s: State, seat: number): Move[] {
  return s.founded.flatMap((id) =>
    Array.from(
      { length: count(s.players[seat].hand, id) },
      (_, n): Move => ({ type: 'play', company: id, shares: n + 1 }),
    ),
  );
}

/** A90-60 */
function sabotages(s: State): Move[] {
  const companies = s.board.companies.filter(({ id }) => markersLeft(s, id) > 0);
  return s.board.routes
    .filter(({ id }) => !s.markers.some((marker) => marker.route === id && marker.sabotage))
    .flatMap(({ id }) =>
      freeCircles(s, id)
        .filter((circle) => circle >= 5)
        .map((circle) => ({ id, circle })),
    )
    .flatMap(({ id, circle }) =>
      companies.map((each): Move => ({ type: 'sabotage', company: each.id, route: id, circle })),
    );
}
