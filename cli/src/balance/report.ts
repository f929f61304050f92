import { tidy } from '../output.ts';
import type { GameReport } from '../play/game-plan.ts';
import type { Tally } from '../play/tally.ts';
import type { Facts } from './facts.ts';

/** A figure of a good board; the bands are those of Airlines Europe with four players. */
export interface Band {
  readonly name: string;
  readonly value: number;
  readonly from?: number;
  readonly to: number;
  readonly ok: boolean;
  readonly note?: string;
}

interface AirlineReport {
  readonly airline: string;
  /** Games in which it paid the most points of all. */
  readonly highest: number;
  readonly meanTrack: number;
  readonly meanSold: number;
  /** By scoring, all players together. */
  readonly meanPayout: readonly number[];
  /** Part of the games in which its bonus was reached. */
  readonly bonusRate: number;
}

export interface BalanceReport {
  readonly bands: readonly Band[];
  readonly airlines: readonly AirlineReport[];
  readonly meanAbacusPayout: readonly number[];
  readonly routesNeverUsed: readonly string[];
  /** Mean totals after each scoring, by rank at the end. */
  readonly meanTotals: readonly (readonly number[])[];
  readonly licencesLeft: { readonly least: number; readonly most: number };
}

type Told = GameReport<Facts>;

const ABACUS = 'abacus';
const BANKRUPT = 0.05;
/** A fair seat may win a fifth more than its part: 30 % of the games with four players. */
const SEAT_LEEWAY = 1.2;

/** The ids of a board's routes and airlines, in its order. */
interface BoardIds {
  readonly routes: readonly string[];
  readonly airlines: readonly string[];
}

export function balanceReport(tally: Tally, games: readonly Told[], board: BoardIds): BalanceReport {
  const facts = games.flatMap((game) => game.facts ?? []);
  const inPlay = board.airlines.filter((airline) => facts[0]?.payouts[airline] !== undefined);
  const airlines = inPlay.map((airline) => airlineReport(airline, facts));
  const used = new Set(facts.flatMap((fact) => fact.routes));
  const left = facts.map((fact) => fact.licencesLeft);
  return {
    bands: bands(tally, facts, airlines),
    airlines,
    meanAbacusPayout: meanLists(facts.map((fact) => fact.payouts[ABACUS] ?? [])),
    routesNeverUsed: board.routes.filter((route) => !used.has(route)),
    meanTotals: (facts[0]?.totals ?? []).map((_, rank) =>
      meanLists(facts.map((fact) => fact.totals[rank] ?? [])),
    ),
    licencesLeft: { least: Math.min(...left), most: Math.max(...left) },
  };
}

function bands(tally: Tally, facts: readonly Facts[], airlines: readonly AirlineReport[]): Band[] {
  const bankrupt = facts.filter((fact) => fact.bankruptcies > 0).length / facts.length;
  const never = airlines.filter((airline) => airline.highest === 0).map((airline) => airline.airline);
  const rates = tally.seats.map((seat) => seat.wins / seat.games);
  const luckiest = Math.max(...rates);
  const noise = Math.sqrt((luckiest * (1 - luckiest)) / facts.length);
  return [
    band('mean winning total', tally.meanWinningTotal, { from: 80, to: 100 }),
    { ...band('part of games with a bankruptcy', bankrupt, { to: BANKRUPT }), ok: bankrupt < BANKRUPT },
    {
      ...band('airlines that are never the highest scorer', never.length, { to: 0 }),
      ...(never.length > 0 && { note: never.join(', ') }),
    },
    {
      ...band('wins of the luckiest seat', luckiest, { to: SEAT_LEEWAY / rates.length }),
      note: `seat ${rates.indexOf(luckiest)}, ± ${noise.toFixed(3)}`,
    },
    band('mean licences left at the end', mean(facts.map((fact) => fact.licencesLeft)), { from: 25, to: 60 }),
  ];
}

function band(name: string, value: number, { from, to }: { from?: number; to: number }): Band {
  const ok = value >= (from ?? Number.NEGATIVE_INFINITY) && value <= to;
  return { name, value: tidy(value), ...(from !== undefined && { from }), to: tidy(to), ok };
}

function airlineReport(airline: string, facts: readonly Facts[]): AirlineReport {
  return {
    airline,
    highest: facts.filter((fact) => highestScorers(fact).includes(airline)).length,
    meanTrack: mean(facts.map((fact) => fact.track[airline] ?? 0)),
    meanSold: mean(facts.map((fact) => fact.sold[airline] ?? 0)),
    meanPayout: meanLists(facts.map((fact) => fact.payouts[airline] ?? [])),
    bonusRate: mean(facts.map((fact) => (fact.bonuses.includes(airline) ? 1 : 0))),
  };
}

/** The airlines that paid the most in a game; several if equal. */
function highestScorers({ payouts }: Facts): string[] {
  const sums = Object.entries(payouts)
    .filter(([share]) => share !== ABACUS)
    .map(([share, paid]) => ({ share, sum: paid.reduce((total, points) => total + points, 0) }));
  const most = Math.max(...sums.map(({ sum }) => sum));
  return sums.filter(({ sum }) => sum === most).map(({ share }) => share);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : tidy(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function meanLists(lists: readonly (readonly number[])[]): number[] {
  return (lists[0] ?? []).map((_, i) => mean(lists.map((list) => list[i] ?? 0)));
}
