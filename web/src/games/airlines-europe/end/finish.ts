import type { Share, View } from '@tarmac/airlines-europe';
import type { Seat } from '@tarmac/kernel';
import { isScored } from '../scoring/script.ts';
import type { EuropeTold } from '../types.ts';

/** One line of the final ranking. */
export interface Finisher {
  readonly seat: Seat;
  /** Counted from 1; shared when points and ABACUS shares are equal (AE-80). */
  readonly place: number;
  readonly score: number;
  /** ABACUS shares in the portfolio. */
  readonly abacus: number;
  /** AE-11 */
  readonly start: number;
  /** Points of the scorings that took place, in their order. */
  readonly awards: readonly number[];
  /** The airline that brought the most, of equal ones the first to score. */
  readonly best: Brought | null;
}

interface Brought {
  readonly share: Share;
  readonly points: number;
}

/** What decided the match, for the words of a language to say. */
interface Decision {
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** Points between the winners and the next; 0 when ABACUS shares decided. */
  readonly margin: number;
  /** Those with as many points as the winners who lost by ABACUS shares (AE-80). */
  readonly beaten: readonly Seat[];
  /** Who led after the last scoring but one. */
  readonly ledBefore: readonly Seat[];
  /** The airline with the largest difference between the winner and the next. */
  readonly decider: { readonly share: Share; readonly winner: number; readonly next: number } | null;
}

/** The numbers of the scorings that took place. */
export function scoringsOf(told: readonly EuropeTold[]): number[] {
  const numbers = told.flatMap(({ events }) => events.filter(isScored).map(({ scoring }) => scoring));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

export function rankingOf(view: View, told: readonly EuropeTold[]): Finisher[] {
  const scorings = scoringsOf(told);
  const scores = view.outcome?.scores ?? view.vp;
  const abacusOf = (seat: Seat): number => view.portfolios[seat]?.abacus ?? 0;
  const standing = (seat: Seat): number => (scores[seat] ?? 0) * 100 + abacusOf(seat);
  return scores
    .map((score, seat): Finisher => {
      const awards = scorings.map((scoring) => view.awards[scoring - 1]?.[seat] ?? 0);
      return {
        seat,
        place: 1 + scores.filter((_, other) => standing(other) > standing(seat)).length,
        score,
        abacus: abacusOf(seat),
        start: awards.reduce((rest, points) => rest - points, score),
        awards,
        best: bestOf(broughtTo(told, seat)),
      };
    })
    .sort((a, b) => a.place - b.place);
}

export function decisionOf(view: View, told: readonly EuropeTold[], ranking: readonly Finisher[]): Decision {
  const winners = ranking.filter(({ place }) => place === 1);
  const others = ranking.filter(({ place }) => place > 1);
  const [winner, next] = [winners[0], others[0]];
  const margin = winner && next ? winner.score - next.score : 0;
  return {
    winners: winners.map(({ seat }) => seat),
    reason: view.outcome?.reason ?? '',
    margin,
    beaten: others.filter(({ score }) => score === winner?.score).map(({ seat }) => seat),
    ledBefore: leadersBeforeLast(ranking),
    decider:
      winner && next && winners.length === 1 && margin > 0 ? deciderOf(told, winner.seat, next.seat) : null,
  };
}

/** Points by airline, in the order of their first scoring. */
function broughtTo(told: readonly EuropeTold[], seat: Seat): Map<Share, number> {
  const brought = new Map<Share, number>();
  for (const { share, points } of told.flatMap(({ events }) => events.filter(isScored)))
    brought.set(share, (brought.get(share) ?? 0) + (points[seat] ?? 0));
  return brought;
}

function bestOf(brought: ReadonlyMap<Share, number>): Brought | null {
  let best: Brought | null = null;
  for (const [share, points] of brought) if (points > (best?.points ?? 0)) best = { share, points };
  return best;
}

function leadersBeforeLast(ranking: readonly Finisher[]): Seat[] {
  const [first] = ranking;
  if (!first || first.awards.length < 2) return [];
  const had = ranking.map(({ seat, score, awards }) => ({ seat, points: score - (awards.at(-1) ?? 0) }));
  const most = Math.max(...had.map(({ points }) => points));
  return had.filter(({ points }) => points === most).map(({ seat }) => seat);
}

function deciderOf(told: readonly EuropeTold[], winner: Seat, next: Seat): Decision['decider'] {
  const [own, other] = [broughtTo(told, winner), broughtTo(told, next)];
  let decider: Decision['decider'] = null;
  for (const [share, points] of own) {
    const against = other.get(share) ?? 0;
    if (points - against > (decider ? decider.winner - decider.next : 0))
      decider = { share, winner: points, next: against };
  }
  return decider;
}
