import type { Random } from '@tarmac/kernel';
import { Playout, seededRandom, TarmacError } from '@tarmac/kernel';
import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import type { AirlinesEuropeOptions } from '../../src/options.ts';
import type { Airline, Setup } from '../../src/types.ts';
import { EUROPE } from './boards.ts';
import {
  countOf,
  dealOf,
  deckShares,
  inPlay,
  matchOf,
  optionsOf,
  range,
  SHARES_OF,
  scoringPlaces,
} from './table.ts';

const KINDS: [name: string, options: Partial<AirlinesEuropeOptions>][] = [
  ['standard, approximate', {}],
  ['standard, exact', { cut: 'exact' }],
  ['thirds', { deck: 'thirds' }],
];
const PLAYERS = [2, 3, 4, 5];
const CASES = KINDS.flatMap(([name, options]) => PLAYERS.map((players) => [name, players, options] as const));

/** Many deals at little cost: the label only chooses where the stream begins. */
function fastRandom(seed: number): Random {
  return {
    stream: (label) => {
      const playout = new Playout(seed * 64 + label.length);
      const below = (n: number) => playout.below(n);
      return {
        below,
        shuffle: (items) => {
          for (let i = items.length - 1; i > 0; i--) {
            const j = below(i + 1);
            [items[i], items[j]] = [items[j], items[i]];
          }
          return items;
        },
      };
    },
  };
}

function dealt(players: number, options: Partial<AirlinesEuropeOptions>, random: number | string): Setup {
  const all = optionsOf(options);
  const chance =
    typeof random === 'number' ? fastRandom(random) : seededRandom('airlines-europe', EUROPE.id, all, random);
  return airlinesEurope.deal(EUROPE, all, players, chance);
}

const placesOf = ({ deck }: Setup) => deck.flatMap((card, place) => (card === 'scoring' ? [place] : []));

describe('a deal', () => {
  it.each(CASES)(
    '%s, %d players: right cards, possible places, accepted by setup',
    (_name, players, options) => {
      const possible = new Set(
        scoringPlaces(optionsOf(options), deckShares(players)).map((places) => places.join()),
      );
      for (const seed of range(1, 60)) {
        const setup = dealt(players, options, `${seed}`);
        const { market, hands, deck } = setup;
        expect([market.length, ...hands.map((cards) => cards.length)]).toEqual([
          5,
          ...new Array(players).fill(8),
        ]);
        const all = countOf([...market, ...hands.flat(), ...deck.filter((card) => card !== 'scoring')]);
        expect(all).toEqual(
          Object.fromEntries(inPlay(players).map((airline) => [airline, SHARES_OF[airline]])),
        );
        expect(possible).toContain(placesOf(setup).join());
        expect(() => matchOf(setup, EUROPE, options)).not.toThrow();
      }
    },
  );

  it('is the same for the same seed, another for another', () => {
    expect(dealt(3, {}, 'one')).toEqual(dealt(3, {}, 'one'));
    expect(dealt(3, {}, 'one')).not.toEqual(dealt(3, {}, 'two'));
  });
});

/** How far the counts are from even, in standard deviations of the worst of them. */
function unevenness(counts: readonly number[]): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const mean = total / counts.length;
  const deviation = Math.sqrt(mean * (1 - 1 / counts.length));
  return Math.max(...counts.map((n) => Math.abs(n - mean))) / deviation;
}

describe('the places of the scoring cards', () => {
  const tally = (keys: readonly string[], all: readonly string[]) =>
    all.map((key) => keys.filter((k) => k === key).length);

  it.each(PLAYERS)('[AE-18] d1 and d2 are independent and even over -2 to +2, with %d players', (players) => {
    const R = deckShares(players);
    const pairs = range(1, often(2500)).map((seed) => {
      const [first, second] = placesOf(dealt(players, {}, seed));
      const d1 = first - Math.floor((R - 10) / 4);
      const d2 = second - first - 1 - Math.floor((R - 10 - first) / 2);
      return `${d1} ${d2}`;
    });
    const all = range(-2, 2).flatMap((d1) => range(-2, 2).map((d2) => `${d1} ${d2}`));
    const counts = tally(pairs, all);
    expect(counts.reduce((sum, n) => sum + n)).toBe(pairs.length); // none beyond ±2
    expect(unevenness(counts)).toBeLessThan(4.5);
  });

  it.each(KINDS.slice(0, 2))('[AE-18] %s: the third lies evenly in the bottom eleven', (_name, options) => {
    const bottoms = range(1, often(2200)).map((seed) => {
      const { deck } = dealt(4, options, seed);
      return `${deck.lastIndexOf('scoring') - (deck.length - 11)}`;
    });
    expect(unevenness(tally(bottoms, range(0, 10).map(String)))).toBeLessThan(4.5);
  });

  it.each(PLAYERS)('[AE-19] thirds: each card evenly in its third, with %d players', (players) => {
    const R = deckShares(players);
    const places = range(1, Math.max(600, often(2000))).map((seed) =>
      placesOf(dealt(players, { deck: 'thirds' }, seed)),
    );
    const sizes = [0, 1, 2].map((third) => {
      const seen = places.map((each) => each[third]);
      const [from, to] = [Math.min(...seen), Math.max(...seen)];
      expect(unevenness(tally(seen.map(String), range(from, to).map(String)))).toBeLessThan(4.5);
      return to - from; // shares of the third: one place less than the card can lie at
    });
    expect(sizes.reduce((sum, n) => sum + n)).toBe(R - 10);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(Math.min(...places.map(([first]) => first))).toBe(10);
  });
});

describe('setup refuses what cannot have been dealt', () => {
  const { setup } = dealOf({ players: 3, scoringAt: [8] });
  const places = placesOf(setup);
  const moved = (from: number, to: number) => setup.deck.toSpliced(from, 1).toSpliced(to, 0, 'scoring');
  const last = setup.deck.length - 1;

  const ROWS: [name: string, rule: string | undefined, path: string, deal: unknown][] = [
    ['nothing', undefined, 'market', undefined],
    ['null', undefined, 'market', null],
    ['a text', undefined, 'market', 'deal'],
    ['a list', undefined, 'market', []],
    ['no market', undefined, 'market', { ...setup, market: undefined }],
    ['no hands', undefined, 'hands', { ...setup, hands: undefined }],
    ['no deck', undefined, 'deck', { ...setup, deck: undefined }],
    ['a deck that is a text', undefined, 'deck', { ...setup, deck: 'red blue' }],
    [
      'a hand that is missing',
      undefined,
      'hands[1]',
      { ...setup, hands: setup.hands.with(1, null as never) },
    ],
    ['an unknown card', undefined, 'deck[3]', { ...setup, deck: setup.deck.with(3, 'pink' as never) }],
    ['a number for a card', undefined, 'deck[0]', { ...setup, deck: setup.deck.with(0, 3 as never) }],
    [
      'a scoring card on the market',
      undefined,
      'market[0]',
      { ...setup, market: setup.market.with(0, 'scoring' as never) },
    ],
    [
      'ABACUS in a hand',
      undefined,
      'hands[2][0]',
      { ...setup, hands: setup.hands.with(2, ['abacus' as never]) },
    ],
    [
      'a key of every object for a card',
      undefined,
      'deck[1]',
      { ...setup, deck: setup.deck.with(1, 'toString' as never) },
    ],
    ['one player', 'AE-4', 'hands', { ...setup, hands: setup.hands.slice(0, 1) }],
    ['six players', 'AE-4', 'hands', { ...setup, hands: [...setup.hands, ...setup.hands] }],
    ['four on the market', 'AE-15', 'market', { ...setup, market: setup.market.slice(1) }],
    ['six on the market', 'AE-15', 'market', { ...setup, market: [...setup.market, 'red'] }],
    [
      'a hand of seven',
      'AE-15',
      'hands[0]',
      { ...setup, hands: setup.hands.with(0, setup.hands[0].slice(1)) },
    ],
    [
      'a hand of nine',
      'AE-15',
      'hands[0]',
      { ...setup, hands: setup.hands.with(0, [...setup.hands[0], 'red']) },
    ],
    ['a hand of one airline', 'AE-16', 'hands[1]', { ...setup, hands: setup.hands.with(1, eight('red')) }],
    [
      'a share too many',
      'AE-1',
      'deck',
      { ...setup, deck: setup.deck.with(setup.deck.indexOf('red'), 'blue') },
    ],
    [
      'a share too few',
      'AE-1',
      'deck',
      { ...setup, deck: setup.deck.toSpliced(setup.deck.indexOf('red'), 1) },
    ],
    [
      'an airline out of the game',
      'AE-10',
      'deck',
      { ...setup, deck: setup.deck.with(setup.deck.indexOf('white'), 'yellow') },
    ],
    ['no scoring card', 'AE-3', 'deck', { ...setup, deck: setup.deck.filter((card) => card !== 'scoring') }],
    ['two scoring cards', 'AE-3', 'deck', { ...setup, deck: setup.deck.toSpliced(places[0], 1) }],
    ['four scoring cards', 'AE-3', 'deck', { ...setup, deck: [...setup.deck, 'scoring'] }],
    ['the first scoring card on top', 'AE-18', 'deck', { ...setup, deck: moved(places[0], 0) }],
    ['the first one place too early', 'AE-18', 'deck', { ...setup, deck: moved(places[0], 7) }],
    ['the first one place too late', 'AE-18', 'deck', { ...setup, deck: moved(places[0], 13) }],
    ['the second beside the first', 'AE-18', 'deck', { ...setup, deck: moved(places[1], places[0] + 1) }],
    ['the third above the bottom eleven', 'AE-18', 'deck', { ...setup, deck: moved(places[2], last - 11) }],
  ];

  function eight(airline: Airline): Airline[] {
    return new Array<Airline>(8).fill(airline);
  }

  it.each(ROWS)('%s (%s)', (_name, rule, path, deal) => {
    let refusal: unknown;
    try {
      airlinesEurope.setup(EUROPE, optionsOf(), deal as Setup);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(TarmacError);
    expect(refusal).toMatchObject({
      code: 'bad-setup',
      rule,
      path,
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  it.each(CASES)(
    '%s, %d players: exactly the places of the rules are possible',
    (_name, players, options) => {
      const shares = deckShares(players);
      const base = dealOf({ players, options }).setup;
      const bare = base.deck.filter((card) => card !== 'scoring');
      const possible = new Set(scoringPlaces(optionsOf(options), shares).map((each) => each.join()));
      const random = new Playout(players);
      let accepted = 0;
      for (const _try of range(1, 400)) {
        // Half of them possible ones with one card moved by one place, half anywhere.
        const near = [...possible][random.below(possible.size)].split(',').map(Number);
        near[random.below(3)] += random.below(3) - 1;
        const anywhere = [0, 1, 2].map(() => random.below(shares + 3));
        const tried = (random.below(2) === 0 ? near : anywhere).sort((a, b) => a - b);
        if (new Set(tried).size < 3 || tried[2] > shares + 2) continue;
        const deck: Setup['deck'] = tried.reduce<Setup['deck']>(
          (cards, at) => cards.toSpliced(at, 0, 'scoring'),
          bare,
        );
        const isPossible = possible.has(tried.join());
        if (isPossible) accepted++;
        const attempt = () => airlinesEurope.setup(EUROPE, optionsOf(options), { ...base, deck });
        if (isPossible) expect(attempt).not.toThrow();
        else expect(attempt).toThrow(TarmacError);
      }
      expect(accepted).toBeGreaterThan(10);
    },
  );

  it('another number of players than names', () => {
    expect(() => matchOf({ ...setup, hands: setup.hands.slice(0, 2) }, EUROPE)).toThrow(TarmacError);
  });
});
