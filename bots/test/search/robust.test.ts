import type { AnyGame } from '@tarmac/games';
import { GAMES } from '@tarmac/games';
import type { GameTypes } from '@tarmac/kernel';
import { Playout, TarmacError } from '@tarmac/kernel';
import type { Plan } from '@tarmac/testkit';
import { kitOf, pairsMissing, planGame } from '@tarmac/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeBot, playMatch, prepareBots } from '../../src/index.ts';
import { replayed } from '../replayed.ts';
import { volume } from '../volume.ts';

/** The strongest level of each game with a fiftieth of its iterations; `level-bots.ts` has the whole. */
const FIFTIETH: Readonly<Record<string, string>> = {
  'airlines-europe': 'search:iterations=8:field=24:plies=12:spread=3',
  'airlines-1990': 'search:iterations=8:plies=10:spread=1.5',
  'air-kwire': 'search:iterations=5:plies=24:explore=2:spread=1.5',
};
/** A game with more decisions hangs. */
const MOST_DECISIONS = 20_000;

const boardsOf = (game: AnyGame) => game.boardFiles.map((file) => game.loadBoard(file));

function plansOf(game: AnyGame, run: string, count: number): Plan<GameTypes>[] {
  const boards = boardsOf(game);
  return Array.from({ length: count }, (_, n) => planGame(game, kitOf(game), { boards, seed: run }, n));
}

/** Every move is checked by the match. */
function playsToTheEnd(game: AnyGame, { board, players, options, seed }: Plan<GameTypes>, bot: string): void {
  let decisions = 0;
  const watch = {
    asked(): void {
      if (++decisions > MOST_DECISIONS) throw new Error(`${seed} does not end`);
    },
    answered(): void {},
  };
  const { match } = playMatch(game, board, { bots: new Array(players).fill(bot), seed, options, watch });
  expect(game.outcome(match.state)).toBeDefined();
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the strongest level of %s', (id, game) => {
  beforeAll(() => prepareBots(game, ['search']));

  test('plays to the end by the rules: a fiftieth of its iterations, any options, boards and players', () => {
    const plans = plansOf(game, 'fiftieth', volume(10, 1_000));
    for (const plan of plans) playsToTheEnd(game, plan, FIFTIETH[id]);
    if (plans.length >= 1_000) expect(pairsMissing(game, plans).sort()).toEqual(impossible(game));
  });

  if (process.env.TARMAC_LONG)
    test('plays to the end by the rules with all its iterations', () => {
      for (const plan of plansOf(game, 'full', volume(0, 30))) playsToTheEnd(game, plan, 'chief-pilot-1');
    });

  test.each([
    'iterations=0',
    'iterations=1',
    'iterations=0:trees=1000',
    'iterations=3:trees=7',
    'iterations=2:plies=0',
    'iterations=2:plies=1000000',
    'iterations=9:explore=0',
    'iterations=9:explore=1000000',
    'iterations=9:spread=0',
    'iterations=9:spread=1000000',
    'iterations=9:doubt=1000000:margin=1000000',
    'iterations=9:warmth=1000000',
    'iterations=9:warmth=0.000001',
  ])('search:%s moves by the rules', (settings) => {
    const [board] = boardsOf(game);
    const bot = makeBot(game, board, `search:${settings}`);
    const bots = new Array(game.players.min).fill('greedy-1');
    let seen = 0;
    replayed(game, board, { bots, seed: 'budgets' }, (state, seat) => {
      if (seen++ % 25 !== 0) return;
      const code = bot.choose(game.view(state, seat), seat, new Playout(seen));
      expect(game.search.allows(state, seat, code)).toBe(true);
    });
    expect(seen).toBeGreaterThan(25);
  });

  const WHOLE = 'must be a whole number from';
  const NUMBER = 'must be a weight and a number, like';
  test.each([
    ['iterations=-5', `"iterations=-5" ${NUMBER} iterations=0.5.`],
    ['iterations=NaN', `"iterations=NaN" ${NUMBER} iterations=0.5.`],
    ['iterations=Infinity', `"iterations=Infinity" ${NUMBER} iterations=0.5.`],
    ['iterations=1e9', `"iterations=1e9" ${NUMBER} iterations=0.5.`],
    ['iterations=1000000000', `"iterations=1000000000" ${WHOLE} 0 to 1000000.`],
    ['iterations=0.5', `"iterations=0.5" ${WHOLE} 0 to 1000000.`],
    ['trees=0', `"trees=0" ${WHOLE} 1 to 1000000.`],
    ['trees=1.5', `"trees=1.5" ${WHOLE} 1 to 1000000.`],
    ['trees=-1', `"trees=-1" ${NUMBER} trees=0.5.`],
    ['plies=NaN', `"plies=NaN" ${NUMBER} plies=0.5.`],
  ])('search:%s is refused with a sentence', async (settings, message) => {
    const [board] = boardsOf(game);
    const refused = new TarmacError('unknown-bot', message);
    expect(() => makeBot(game, board, `search:${settings}`)).toThrow(refused);
    await expect(prepareBots(game, [`search:${settings}`])).rejects.toThrow(refused);
  });
});

/** Nobody can begin who does not sit at the table. */
function impossible(game: AnyGame): string[] {
  const starting = game.options.find(({ name }) => name === 'startingPlayer')?.values ?? [];
  const pairs: string[] = [];
  for (let players = game.players.min; players <= game.players.max; players++)
    for (const seat of starting)
      if (typeof seat === 'number' && seat > players)
        pairs.push(`players ${players} with startingPlayer ${seat}`);
  return pairs;
}
