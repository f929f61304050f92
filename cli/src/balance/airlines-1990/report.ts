import type { Board } from '@tarmac/airlines-1990';
import { tidy } from '../../output.ts';
import type { GameReport } from '../../play/game-plan.ts';
import type { Tally } from '../../play/tally.ts';
import type { Band } from '../bands.ts';
import { band, everyoneBand, mean, meanLists, seatBand } from '../bands.ts';
import { meanFigure, rateFigure, ratioFigure } from '../figures.ts';
import type { Facts } from './facts.ts';

interface CompanyReport {
  readonly company: string;
  /** Parts of the games in which it was founded, and could not be founded any more. */
  readonly founded: number;
  readonly inactive: number;
  /** Games in which it was worth most at the end. */
  readonly highest: number;
  /** Where it was founded: markers on the board and left, points it paid to all. */
  readonly meanWorth: number;
  readonly meanLeft: number;
  readonly meanPaid: number;
}

export interface Report {
  readonly bands: readonly Band[];
  readonly companies: readonly CompanyReport[];
  /** Turns of one player: all, until the pile was empty, and before each scoring. */
  readonly turnsAPlayer: number;
  readonly turnsToEmptyPile: number;
  readonly turnsToScorings: readonly number[];
  /** In a game, all players together. */
  readonly meanFlights: number;
  readonly meanKeeps: number;
  readonly meanPlays: number;
  readonly meanSingles: number;
  readonly meanSabotages: number;
  readonly routesNeverUsed: readonly string[];
  /** Mean totals, by rank. */
  readonly meanTotals: readonly number[];
}

/** How much more than its part a seat may win: 30 % of the games with four players. */
const SEAT_LEEWAY = 0.05;

export function reportOf(
  tally: Tally,
  games: readonly GameReport<Facts>[],
  { companyIds, routeIds }: Board,
): Report {
  const facts = games.flatMap((game) => game.facts ?? []);
  const players = tally.seats.length;
  const companies = companyIds.map((company) => companyReport(company, facts));
  const emptied = facts.flatMap(({ turnsToEmptyPile: turns }) => (turns === null ? [] : turns / players));
  const used = new Set(facts.flatMap((fact) => fact.routes));
  return {
    bands: bands(tally, facts, companies, emptied),
    companies,
    turnsAPlayer: tidy(mean(facts.map((fact) => fact.turns)) / players),
    turnsToEmptyPile: mean(emptied),
    turnsToScorings: meanLists(facts.map((fact) => fact.scoredAt)).map((turns) => tidy(turns / players)),
    meanFlights: mean(facts.map((fact) => fact.flights)),
    meanKeeps: mean(facts.map((fact) => fact.keeps)),
    meanPlays: mean(facts.map((fact) => fact.plays)),
    meanSingles: mean(facts.map((fact) => fact.singles)),
    meanSabotages: mean(facts.map((fact) => fact.sabotages)),
    routesNeverUsed: routeIds.filter((route) => !used.has(route)),
    meanTotals: meanLists(facts.map((fact) => fact.totals)),
  };
}

function bands(
  tally: Tally,
  facts: readonly Facts[],
  companies: readonly CompanyReport[],
  emptied: readonly number[],
): Band[] {
  const { games } = tally;
  const rarest = companies.reduce((least, company) => (company.founded < least.founded ? company : least));
  const founded = facts.filter((fact) => fact.founded.includes(rarest.company)).length;
  const highest = new Map(companies.map(({ company, highest }) => [company, highest]));
  const sabotages = ratioFigure(
    facts.map((fact) => fact.sabotages),
    facts.map((fact) => fact.turns),
  );
  const stalemates = rateFigure(tally.endReasons.stalemate ?? 0, games);
  const note = emptied.length === 0 ? 'in no game' : '';
  return [
    band('turns a player until the pile is empty', meanFigure(emptied), { from: 12, to: 20 }, note),
    band(
      'games in which the rarest company is founded',
      rateFigure(founded, games),
      { from: 0.5 },
      rarest.company,
    ),
    everyoneBand('games in which the rarest company is worth most', highest, games),
    band('turns with a sabotage', sabotages, { from: 0.01, to: 0.1 }),
    seatBand(tally, 1 / tally.seats.length + SEAT_LEEWAY),
    band('games that end in a stalemate', stalemates, { to: 0.05 }),
  ];
}

function companyReport(company: string, facts: readonly Facts[]): CompanyReport {
  const where = facts.filter((fact) => fact.founded.includes(company));
  return {
    company,
    founded: mean(facts.map((fact) => Number(fact.founded.includes(company)))),
    inactive: mean(facts.map((fact) => Number(fact.inactive.includes(company)))),
    highest: facts.filter(({ worth }) => worth[company] === Math.max(...Object.values(worth))).length,
    meanWorth: mean(where.map((fact) => fact.worth[company] ?? 0)),
    meanLeft: mean(where.map((fact) => fact.left[company] ?? 0)),
    meanPaid: mean(where.map((fact) => fact.paid[company] ?? 0)),
  };
}
