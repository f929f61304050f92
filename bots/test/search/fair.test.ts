import type { AnyGame } from '@tarmac/games';
import { GAMES } from '@tarmac/games';
import type { GameTypes } from '@tarmac/kernel';
import { Playout, sameJson } from '@tarmac/kernel';
import { kitOf, planGame } from '@tarmac/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Bot } from '../../src/index.ts';
import { makeBot, prepareBots } from '../../src/index.ts';
import { replayed } from '../replayed.ts';
import { volume } from '../volume.ts';

const SPECS = ['search:iterations=2', 'search:iterations=2:trees=2:warmth=1', 'policy:warmth=1', 'greedy-1'];
/** Who brings about the positions. */
const PLAYERS = ['greedy-1', 'policy:warmth=1', 'random'];

type Position = { readonly state: GameTypes['State']; readonly seat: number };

/** Decisions of many games, on every board, with every number of players and option, until there are enough. */
function tellPositions(
  game: AnyGame,
  enough: number,
  tell: (board: GameTypes['Board'], position: Position) => void,
): void {
  const boards = game.boardFiles.map((file) => game.loadBoard(file));
  /** In the short form a few of each game, so that there are many games. */
  const every = enough < 1_000 ? 11 : 2;
  let told = 0;
  for (let n = 0; told < enough; n++) {
    const { board, players, options, seed } = planGame(game, kitOf(game), { boards, seed: 'fair' }, n);
    const bots = Array.from({ length: players }, (_, p) => PLAYERS[(p + n) % PLAYERS.length]);
    let met = 0;
    replayed(game, board, { bots, options, seed }, (state, seat) => {
      if (met++ % every !== 0 || told === enough) return;
      tell(board, { state, seat });
      told++;
    });
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('fairness in %s', (_, game) => {
  beforeAll(() => prepareBots(game, ['search']));

  test('no answer changes with what its seat cannot see', () => {
    const bots = new Map<string, Bot<GameTypes>>();
    const botFor = (board: GameTypes['Board'], spec: string): Bot<GameTypes> => {
      const key = `${board.id} ${spec}`;
      const bot = bots.get(key) ?? makeBot(game, board, spec);
      bots.set(key, bot);
      return bot;
    };
    const positions = volume(500, 10_000);
    let compared = 0;
    let differing = 0;
    tellPositions(game, positions, (board, { state, seat }) => {
      const view = game.view(state, seat);
      const other = game.sampler(board, view).sample(new Playout(compared));
      const seen = game.view(other, seat);
      expect(sameJson(seen, view)).toBe(true);
      const neighbour = (seat + 1) % game.seats(state);
      if (!sameJson(game.view(other, neighbour), game.view(state, neighbour))) differing++;
      const bot = botFor(board, SPECS[compared % SPECS.length]);
      const answer = (asked: unknown): number => bot.choose(asked, seat, new Playout(compared));
      expect(answer(seen)).toBe(answer(view));
      compared++;
    });
    expect(compared).toBe(positions);
    // Else the two tables would be the same one.
    expect(differing).toBeGreaterThan(positions / 2);
  });
});
