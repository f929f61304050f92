import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { botsFor } from '../inputs.ts';
import { complain, percent, print, printJson, printTable, rounded, tidy } from '../output.ts';
import { playGames } from '../play/games-pool.ts';
import { RUN_FLAGS, readRun, recordShelf } from '../play/run-inputs.ts';
import { planRun } from '../play/run-plan.ts';
import type { Standing } from '../play/tally.ts';
import { Tally } from '../play/tally.ts';
import { Progress } from '../progress.ts';

const DEFAULT_GAMES = 100;

export const simulate: Command = {
  usage: 'GAME --bots a,b,… [--players N] [--games N] [--seed S] …',
  summary: 'Lets bots play games against each other and counts who wins, by seat and by bot.',
  flags: {
    bots: { value: 'a,b,…', help: 'the bots; fewer than players go round again' },
    players: { value: 'N', help: 'how many play; as many as bots without it' },
    games: { value: 'N', help: `how many games; ${DEFAULT_GAMES} without it` },
    ...RUN_FLAGS,
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
  const inputs = await readRun(given, DEFAULT_GAMES);
  const { game, games, board, seed, folder } = inputs;
  const bots = botsFor(given.needed('bots', 'greedy,random'), inputs.players);
  const plan = await planRun(game, { ...inputs, bots, wants: { record: folder !== undefined } });
  const keepRecord = recordShelf(inputs);

  const tally = new Tally(plan.bots);
  const progress = new Progress('playing', games);
  const { seconds, interrupted } = await playGames(plan, games, inputs.jobs, (report) => {
    keepRecord(report);
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
