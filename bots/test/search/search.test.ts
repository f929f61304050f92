import { GAMES } from '@tarmac/games';
import type { Game, GameTypes, Match } from '@tarmac/kernel';
import { createMatch, Playout, redeal, seededRandom, settleChance } from '@tarmac/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeBot, playMatch, prepareBots } from '../../src/index.ts';

type Spot = { readonly view: GameTypes['View']; readonly seat: number };

/** Looks at decisions of a game between policies, one in this many. */
function looks<T>(
  game: Game<GameTypes>,
  board: GameTypes['Board'],
  seed: string,
  every: number,
  look: (match: Match<GameTypes>, seat: number) => T,
): T[] {
  const players = Math.min(4, game.players.max);
  const bots = new Array(players).fill('policy:warmth=1');
  const { match } = playMatch(game, board, { bots, seed });
  const { match: again, random } = createMatch(game, { board, options: undefined, names: bots, seed });
  const found: T[] = [];
  for (const [step, { seat, move }] of match.log.entries()) {
    settleChance(again, random);
    if (seat < 0) continue;
    if (step % every === 0) found.push(look(again, seat));
    again.apply(seat, move);
  }
  return found;
}

const spots = (game: Game<GameTypes>, board: GameTypes['Board'], seed: string, every: number): Spot[] =>
  looks(game, board, seed, every, ({ state }, seat) => ({ view: game.view(state, seat), seat }));

describe.each(GAMES.map((game) => [game.id, game] as const))('search in %s', (_, game) => {
  const board = game.loadBoard(game.boardFiles[0]);
  const choose = (spec: string, { view, seat }: Spot, seed = 1): number =>
    makeBot(game, board, spec).choose(view, seat, new Playout(seed));

  beforeAll(() => prepareBots(game, ['search']));

  test('plays whole games by the rules, with every number of players, on every board, with every option', () => {
    const specs = [
      'search:iterations=3:plies=2',
      'search:iterations=2:warmth=1',
      'policy:warmth=3',
      'random',
    ];
    let n = 0;
    for (const file of game.boardFiles) {
      const on = game.loadBoard(file);
      for (let players = game.players.min; players <= game.players.max; players++) {
        n++;
        const bots = Array.from({ length: players }, (_, p) => specs[(p + n) % specs.length]);
        const options = Object.fromEntries(
          game.options.flatMap(({ name, values }, i) =>
            name === 'startingPlayer' ? [] : [[name, values[(n >> i) % values.length]]],
          ),
        );
        const { match } = playMatch(game, on, { bots, seed: `search ${n}`, options });
        expect(game.outcome(match.state)).toBeDefined();
      }
    }
  });

  test('answers alike when asked again, by another of its kind, after other questions', () => {
    const spec = 'search:iterations=30:trees=2';
    const asked = spots(game, board, 'again', 23);
    const one = makeBot(game, board, spec);
    const answers = asked.map(({ view, seat }) => one.choose(view, seat, new Playout(5)));
    const backwards = [...asked].reverse().map(({ view, seat }) => one.choose(view, seat, new Playout(5)));
    expect(backwards.reverse()).toEqual(answers);
    expect(asked.map((spot) => choose(spec, spot, 5))).toEqual(answers);
  });

  test('without a single try it plays what the policy likes best', () => {
    for (const spot of spots(game, board, 'nothing', 17)) {
      expect(choose('search:iterations=0', spot)).toBe(choose('policy', spot));
    }
  });

  test('with as many tries as there can be, the tree stays within its room and the move is legal', () => {
    const [spot] = spots(game, board, 'room', 40).slice(1);
    const bot = makeBot(game, board, 'search:iterations=3000:plies=0');
    const code = bot.choose(spot.view, spot.seat, new Playout(2));
    const world = game.sampler(board, spot.view).sample(new Playout(1));
    expect(game.search.allows(world, spot.seat, code)).toBe(true);
  });

  test('a seer plays by the world as it is; asked as others are, it knows no more than they', () => {
    const seer = makeBot(game, board, 'seer:iterations=20');
    const answers = looks(game, board, 'seen', 17, (match, seat) => {
      const others = redeal(match, seededRandom(game.id, board.id, match.options, 'other piles'));
      const view = game.view(match.state, seat);
      expect(seer.choose(view, seat, new Playout(3))).toBe(choose('search:iterations=20', { view, seat }, 3));
      return [match, others].map((seen) => seer.chooseSeeing?.(seen, seat, new Playout(3)));
    });
    expect(answers.some(([one, other]) => one !== other)).toBe(true);
  });

  test('a seer of hands alone plays by the rules', () => {
    const bots = ['seer:iterations=2:piles=0', 'random', 'random'];
    const { match } = playMatch(game, board, { bots, seed: 'hands' });
    expect(game.outcome(match.state)).toBeDefined();
  });

  test('beats careless players of the policy it is made of', () => {
    let wins = 0;
    const games = 6;
    for (let n = 0; n < games; n++) {
      const players = Math.min(4, game.players.max);
      const bots = Array.from({ length: players }, (_, p) =>
        p === n % players ? 'search:iterations=40' : 'policy:warmth=3:slips=0.2',
      );
      const { match, order } = playMatch(game, board, { bots, seed: `better ${n}` });
      const winners = game.outcome(match.state)?.winners ?? [];
      if (winners.some((seat) => order[seat] === n % players)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(3);
  });
});
