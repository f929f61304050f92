import { worth } from './scoring.ts';
import type { Card, State } from './state.ts';
import { count, markersLeft } from './state.ts';

export { cardsToShuffle, play } from './apply.ts';
export { legalMoves } from './legal.ts';
export type { BoardFile, Card, Move, Options, Setup, State } from './state.ts';
export { start } from './state.ts';

/** -2 is chance. */
export function active(s: State): number[] {
  if (s.phase === 'end') return [];
  return [s.phase === 'shuffle' ? -2 : s.turn];
}

type Counts = Record<string, number>;

/** What can be compared with another engine. */
export interface Facts {
  phase: string;
  turn: number;
  deciding: number[];
  points: number[];
  hands: Counts[];
  laid: Counts[];
  flights: string[][];
  market: string[];
  pileLeft: number;
  flightPileLeft: number;
  discards: string[];
  goneCards: string[];
  goneShares: Counts;
  founded: string[];
  inactive: string[];
  markersLeft: Counts;
  worth: Counts;
  routes: Record<string, (string | null)[]>;
  scoringCardsUsed: number;
  idleTurns: number;
}

export const words = (cards: readonly Card[]): string[] =>
  cards.map(({ pattern, value }) => `${pattern}-${value}`).sort();

export function facts(s: State): Facts {
  const { companies } = s.board;
  const ids = companies.map(({ id }) => id);
  const counts = (list: readonly string[]): Counts =>
    Object.fromEntries(ids.map((id) => [id, count(list, id)]));
  return {
    phase: s.phase,
    turn: s.turn,
    deciding: active(s),
    points: s.players.map(({ points }) => points),
    hands: s.players.map(({ hand }) => counts(hand)),
    laid: s.players.map(({ laid }) => counts(laid)),
    flights: s.players.map(({ flights }) => words(flights)),
    market: s.market.toSorted(),
    pileLeft: s.pile.length,
    flightPileLeft: s.flightPile.length,
    discards: words(s.discards),
    goneCards: words(s.removedCards),
    goneShares: counts(s.removedShares),
    founded: ids.filter((id) => s.founded.includes(id)),
    inactive: ids.filter((id) => s.inactive.includes(id)),
    markersLeft: Object.fromEntries(ids.map((id) => [id, markersLeft(s, id)])),
    worth: Object.fromEntries(ids.map((id) => [id, worth(s, id)])),
    routes: Object.fromEntries(
      s.board.routes.map(({ id, circles }) => [
        id,
        circles.map((circle) => {
          const marker = s.markers.find((each) => each.route === id && each.circle === circle);
          return marker ? `${marker.sabotage ? '!' : ''}${marker.company}` : null;
        }),
      ]),
    ),
    scoringCardsUsed: s.scoringCardsUsed,
    idleTurns: s.idleTurns,
  };
}

export function result(s: State): { scores: number[]; winners: number[]; reason: string } | undefined {
  if (s.reason === undefined) return undefined;
  const scores = s.players.map(({ points }) => points);
  const winners = scores.flatMap((points, p) => (points === Math.max(...scores) ? [p] : []));
  return { scores, winners, reason: s.reason };
}
