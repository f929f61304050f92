import { join } from 'node:path';
import { findGame } from '@tarmac/games';
import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { makeFolder, writeWhole } from '../files.ts';
import { BOARD_FLAG, botsFor, chosenOptions, OPTION_FLAG, readBoard } from '../inputs.ts';
import { complain, percent, print, printJson, printTable, rounded, tidy } from '../output.ts';
import { DEFAULT_JOBS, playGames } from '../play/games-pool.ts';
import { planRun } from '../play/run-plan.ts';
import type { Standing } from '../play/tally.ts';
import { Tally } from '../play/tally.ts';
import { Progress } from '../progress.ts';
import { fileStem, MAX_GAMES } from '../seeds.ts';

const DEFAULT_GAMES = 100;
const MAX_JOBS = 64;

export const simulate: Command = {
  usage: 'GAME --bots a,b,… [--players N] [--games N] [--seed S] …',
  summary: 'Lets bots play games against each other and counts who wins, by seat and by bot.',
  flags: {
    bots: { value: 'a,b,…', help: 'the bots; fewer than players go round again' },
    players: { value: 'N', help: 'how many play; as many as bots without it' },
    games: { value: 'N', help: `how many games; ${DEFAULT_GAMES} without it` },
    seed: { value: 'S', help: 'a text of 1 to 64 characters; equal seeds give equal games; 1 without it' },
    board: BOARD_FLAG,
    option: OPTION_FLAG,
    records: { value: 'DIR', help: 'write the record of every game into this folder' },
    jobs: { value: 'N', help: 'how many games at the same time; one per processor core without it' },
  },
  notes: [
    'Game i has the seed S/i. An S of more than 48 characters is first replaced by 32 digits of its SHA-256.',
    'Every game moves the bots on by one seat, and the first begins, so in a multiple of the number of players ' +
      'each bot sits everywhere equally often. Where the seed draws who begins, by the rules of the game or with ' +
      '--option startingPlayer=drawn, chance says who sits where.',
    'A shared victory counts as a part of a win for each of the winners.',
  ],
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  const game = findGame(given.onlyWord('GAME'));
  const games = given.count('games', { from: 1, to: MAX_GAMES }) ?? DEFAULT_GAMES;
  const jobs = given.count('jobs', { from: 1, to: MAX_JOBS }) ?? DEFAULT_JOBS;
  const players = given.count('players', { from: 1, to: 99 });
  const seed = given.text('seed') ?? '1';
  const options = chosenOptions(game, given.texts('option'));
  const board = await readBoard(game, given.text('board'));
  const folder = given.text('records');
  const bots = botsFor(given.needed('bots', 'greedy,random'), players);
  const wants = { record: folder !== undefined, facts: false };
  const plan = planRun(game, { board, options, bots, seed, wants });
  if (folder !== undefined) makeFolder(folder);

  const stem = `${game.id}-${fileStem(seed)}`;
  const tally = new Tally(plan.bots);
  const progress = new Progress('playing', games);
  const { seconds, interrupted } = await playGames(plan, games, jobs, (report) => {
    if (folder !== undefined && report.record !== undefined) {
      writeWhole(join(folder, `${stem}-${String(report.game).padStart(4, '0')}.json`), report.record);
    }
    tally.add(report);
    progress.update(tally.games);
  });
  progress.end();

  const summary = {
    game: game.id,
    board: board.id,
    options: plan.options,
    seed,
    games: tally.games,
    decisions: tally.decisions,
    seconds: tidy(seconds),
    gamesPerSecond: tidy(tally.games / Math.max(seconds, 1e-6), 1),
    endReasons: tally.endReasons,
    meanWinningTotal: tally.meanWinningTotal,
    seats: tally.seats.map(({ name, seats: _, ...standing }) => ({ seat: Number(name), ...standing })),
    bots: tally.botStandings.map(({ name, ...standing }) => ({ bot: name, ...standing })),
    ...(folder !== undefined && { records: folder }),
    ...(interrupted && { interrupted }),
  };
  if (given.switched('json')) printJson(summary);
  else {
    const { decisions, gamesPerSecond, endReasons, meanWinningTotal } = summary;
    const time = `${seconds.toFixed(2)} s, ${gamesPerSecond} games/s`;
    print(`${game.id} on ${board.id}: ${tally.games} games, ${decisions} decisions, ${time}`);
    const ends = Object.entries(endReasons).map(([reason, count]) => `${reason} ${count}`);
    print(`ends: ${ends.join(', ') || 'none'}; mean winning total ${rounded(meanWinningTotal)}`);
    print();
    printTable([['seat', 'wins', 'rate', 'mean score'], ...tally.seats.map((seat) => row(seat.name, seat))]);
    print();
    const header = ['bot', 'seats', 'wins', 'rate', 'mean score'];
    printTable([header, ...tally.botStandings.map((bot) => row(bot.name, bot, bot.seats))]);
    if (folder !== undefined) print('', `${tally.games} records in ${folder}`);
  }
  if (!interrupted) return 0;
  complain(`tarmac: stopped after ${tally.games} of ${games} games.`);
  return 130;
}

function row(name: string, { wins, games, meanScore }: Standing, ...more: number[]): (string | number)[] {
  return [name, ...more, rounded(wins), percent(wins, games), meanScore.toFixed(1)];
}
