import type { Game, GameTypes, Match, NewMatch, Options } from '@tarmac/kernel';
import { createMatch, TarmacError } from '@tarmac/kernel';
import { driverNames } from './drivers.ts';
import type { GameKit } from './game-kit.ts';
import { draw, playoutOf } from './moment.ts';

/** One random game, repeatable. */
export interface Plan<G extends GameTypes> {
  readonly board: G['Board'];
  readonly players: number;
  readonly options: Options;
  readonly driver: string;
  readonly seed: string;
  /** Who plays; without names the drivers do. */
  readonly names?: readonly string[];
}

/** What the games of a run are made of. */
export interface RandomRun<G extends GameTypes> {
  /** Boards made ready (`game.loadBoard`), taken in turn. */
  readonly boards: readonly G['Board'][];
  /** Any text of up to 48 characters; the same seed plays the same games. */
  readonly seed: string;
  /** Numbers of players to try; all of the game's if absent. */
  readonly players?: readonly number[];
}

/**
 * The n-th game of a run: boards, numbers of players and drivers in turn, options by the seed. Over a few
 * hundred games every value of each meets every value of every other (`pairsMissing`).
 */
export function planGame<G extends GameTypes>(
  game: Game<G>,
  kit: GameKit<G>,
  { boards, seed: run, players = playerCounts(game) }: RandomRun<G>,
  n: number,
): Plan<G> {
  const seed = `${run}/${n}`;
  const random = playoutOf(`${seed} options`);
  const drivers = driverNames(kit);
  const seats = players[n % players.length];
  const board = boards[Math.floor(n / players.length) % boards.length];
  const driver = drivers[Math.floor(n / (players.length * boards.length)) % drivers.length];
  for (;;) {
    const options = Object.fromEntries(game.options.map(({ name, values }) => [name, draw(random, values)]));
    const plan = { board, players: seats, options, driver, seed };
    if (isAllowed(game, plan)) return plan;
  }
}

/** Games on the boards at the edges of the format, this many on each: numbers of players and drivers in turn. */
export function edgePlans<G extends GameTypes>(
  game: Game<G>,
  kit: GameKit<G>,
  run: string,
  each: number,
): Plan<G>[] {
  const steps = playerCounts(game).length + 1;
  return kit.edgeBoards.flatMap((file, b) => {
    const board = game.loadBoard(file);
    return Array.from({ length: each }, (_, k) =>
      planGame(game, kit, { boards: [board], seed: `${run} ${board.id}` }, (b + k + 1) * steps),
    );
  });
}

function playerCounts<G extends GameTypes>({ players }: Game<G>): readonly number[] {
  return Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
}

export function openMatch<G extends GameTypes>(game: Game<G>, plan: Plan<G>): Match<G> {
  return dealMatch(game, plan).match;
}

/** With the randomness that serves chance during play. */
export function dealMatch<G extends GameTypes>(game: Game<G>, plan: Plan<G>): NewMatch<G> {
  const { board, options, seed } = plan;
  const names = plan.names ?? Array.from({ length: plan.players }, (_, i) => `${plan.driver}-${i + 1}`);
  return createMatch(game, { board, options, names, seed });
}

/** Some values of an option need more players than there are. */
function isAllowed<G extends GameTypes>(game: Game<G>, plan: Plan<G>): boolean {
  try {
    openMatch(game, plan);
    return true;
  } catch (error) {
    // Any other failure is reported where the plan is played.
    return !(error instanceof TarmacError && error.code === 'unknown-option');
  }
}

/** Pairs of choices that no game of a run has: `board europe-1 with players 5`. */
export function pairsMissing<G extends GameTypes>(game: Game<G>, plans: readonly Plan<G>[]): string[] {
  const choices = plans.map(choicesOf);
  const values = new Set(choices.flat());
  const met = new Set(choices.flatMap((list) => list.flatMap((a) => list.map((b) => `${a} with ${b}`))));
  for (const { name, values: all } of game.options) for (const value of all) values.add(`${name} ${value}`);
  const all = [...values].flatMap((a) =>
    [...values].filter((b) => kind(a) < kind(b)).map((b) => [a, b] as const),
  );
  return all.map(([a, b]) => `${a} with ${b}`).filter((pair) => !met.has(pair));
}

function choicesOf<G extends GameTypes>({ board, players, driver, options }: Plan<G>): string[] {
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [`board ${board.id}`, `players ${players}`, `driver ${driver}`, ...chosen];
}

const kind = (choice: string): string => choice.slice(0, choice.indexOf(' '));
