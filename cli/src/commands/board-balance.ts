import { airlinesEurope } from '@tarmac/airlines-europe';
import { findGame } from '@tarmac/games';
import type { Arguments } from '../arguments.ts';
import type { Facts } from '../balance/facts.ts';
import type { BalanceReport, Band } from '../balance/report.ts';
import { balanceReport } from '../balance/report.ts';
import type { Command, ExitCode } from '../command.ts';
import { botsFor, chosenOptions, OPTION_FLAG, readBoard } from '../inputs.ts';
import { complain, percent, print, printJson, printTable, tidy } from '../output.ts';
import type { GameReport } from '../play/game-plan.ts';
import { DEFAULT_JOBS, playGames } from '../play/games-pool.ts';
import { planRun } from '../play/run-plan.ts';
import { Tally } from '../play/tally.ts';
import { Progress } from '../progress.ts';

const DEFAULT_GAMES = 1000;
const DEFAULT_PLAYERS = 4;
const DEFAULT_BOTS = 'greedy';

/** For Airlines Europe: what makes a good board is a matter of the game. */
export const boardBalance: Command = {
  usage: 'FILE|ID [--players N] [--games N] [--bots a,b,…] [--seed S]',
  summary: 'Lets bots play on a board of Airlines Europe and compares it with the bands of a good one.',
  flags: {
    players: {
      value: 'N',
      help: `how many play; ${DEFAULT_PLAYERS} without it, for which the bands are made`,
    },
    games: { value: 'N', help: `how many games; ${DEFAULT_GAMES} without it` },
    bots: { value: 'a,b,…', help: `the bots; ${DEFAULT_BOTS} in every seat without it` },
    seed: { value: 'S', help: 'a text of 1 to 64 characters; balance without it' },
    option: OPTION_FLAG,
    jobs: { value: 'N', help: 'how many games at the same time; one per processor core without it' },
  },
  notes: ['Exit 1 if the board lies outside a band.'],
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  const game = findGame(airlinesEurope.id);
  const named = given.onlyWord('FILE|ID');
  const games = given.count('games', { from: 1, to: 1_000_000 }) ?? DEFAULT_GAMES;
  const jobs = given.count('jobs', { from: 1, to: 64 }) ?? DEFAULT_JOBS;
  const players = given.count('players', { from: 1, to: 99 }) ?? DEFAULT_PLAYERS;
  const seed = given.text('seed') ?? 'balance';
  const options = chosenOptions(game, given.texts('option'));
  const board = await readBoard(game, named);
  const bots = botsFor(given.text('bots') ?? DEFAULT_BOTS, players);
  const plan = planRun(game, { board, options, bots, seed, wants: { record: false, facts: true } });

  const tally = new Tally(plan.bots);
  const told: GameReport<Facts>[] = [];
  const progress = new Progress('playing', games);
  const { seconds, interrupted } = await playGames<Facts>(plan, games, jobs, (report) => {
    tally.add(report);
    told.push(report);
    progress.update(tally.games);
  });
  progress.end();
  if (interrupted) {
    complain(`tarmac: stopped after ${tally.games} of ${games} games.`);
    return 130;
  }
  const { routeIds, file } = airlinesEurope.loadBoard(plan.board);
  const airlines = file.airlines.map((airline) => airline.id);
  const report = balanceReport(tally, told, { routes: routeIds, airlines });
  const ok = report.bands.every((band) => band.ok);
  if (given.switched('json')) {
    const head = { board: board.id, players, bots: plan.bots, games, seed, seconds: tidy(seconds), ok };
    printJson({ ...head, seats: tally.seats, endReasons: tally.endReasons, ...report });
  } else {
    print(`${board.id}: ${games} games of ${players} players (${[...new Set(plan.bots)].join(', ')})\n`);
    printReport(report, tally);
  }
  return ok ? 0 : 1;
}

function printReport(report: BalanceReport, tally: Tally): void {
  const { airlines, routesNeverUsed, meanTotals, meanAbacusPayout } = report;
  const points = (list: readonly number[]): string[] => list.map((value) => value.toFixed(1));
  printTable([
    ['band', 'value', 'wanted', '', ''],
    ...report.bands.map((band) => [
      band.name,
      band.value,
      wanted(band),
      band.ok ? 'ok' : 'NOT OK',
      band.note ?? '',
    ]),
  ]);
  print();
  const header = ['airline', 'highest', 'track', 'sold', 'paid 1st', '2nd', '3rd', 'bonus'];
  printTable([
    header,
    ...airlines.map((airline) => [
      airline.airline,
      airline.highest,
      airline.meanTrack.toFixed(1),
      airline.meanSold.toFixed(1),
      ...points(airline.meanPayout),
      airline.bonusRate > 0 ? percent(airline.bonusRate, 1) : '–',
    ]),
    ['abacus', '', '', '', ...points(meanAbacusPayout), ''],
  ]);
  print();
  printTable([
    ['after scoring', '1', '2', '3'],
    ...meanTotals.map((totals, rank) => [`rank ${rank + 1}`, ...points(totals)]),
  ]);
  print();
  printTable([
    ['seat', 'wins', 'mean score'],
    ...tally.seats.map((seat) => [seat.name, percent(seat.wins, seat.games), seat.meanScore.toFixed(1)]),
  ]);
  const { least, most } = report.licencesLeft;
  print(`\nlicences left: ${least} to ${most}`);
  print(`routes never used: ${routesNeverUsed.join(', ') || 'none'}`);
}

function wanted({ from, to }: Band): string {
  return from === undefined ? `≤ ${to}` : `${from}–${to}`;
}
