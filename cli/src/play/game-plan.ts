import type { Options } from '@tarmac/kernel';
import type { Thinking } from './stopwatch.ts';

/** What a worker needs to play the games of a run. Plain JSON, since it travels between threads. */
export interface GamePlan {
  readonly game: string;
  readonly board: unknown;
  readonly options: Options;
  /** One a seat, in the order of the first game; every game moves them on by one seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** How many games in a row have the same cards. */
  readonly gamesPerDeal: number;
  readonly wants: Wants;
}

/** What a report brings besides the result. */
export interface Wants {
  readonly record: boolean;
  readonly facts: boolean;
  readonly times: boolean;
}

export interface GameReport<Facts = unknown> {
  /** Counted from 1. */
  readonly game: number;
  /** For each seat the place of its bot in the plan. */
  readonly bots: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
  readonly decisions: number;
  readonly record?: string;
  /** By seat. */
  readonly times?: readonly Thinking[];
  readonly facts?: Facts;
}

/** Which deal a game has: those of a plan are counted from 1, as its games are. */
export function dealOf(game: number, gamesPerDeal: number): number {
  return Math.ceil(game / gamesPerDeal);
}
