import type { Board } from '@tarmac/airlines-europe';
import type { GameReport } from '../../play/game-plan.ts';
import type { Tally } from '../../play/tally.ts';
import type { Band } from '../bands.ts';
import { band, everyoneBand, mean, meanLists, seatBand } from '../bands.ts';
import { meanFigure, rateFigure } from '../figures.ts';
import type { Facts } from './facts.ts';

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

export interface Report {
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

export function reportOf(tally: Tally, games: readonly Told[], { file, routeIds }: Board): Report {
  const facts = games.flatMap((game) => game.facts ?? []);
  const ids = file.airlines.map((airline) => airline.id);
  const inPlay = ids.filter((airline) => facts[0]?.payouts[airline] !== undefined);
  const airlines = inPlay.map((airline) => airlineReport(airline, facts));
  const used = new Set(facts.flatMap((fact) => fact.routes));
  const left = facts.map((fact) => fact.licencesLeft);
  return {
    bands: bands(tally, games, facts, airlines),
    airlines,
    meanAbacusPayout: meanLists(facts.map((fact) => fact.payouts[ABACUS] ?? [])),
    routesNeverUsed: routeIds.filter((route) => !used.has(route)),
    meanTotals: (facts[0]?.totals ?? []).map((_, rank) =>
      meanLists(facts.map((fact) => fact.totals[rank] ?? [])),
    ),
    licencesLeft: { least: Math.min(...left), most: Math.max(...left) },
  };
}

function bands(
  tally: Tally,
  games: readonly Told[],
  facts: readonly Facts[],
  airlines: readonly AirlineReport[],
): Band[] {
  const winning = meanFigure(games.map(({ scores }) => Math.max(...scores)));
  const bankrupt = rateFigure(facts.filter((fact) => fact.bankruptcies > 0).length, facts.length);
  const highest = new Map(airlines.map(({ airline, highest }) => [airline, highest]));
  const left = meanFigure(facts.map((fact) => fact.licencesLeft));
  return [
    band('mean winning total', winning, { from: 80, to: 100 }),
    band('part of games with a bankruptcy', bankrupt, { to: BANKRUPT }),
    everyoneBand('games in which the rarest airline is the highest scorer', highest, tally.games),
    seatBand(tally, SEAT_LEEWAY / tally.seats.length),
    band('mean licences left at the end', left, { from: 25, to: 60 }),
  ];
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
