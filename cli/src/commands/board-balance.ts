import type { Arguments } from '../arguments.ts';
import { findBalance } from '../balance/balance.ts';
import type { Band } from '../balance/bands.ts';
import { interval, tidyFigure, wanted } from '../balance/bands.ts';
import { rateFigure } from '../balance/figures.ts';
import { readAnyBoard } from '../boards.ts';
import type { Command, ExitCode } from '../command.ts';
import { InputError } from '../command.ts';
import { botsFor, chosenOptions, OPTION_FLAG } from '../inputs.ts';
import { complain, percent, print, printJson, printTable, tidy } from '../output.ts';
import type { GameReport } from '../play/game-plan.ts';
import { DEFAULT_JOBS, playGames } from '../play/games-pool.ts';
import { planRun } from '../play/run-plan.ts';
import { Tally } from '../play/tally.ts';
import { Progress } from '../progress.ts';

const DEFAULT_GAMES = 1000;
const DEFAULT_PLAYERS = 4;
const DEFAULT_BOTS = 'greedy';

/** What makes a good board is a matter of the game. */
export const boardBalance: Command = {
  usage: 'FILE|ID [--players N] [--games N] [--bots a,b,…] [--seed S]',
  summary: 'Lets bots play on a board and compares it with the bands of a good one of its game.',
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
  notes: ['Every figure has its 95 % interval. Exit 1 if one lies outside its band with its whole interval.'],
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  const named = given.onlyWord('FILE|ID');
  const games = given.count('games', { from: 1, to: 1_000_000 }) ?? DEFAULT_GAMES;
  const jobs = given.count('jobs', { from: 1, to: 64 }) ?? DEFAULT_JOBS;
  const players = given.count('players', { from: 1, to: 99 }) ?? DEFAULT_PLAYERS;
  const seed = given.text('seed') ?? 'balance';
  const { game, board } = await readAnyBoard(named);
  const balance = findBalance(game.id);
  if (!balance) throw new InputError(`${game.id} has no bands for its boards.`);
  const options = chosenOptions(game, given.texts('option'));
  const bots = botsFor(given.text('bots') ?? DEFAULT_BOTS, players);
  const plan = await planRun(game, { board, options, bots, seed, wants: { facts: true } });

  const tally = new Tally(plan.bots);
  const told: GameReport[] = [];
  const progress = new Progress('playing', games);
  const { seconds, interrupted } = await playGames(plan, games, jobs, (report) => {
    tally.add(report);
    told.push(report);
    progress.update(tally.games);
  });
  progress.end();
  if (interrupted) {
    complain(`tarmac: stopped after ${tally.games} of ${games} games.`);
    return 130;
  }
  const report = balance.report(tally, told, board);
  const ok = report.bands.every((band) => band.ok);
  if (given.switched('json')) {
    const head = { board: board.id, players, bots: plan.bots, games, seed, seconds: tidy(seconds), ok };
    printJson({ ...head, seats: tally.seats, endReasons: tally.endReasons, ...report });
  } else {
    print(`${board.id}: ${games} games of ${players} players (${[...new Set(plan.bots)].join(', ')})`, '');
    printBands(report.bands);
    balance.print(report);
    printSeats(tally);
  }
  return ok ? 0 : 1;
}

function printBands(bands: readonly Band[]): void {
  printTable([
    ['band', 'value', '95 %', 'wanted', '', ''],
    ...bands.map((band) => [
      band.name,
      band.value,
      interval(band),
      wanted(band),
      band.ok ? 'ok' : 'NOT OK',
      band.note ?? '',
    ]),
  ]);
  print();
}

function printSeats(tally: Tally): void {
  print();
  printTable([
    ['seat', 'wins', '95 %', 'mean score'],
    ...tally.seats.map((seat) => [
      seat.name,
      percent(seat.wins, seat.games),
      interval(tidyFigure(rateFigure(seat.wins, seat.games))),
      seat.meanScore.toFixed(1),
    ]),
  ]);
}
