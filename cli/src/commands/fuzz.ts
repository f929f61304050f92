import { findGame } from '@tarmac/games';
import type { Finding } from '@tarmac/testkit';
import { fuzz as fuzzGame } from '@tarmac/testkit';
import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { InputError } from '../command.ts';
import { makeFolder } from '../files.ts';
import { writeFinding } from '../finding-file.ts';
import { readBoard } from '../inputs.ts';
import { complain, print, printJson, printTable, tidy } from '../output.ts';
import { Progress } from '../progress.ts';
import { stemOf } from '../seeds.ts';

const DEFAULT_SECONDS = 10;
const LONGEST_SECONDS = 7 * 24 * 3600;
const MOST_GAMES = 1e9;

export const fuzz: Command = {
  usage: 'GAME [--games N | --seconds N] [--seed S] [--players N] [--board FILE|ID] [--out DIR]',
  summary: 'Plays random games with all options and checks the laws of a game in every state.',
  flags: {
    games: { value: 'N', help: 'how many; as many as there is time for without it' },
    seconds: { value: 'N', help: `how long; ${DEFAULT_SECONDS} without it and without --games` },
    seed: {
      value: 'S',
      help: 'a text of 1 to 64 characters; equal seeds give equal games; a new one without it',
    },
    players: { value: 'N', help: 'how many play; all numbers in turn without it' },
    board: { value: 'FILE|ID', many: true, help: 'the boards; all that come with the game without it' },
    out: { value: 'DIR', help: 'where to put the record of a failure; here without it' },
  },
  notes: ['Exit 1 if a law was broken. The record of that game can be read by check and replay.'],
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  const game = findGame(given.onlyWord('GAME'));
  const games = given.count('games', { from: 1, to: MOST_GAMES });
  const timed = given.number('seconds', { from: 0, to: LONGEST_SECONDS });
  if (games !== undefined && timed !== undefined) throw new InputError('--games or --seconds, not both.');
  const seconds = timed ?? DEFAULT_SECONDS;
  const seed = given.text('seed') ?? `fuzz-${Date.now().toString(36)}`;
  const stem = stemOf(seed);
  const players = given.count('players', { from: 1, to: 99 });
  if (players !== undefined && (players < game.players.min || players > game.players.max)) {
    throw new InputError(
      `This game is for ${game.players.min} to ${game.players.max} players, not ${players}.`,
    );
  }
  const folder = given.text('out') ?? '.';
  const named = given.texts('board');
  const wanted = named.length > 0 ? named : game.boardFiles.map((file) => file.id);
  const boards = await Promise.all(wanted.map((board) => readBoard(game, board)));
  makeFolder(folder);

  const begin = performance.now();
  const elapsed = (): number => (performance.now() - begin) / 1000;
  const progress = new Progress('playing', games ?? seconds);
  let played = 0;
  const { finding, ...report } = fuzzGame(game, {
    boards,
    seed: stem,
    until: () => (games === undefined ? elapsed() >= seconds : played === games),
    progress: (sofar) => {
      played = sofar.games;
      progress.update(games === undefined ? elapsed() : played);
    },
    ...(players !== undefined && { players: [players] }),
  });
  progress.end();

  const file = finding && writeFinding(folder, game.id, finding);
  if (given.switched('json')) {
    const { record: _, ...broken }: Partial<Finding> = finding ?? {};
    const found = finding ? { finding: { ...broken, file: file ?? null } } : {};
    printJson({ game: game.id, seed, seconds: tidy(elapsed()), ok: !finding, ...report, ...found });
  } else {
    const { games, decisions } = report;
    print(`${game.id}, seed ${seed}: ${games} games, ${decisions} decisions, ${elapsed().toFixed(1)} s`);
    print();
    printTable([['games that ended by', ''], ...Object.entries(report.reasons)]);
    const rarities = Object.entries(report.coverage);
    if (rarities.length > 0) {
      print();
      printTable([['games with', ''], ...rarities]);
    }
  }
  if (!finding) return 0;
  complain(`broken: ${sentence(finding)}; ${file === undefined ? 'it has no record' : `record: ${file}`}`);
  return 1;
}

function sentence({ law, message, board, players, driver, seed, step, move }: Finding): string {
  const failing = move === undefined ? '' : `, at ${JSON.stringify(move)}`;
  const game = `${board}, ${players} players, driver ${driver}, seed ${seed}`;
  return `${law}: ${message} (${game}, step ${step}${failing})`;
}
