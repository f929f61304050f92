import type { Game, GameTypes, Options } from '@tarmac/kernel';
import { Playout, sha256, toUtf8 } from '@tarmac/kernel';

/** What a run of the generator plays; plain data, the same for every worker. */
export interface RunPlan {
  readonly game: string;
  /** Board files; the first is the one that half of the games are played on. */
  readonly boards: readonly unknown[];
  readonly seed: string;
  /** How many positions of a whole game are kept. */
  readonly positions: number;
  /** How freely the policy plays after the moment: 0 is always its favourite. */
  readonly temperature: number;
  /** The probability that a seat plays differently from the policy, if the game has other manners. */
  readonly others: number;
  /** A module with `policy` and `features` instead of those that the game has. */
  readonly mind?: string;
}

/** What is settled before a game of the run begins. */
export interface GamePlan {
  readonly seed: string;
  readonly players: number;
  /** Which of the boards. */
  readonly board: number;
  readonly options: Options;
  /** From 0 to 1: how much of an expected game passes before everybody plays the pure policy. */
  readonly moment: number;
  /** How likely a decision before that moment is left to chance. */
  readonly deviation: number;
  /** By seat, from 0 to 1: those below `others` play in another manner. */
  readonly manners: readonly number[];
  readonly random: Playout;
}

/** Most tables have four players, so half of the games do. */
const USUAL_PLAYERS = 4;
const LEAST_DEVIATION = 0.1;
const MOST_DEVIATION = 0.3;
/** This option only says who begins, which the deal draws anyway. */
const NOT_DRAWN = 'startingPlayer';

/** The plan of game n, which depends on the seed and on n alone. */
export function planGame<G extends GameTypes>(game: Game<G>, run: RunPlan, n: number): GamePlan {
  const seed = `${run.seed}/${n}`;
  const random = playoutOf(`plan\n${seed}`);
  const usual = random.below(2) === 0;
  // Early moments are likelier, because only positions after them are kept: so every part of a game is represented.
  const drawn = fraction(random);
  const players = drawPlayers(game.players, random);
  return {
    seed,
    players,
    board: usual ? 0 : random.below(run.boards.length),
    options: Object.fromEntries(
      game.options.map(({ name, values }) => {
        const free = !usual && name !== NOT_DRAWN;
        return [name, values[free ? random.below(values.length) : 0]];
      }),
    ),
    moment: drawn * drawn,
    deviation: LEAST_DEVIATION + fraction(random) * (MOST_DEVIATION - LEAST_DEVIATION),
    manners: Array.from({ length: players }, () => fraction(random)),
    random: playoutOf(`play\n${seed}`),
  };
}

function drawPlayers({ min, max }: { min: number; max: number }, random: Playout): number {
  const usual = Math.min(Math.max(USUAL_PLAYERS, min), max);
  if (min === max || random.below(2) === 0) return usual;
  const other = min + random.below(max - min);
  return other < usual ? other : other + 1;
}

/** From 0 to 1, 1 left out. */
export function fraction(random: Playout): number {
  return random.below(2 ** 30) / 2 ** 30;
}

export function playoutOf(text: string): Playout {
  return new Playout(new DataView(sha256(toUtf8(text)).buffer).getUint32(0));
}
