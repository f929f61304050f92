import type { Seat } from '@tarmac/kernel';

/** A match that is over, as its ranking needs it. */
export interface Finish {
  /** By seat. */
  readonly scores: readonly number[];
  /** The scorings that took place, in their order: points by seat. */
  readonly awards: readonly (readonly number[])[];
  /** What airlines brought in these, one by one: points by seat. */
  readonly brought: readonly { readonly item: string; readonly points: readonly number[] }[];
  /** The winner has the most of this: points, and what decides between equals. */
  standing(seat: Seat): number;
}

/** One line of the final ranking. */
export interface Finisher {
  readonly seat: Seat;
  /** Counted from 1; shared by equals. */
  readonly place: number;
  readonly score: number;
  /** By scoring. */
  readonly awards: readonly number[];
  /** Points that no scoring gave. */
  readonly besides: number;
  /** The airline that brought the most, of equal ones the first to score. */
  readonly best: { readonly item: string; readonly points: number } | null;
}

/** A column of the final ranking; those that make up the total are also the moments of the chart. */
export interface Column {
  readonly label: string;
  value(finisher: Finisher): number;
}

/** What decided the match, for the words of a language to say. */
export interface Decision {
  readonly winners: readonly Seat[];
  /** Points between the winners and the next; 0 when something else decided. */
  readonly margin: number;
  /** Those with as many points as the winners who lost all the same. */
  readonly beaten: readonly Seat[];
  /** Who led after the last scoring but one. */
  readonly ledBefore: readonly Seat[];
  /** The airline with the largest difference between the winner and the next. */
  readonly decider: { readonly item: string; readonly winner: number; readonly next: number } | null;
}

export function rankingOf(finish: Finish): Finisher[] {
  const { scores, standing } = finish;
  return scores
    .map((score, seat): Finisher => {
      const awards = finish.awards.map((points) => points[seat] ?? 0);
      return {
        seat,
        place: 1 + scores.filter((_, other) => standing(other) > standing(seat)).length,
        score,
        awards,
        besides: awards.reduce((rest, points) => rest - points, score),
        best: bestOf(broughtTo(finish, seat)),
      };
    })
    .sort((a, b) => a.place - b.place);
}

/** What everybody had after each part of the total, by seat. */
export function sumsOver(
  ranking: readonly Finisher[],
  parts: readonly Column[],
): { readonly label: string; readonly values: readonly number[] }[] {
  const bySeat = ranking.toSorted((one, other) => one.seat - other.seat);
  return parts.map(({ label }, i) => ({
    label,
    values: bySeat.map((finisher) =>
      parts.slice(0, i + 1).reduce((sum, part) => sum + part.value(finisher), 0),
    ),
  }));
}

export function decisionOf(finish: Finish, ranking: readonly Finisher[]): Decision {
  const winners = ranking.filter(({ place }) => place === 1);
  const others = ranking.filter(({ place }) => place > 1);
  const [winner, next] = [winners[0], others[0]];
  const margin = winner && next ? winner.score - next.score : 0;
  return {
    winners: winners.map(({ seat }) => seat),
    margin,
    beaten: others.filter(({ score }) => score === winner?.score).map(({ seat }) => seat),
    ledBefore: leadersBeforeLast(ranking),
    decider:
      winner && next && winners.length === 1 && margin > 0 ? deciderOf(finish, winner.seat, next.seat) : null,
  };
}

/** Points by airline, in the order of their first scoring. */
function broughtTo({ brought }: Finish, seat: Seat): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { item, points } of brought) sums.set(item, (sums.get(item) ?? 0) + (points[seat] ?? 0));
  return sums;
}

function bestOf(brought: ReadonlyMap<string, number>): Finisher['best'] {
  let best: Finisher['best'] = null;
  for (const [item, points] of brought) if (points > (best?.points ?? 0)) best = { item, points };
  return best;
}

function leadersBeforeLast(ranking: readonly Finisher[]): Seat[] {
  const [first] = ranking;
  if (!first || first.awards.length < 2) return [];
  const had = ranking.map(({ seat, score, awards }) => ({ seat, points: score - (awards.at(-1) ?? 0) }));
  const most = Math.max(...had.map(({ points }) => points));
  return had.filter(({ points }) => points === most).map(({ seat }) => seat);
}

function deciderOf(finish: Finish, winner: Seat, next: Seat): Decision['decider'] {
  const [own, other] = [broughtTo(finish, winner), broughtTo(finish, next)];
  let decider: Decision['decider'] = null;
  for (const [item, points] of own) {
    const against = other.get(item) ?? 0;
    if (points - against > (decider ? decider.winner - decider.next : 0))
      decider = { item, winner: points, next: against };
  }
  return decider;
}
