import { findGame } from '@tarmac/games';
import type { AnyMove, GameTypes, Seat } from '@tarmac/kernel';
import { boardShelf } from '@tarmac/kernel';
import type { Bot } from './bot.ts';
import { makeBot, prepareBots } from './registry.ts';
import { botChance } from './seed.ts';

/**
 * A decision that a table asks of a bot: plain data, so that it can be decided anywhere (a worker, another process).
 * It holds what a person in that seat has seen and nothing else. Equal jobs have equal answers.
 */
export interface BotJob {
  readonly game: string;
  /** The board file, as it is in records. */
  readonly board: unknown;
  /** The bot by its name with its level and weights. */
  readonly bot: string;
  readonly seat: Seat;
  readonly step: number;
  /** How long the table's log was. The answer counts only while it still is. */
  readonly entry: number;
  /** What the bot draws its chance from. It says nothing about the deal. */
  readonly seed: string;
  /** Everything the seat knows, if it has a perfect memory. */
  readonly view: unknown;
}

type LoadBoard = (file: unknown) => GameTypes['Board'];

/** Decides jobs. Boards and bots are kept between them, because a table asks again and again. */
export function botDesk(): (job: BotJob) => AnyMove {
  const shelves = new Map<string, LoadBoard>();
  const bots = new WeakMap<GameTypes['Board'], Map<string, Bot<GameTypes>>>();

  return (job) => {
    const game = findGame(job.game);
    const load = shelves.get(game.id) ?? boardShelf(game);
    shelves.set(game.id, load);
    const board = load(job.board);
    const made = bots.get(board) ?? new Map<string, Bot<GameTypes>>();
    bots.set(board, made);
    const bot = made.get(job.bot) ?? makeBot(game, board, job.bot);
    made.set(job.bot, bot);
    return game.search.decode(board, bot.choose(job.view, job.seat, botChance(job.seed)));
  };
}

/** The same for hosts of tables: loads what a bot has learned before it decides. */
export function preparedDesk(): (job: BotJob) => Promise<AnyMove> {
  const decide = botDesk();
  return async (job) => {
    await prepareBots(findGame(job.game), [job.bot]);
    return decide(job);
  };
}
