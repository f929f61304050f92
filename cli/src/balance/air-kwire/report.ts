import type { Board } from '@tarmac/air-kwire';
import { tidy } from '../../output.ts';
import type { GameReport } from '../../play/game-plan.ts';
import type { Tally } from '../../play/tally.ts';
import type { Band } from '../bands.ts';
import { band, mean, meanLists, seatBand } from '../bands.ts';
import type { Figure } from '../figures.ts';
import { rateFigure, ratioFigure } from '../figures.ts';
import type { Facts } from './facts.ts';

interface AirlineReport {
  readonly airline: string;
  /** Parts of the games in which it was opened, took another one over, and was taken over. */
  readonly opened: number;
  readonly acquirer: number;
  readonly defunct: number;
  /** Games in which it had most city points at the end. */
  readonly largest: number;
  /** Where it was open at the end: its city points. */
  readonly meanPoints: number;
}

export interface Report {
  readonly bands: readonly Band[];
  readonly airlines: readonly AirlineReport[];
  readonly turnsAPlayer: number;
  /** The turns before and after which a tenth of the games end. */
  readonly turnsOfMost: readonly [number, number];
  /** In a game, all players together. */
  readonly meanRoutes: number;
  readonly meanDiscards: number;
  readonly meanAsked: number;
  readonly meanRefused: number;
  readonly meanMergers: number;
  readonly meanForfeits: number;
  readonly meanBankruptcies: number;
  readonly meanPowers: number;
  /** Parts of the final wealth. */
  readonly dividends: number;
  readonly bonuses: number;
  /** The part of all airlines at payouts that paid. */
  readonly paying: number;
  readonly citiesNeverFlown: readonly string[];
  /** Mean wealth, by rank. */
  readonly meanWealth: readonly number[];
}

/** How much more than its part a seat may win: 30 % of the games with four players. */
const SEAT_LEEWAY = 0.05;
const [FEW_TURNS, MANY_TURNS] = [12, 20];

export function reportOf(
  tally: Tally,
  games: readonly GameReport<Facts>[],
  { airlineIds, cityIds }: Board,
): Report {
  const facts = games.flatMap((game) => game.facts ?? []);
  const players = tally.seats.length;
  const sum = (of: (fact: Facts) => number): number => facts.reduce((total, fact) => total + of(fact), 0);
  const wealth = sum(wealthOf);
  const flown = new Set(facts.flatMap((fact) => fact.cities));
  const turns = facts.map((fact) => fact.turns / players).sort((a, b) => a - b);
  const dividends = ratioFigure(
    facts.map((fact) => fact.dividends),
    facts.map(wealthOf),
  );
  return {
    bands: bands(tally, facts, players, dividends),
    airlines: airlineIds.map((airline) => airlineReport(airline, facts)),
    turnsAPlayer: mean(turns),
    turnsOfMost: [0.1, 0.9].map((part) => tidy(turns[Math.floor(part * turns.length)] ?? 0)) as [
      number,
      number,
    ],
    meanRoutes: mean(facts.map((fact) => fact.routes)),
    meanDiscards: mean(facts.map((fact) => fact.discards)),
    meanAsked: mean(facts.map((fact) => fact.asked)),
    meanRefused: mean(facts.map((fact) => fact.refused)),
    meanMergers: mean(facts.map((fact) => fact.mergers.length)),
    meanForfeits: mean(facts.map((fact) => fact.forfeits)),
    meanBankruptcies: mean(facts.map((fact) => fact.bankruptcies)),
    meanPowers: mean(facts.map((fact) => fact.powers)),
    dividends: tidy(dividends.value),
    bonuses: tidy(sum((fact) => fact.bonuses) / wealth),
    paying: tidy(
      sum((fact) => fact.paid) /
        Math.max(
          1,
          sum((fact) => fact.paid + fact.unpaid),
        ),
    ),
    citiesNeverFlown: cityIds.filter((city) => !flown.has(city)),
    meanWealth: meanLists(facts.map((fact) => fact.wealth)),
  };
}

function bands(tally: Tally, facts: readonly Facts[], players: number, dividends: Figure): Band[] {
  const part = (is: (fact: Facts) => boolean): Figure => rateFigure(facts.filter(is).length, facts.length);
  const ended = (reason: string): Figure => rateFigure(tally.endReasons[reason] ?? 0, tally.games);
  const timely = part(({ reason, turns }) => {
    const round = Math.ceil(turns / players);
    return reason === 'forty-points' && round >= FEW_TURNS && round <= MANY_TURNS;
  });
  return [
    band(`games with forty points in turn ${FEW_TURNS} to ${MANY_TURNS}`, timely, { from: 0.5 }),
    band(
      'games with a merger',
      part(({ mergers }) => mergers.length > 0),
      { from: 0.5 },
    ),
    band('part of the wealth that comes from dividends', dividends, { from: 0.15 }),
    band('games that end by the limit of rounds', ended('round-limit'), { to: 0.01 }),
    band('games that end exhausted', ended('exhausted'), { to: 0.05 }),
    seatBand(tally, 1 / tally.seats.length + SEAT_LEEWAY),
  ];
}

function wealthOf({ wealth }: Facts): number {
  return wealth.reduce((all, one) => all + one, 0);
}

function airlineReport(airline: string, facts: readonly Facts[]): AirlineReport {
  const rate = (is: (fact: Facts) => boolean): number => mean(facts.map((fact) => Number(is(fact))));
  return {
    airline,
    opened: rate(({ opened }) => opened.includes(airline)),
    acquirer: rate(({ mergers }) => mergers.some(({ acquirer }) => acquirer === airline)),
    defunct: rate(({ mergers }) => mergers.some(({ defunct }) => defunct === airline)),
    largest: facts.filter(({ largest }) => largest === airline).length,
    meanPoints: mean(facts.flatMap(({ points }) => points[airline] ?? [])),
  };
}
