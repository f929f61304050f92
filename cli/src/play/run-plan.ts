import { makeBot, prepareBots } from '@tarmac/bots';
import type { AnyGame } from '@tarmac/games';
import type { GameTypes, Options } from '@tarmac/kernel';
import { createMatch } from '@tarmac/kernel';
import { gameSeeds } from '../seeds.ts';
import type { GamePlan, Wants } from './game-plan.ts';
import { withStart } from './play-game.ts';

export interface RunWish {
  readonly board: GameTypes['Board'];
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly gamesPerDeal?: number;
  readonly wants?: Partial<Wants>;
}

/** Makes the plan of a run, and one match of it: what is refused is refused here, before anything starts. */
export async function planRun(game: AnyGame, wish: RunWish): Promise<GamePlan> {
  const { board, seed, gamesPerDeal = 1 } = wish;
  const wants = { record: false, facts: false, times: false, ...wish.wants };
  await prepareBots(game, wish.bots);
  const names = wish.bots.map((spec) => makeBot(game, board, spec).id);
  const options = withStart(game, wish.options);
  createMatch(game, { board, options, names, seed: gameSeeds(seed)(1) });
  return { game: game.id, board: game.boardFile(board), options, bots: names, seed, gamesPerDeal, wants };
}
