import type { Seat, Viewer } from '@tarmac/kernel';
import { oddsOf, type Prospect } from '../../../words/odds.ts';

/** How a game knows the next scoring. */
interface Known {
  /** Whose turn is under way. */
  readonly turn: Seat;
  readonly players: number;
  /** For how many cards no scoring can come. */
  readonly safe: number;
  /** The chance of a scoring card among so many of the next cards. */
  within(cards: number): number;
}

/** What a viewer may know of the next scoring. `draws`: the viewer is to draw the next card. */
export function prospectOf(viewer: Viewer, draws: boolean, known: Known): Prospect {
  const { players, safe, within } = known;
  const cards = viewer === null ? players : drawsBefore(viewer, known);
  if (draws && within(1) > 0) return { kind: 'next', odds: oddsOf(within(1)) };
  if (safe >= cards) return { kind: 'none', cards: safe };
  if (viewer === null) return { kind: 'cards', cards, odds: oddsOf(within(cards)) };
  return { kind: 'turn', odds: oddsOf(within(cards)) };
}

/** How many cards may be drawn before the next turn of a seat: one in each turn, the one under way included. */
function drawsBefore(seat: Seat, { turn, players }: Known): number {
  return ((seat - turn + players - 1) % players) + 1;
}
