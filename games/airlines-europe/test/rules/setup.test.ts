import type { Random } from '@tarmac/kernel';
import { createMatch, seededRandom } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import type { Airline } from '../../src/types.ts';
import { EUROPE, fields, sketch, testBoard } from './boards.ts';
import type { Description } from './table.ts';
import {
  bank,
  cash,
  countOf,
  dealOf,
  dealt,
  decider,
  deckShares,
  deckSize,
  hand,
  handSizes,
  held,
  inPlay,
  look,
  market,
  matchOf,
  nextScoring,
  OUT,
  offers,
  optionsOf,
  parse,
  play,
  portfolio,
  range,
  refusal,
  SHARES_OF,
  scored,
  scoringPlaces,
  start,
  track,
} from './table.ts';

const PLAYERS = [2, 3, 4, 5];

/** Dealt by a seed, seat 0 first. */
function dealBySeed(players: number, seed: string, options: Description['options'] = {}) {
  const all = optionsOf(options);
  return airlinesEurope.deal(EUROPE, all, players, seededRandom('airlines-europe', EUROPE.id, all, seed));
}

describe('AE-10 airlines out of the game', () => {
  const ROWS: [players: number, out: Airline[]][] = [
    [5, []],
    [4, ['yellow']],
    [3, ['yellow', 'violet']],
    [2, ['yellow', 'blue', 'violet']],
  ];

  it.each(ROWS)('[AE-10] with %d players out: %j', (players, out) => {
    const { market: shown, hands, deck } = dealBySeed(players, 'AE-10');
    const shares = countOf([...shown, ...hands.flat(), ...deck]);
    const match = start({ players, board: testBoard('wheel-1') });
    for (const airline of Object.keys(SHARES_OF) as Airline[]) {
      const gone = out.includes(airline);
      expect(shares[airline] ?? 0).toBe(gone ? 0 : SHARES_OF[airline]);
      expect(look(match).planes[airline]).toBe(gone ? 0 : SHARES_OF[airline]);
      expect(offers(match).some((line) => line.startsWith(`licence ${airline}`))).toBe(!gone);
    }
    for (const airline of out) {
      expect(refusal(match, `licence ${airline} berlin-vienna`)).toMatchObject({
        rule: 'AE-10',
        reason: 'not-in-play',
      });
      expect(track(match, airline)).toBe(0);
    }
    const events = nextScoring(match);
    expect(scored(events).map(({ share }) => share)).toEqual(expect.arrayContaining(inPlay(players)));
    expect(scored(events)).toHaveLength(inPlay(players).length + 1);
  });

  it.each([2, 3, 4])('[AE-10] a share of an airline out of the game is no deal for %d', (players) => {
    const { setup } = dealOf({ players });
    for (const airline of OUT[players]) {
      const deck = setup.deck.with(setup.deck.indexOf('white'), airline);
      expect(() => matchOf({ ...setup, deck }, EUROPE)).toThrow(
        expect.objectContaining({ code: 'bad-setup', rule: 'AE-10' }),
      );
    }
  });

  it.each(PLAYERS)('[AE-10] ABACUS plays with %d players', (players) => {
    const match = start({ players });
    expect(offers(match)).toEqual(expect.arrayContaining(['exchange 1', 'exchange 2']));
    expect(scored(nextScoring(match)).at(-1)?.share).toBe('abacus');
  });
});

it.each([
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [4, [1, 2, 3, 4]],
  [5, [1, 2, 3, 4, 5]],
])('[AE-11] %d players start with %j', (players, vp) => {
  const match = start({ players });
  expect(look(match).vp).toEqual(vp);
  // Anyone who has followed the match knows them, but they lie face down until the end.
  for (const viewer of [null, 0, 1]) expect(look(match, viewer).byMemory).toEqual(['vp']);
});

it.each(PLAYERS)('[AE-12] the bank holds 30 for each of %d, and everybody takes 8 of it', (players) => {
  const match = start({ players });
  expect(cash(match)).toEqual(new Array(players).fill(8));
  expect(bank(match)).toBe(30 * players - 8 * players);
  play(match, 'cash');
  for (const viewer of [null, ...range(0, players - 1)]) {
    expect(look(match, viewer).cash).toEqual([16, ...new Array(players - 1).fill(8)]);
    expect(look(match, viewer).bank).toBe(22 * players - 8);
  }
});

describe('AE-13 markers', () => {
  it.each(PLAYERS)('[AE-13] with %d players every marker stands at home and at its own start', (players) => {
    const match = start({ players, board: EUROPE });
    for (const { id, home, start: space } of EUROPE.file.airlines) {
      if (OUT[players].includes(id)) continue;
      expect(track(match, id)).toBe(space);
      const lines = offers(match).filter((line) => line.startsWith(`licence ${id} `));
      const atHome = EUROPE.file.routes.filter(({ from, to, licences }) => {
        return (from === home || to === home) && licences[0] <= 8;
      });
      expect(lines.sort()).toEqual(atHome.map((route) => `licence ${id} ${route.id}`).sort());
    }
  });

  it('[AE-13] the home of an airline out of the game is an ordinary city', () => {
    const match = start({ players: 2, board: testBoard('line-1') });
    // Madrid (yellow) and Berlin (violet) lie on red's way to Moscow.
    play(match, 'licence red madrid-paris', 'licence red berlin-madrid', 'take deck');
    play(match, 'licence red berlin-moscow', 'take deck');
    expect(refusal(match, 'licence yellow berlin-madrid')).toMatchObject({
      rule: 'AE-10',
      reason: 'not-in-play',
    });
  });
});

describe('AE-14 bonus markers', () => {
  it.each([
    ['orange', 'athens', 'london'],
    ['green', 'stockholm', 'athens'],
    ['gray', 'london', 'ankara'],
    ['white', 'moscow', 'madrid'],
  ] as const)('[AE-14] %s has one for %s → %s', (airline, home, target) => {
    for (const file of airlinesEurope.boardFiles) {
      const board = airlinesEurope.loadBoard(file);
      const marker = board.file.bonuses.find((bonus) => bonus.airline === airline);
      expect(board.file.airlines.find(({ id }) => id === airline)?.home).toBe(home);
      expect(marker?.target).toBe(target);
      expect([7, 8]).toContain(marker?.value);
      expect(look(start({ board })).bonus[airline]).toBe(marker?.value);
    }
  });

  it('[AE-14] the others have none', () => {
    const bonuses = look(start({ players: 5, board: EUROPE })).bonus;
    expect(Object.keys(held(bonuses))).toEqual(['green', 'orange', 'gray', 'white']);
  });
});

describe('AE-15 the deal', () => {
  it.each(PLAYERS)('[AE-15] with %d players: five up, eight each, the rest is the deck', (players) => {
    const setup = dealBySeed(players, 'AE-15');
    expect(setup.market).toHaveLength(5);
    expect(setup.hands.map((cards) => cards.length)).toEqual(new Array(players).fill(8));
    const match = matchOf(setup, EUROPE);
    expect(market(match)).toEqual(setup.market);
    expect(handSizes(match)).toEqual(new Array(players).fill(8));
    for (const seat of range(0, players - 1)) expect(hand(match, seat)).toEqual(countOf(setup.hands[seat]));
    expect(deckSize(match)).toBe(deckShares(players) + 3);
  });

  it('[AE-15] shuffled: by the seed, and differently by another', () => {
    expect(dealBySeed(4, 'one')).toEqual(dealBySeed(4, 'one'));
    expect(dealBySeed(4, 'one').market.concat(dealBySeed(4, 'one').hands.flat())).not.toEqual(
      dealBySeed(4, 'two').market.concat(dealBySeed(4, 'two').hands.flat()),
    );
  });
});

describe('AE-16 a hand of one airline', () => {
  /** Leaves every pile as it was, and notes what was to be shuffled. */
  function unshuffled(): { random: Random; shuffled: Map<string, unknown[]> } {
    const shuffled = new Map<string, unknown[]>();
    const random: Random = {
      stream: (label) => ({
        below: () => 0,
        shuffle: (items) => {
          shuffled.set(label, [...items]);
          return items;
        },
      }),
    };
    return { random, shuffled };
  }

  // In the order of AE-1: five yellow up, eight yellow, three yellow and five blue, eight blue, …
  const { random, shuffled } = unshuffled();
  const setup = airlinesEurope.deal(EUROPE, optionsOf({ cut: 'exact' }), 5, random);

  it('[AE-16] is dealt again, as often as needed', () => {
    for (const cards of setup.hands) expect(new Set(cards).size).toBeGreaterThan(1);
    // The first hand was eight yellow, then eight red, then red and black.
    expect(setup.hands[0]).toEqual([...new Array(5).fill('red'), ...new Array(3).fill('black')]);
  });

  it('[AE-16] is shuffled into the deck', () => {
    // The labels of kernel/RANDOMNESS.md, by which anyone can deal the same cards.
    const labels = range(0, shuffled.size - 2).map((n) => `shuffle:${n}`);
    expect([...shuffled.keys()]).toEqual(['deal', ...labels]);
    const piles = [...shuffled].filter(([label]) => label !== 'deal').map(([, items]) => items);
    expect(piles.length).toBeGreaterThan(2);
    expect(countOf(piles[0] as string[]).yellow).toBe(8);
    for (const pile of piles) expect(pile).toHaveLength(112 - 5 - 40 + 8);
  });

  it('[AE-16] the other hands and the market stay', () => {
    expect(countOf(setup.market)).toEqual({ yellow: 5 });
    expect(countOf(setup.hands[1])).toEqual({ yellow: 3, blue: 5 });
    expect(countOf(setup.hands[3])).toEqual({ blue: 2, violet: 6 });
  });

  it('[AE-16] what comes out is a possible deal', () => {
    expect(() => matchOf(setup, EUROPE, { cut: 'exact' })).not.toThrow();
    const uniform = dealOf({ players: 5, keep: ['red blue'], hands: ['red*6'] }).setup;
    const inDeck = uniform.deck.indexOf('red');
    const deck = uniform.deck.with(inDeck, 'blue');
    const hands = uniform.hands.with(0, new Array(8).fill('red'));
    expect(() => matchOf({ ...uniform, hands, deck }, EUROPE)).toThrow(
      expect.objectContaining({ code: 'bad-setup', rule: 'AE-16' }),
    );
  });
});

describe('AE-17 the first portfolios', () => {
  const cards = { keep: ['red blue', 'black brown', 'green white'], hands: ['red*5 gray'] };

  it('[AE-17] all choose at the same time, in any order', () => {
    const match = dealt(cards);
    for (const [seat, line, waiting] of [
      [1, 'keep black brown', [0, 2]],
      [2, 'keep green white', [0]],
      [0, 'keep blue red', [0]],
    ] as const) {
      expect(airlinesEurope.active(match.state)).toContain(seat);
      match.apply(seat, parse(match, line));
      expect(airlinesEurope.active(match.state)).toEqual(waiting);
    }
    expect(look(match)).toMatchObject({ phase: 'turn', turn: 0 });
    expect([0, 1, 2].map((seat) => portfolio(match, seat))).toEqual([
      { red: 1, blue: 1 },
      { black: 1, brown: 1 },
      { green: 1, white: 1 },
    ]);
    expect(handSizes(match)).toEqual([6, 6, 6]);
    expect(hand(match, 0)).toEqual({ red: 5, gray: 1 });
  });

  it('[AE-17] in secret, then revealed together', () => {
    const match = dealt(cards);
    const first = match.apply(1, parse(match, 'keep black brown'));
    expect(first).toEqual([{ type: 'chosen', seat: 1 }]);
    expect(look(match, 1).kept).toEqual(['black', 'brown']);
    for (const viewer of [null, 0, 2]) expect(look(match, viewer).kept).toBeNull();
    expect(portfolio(match, 1)).toEqual({});
    match.apply(2, parse(match, 'keep green white'));
    const last = match.apply(0, parse(match, 'keep red blue'));
    const kept = [
      ['blue', 'red'],
      ['black', 'brown'],
      ['green', 'white'],
    ];
    expect(last).toContainEqual({ type: 'revealed', kept });
  });

  it.each([
    ['of one airline', 0, 'keep red red', 'illegal-move', 'keep-different'],
    ['not in the hand', 0, 'keep red orange', 'illegal-move', 'keep-from-hand'],
    ['an action before the choice', 0, 'cash', 'illegal-move', 'keep-first'],
    ['chosen twice', 1, 'keep black brown', 'not-your-turn', 'has-chosen'],
  ])('[AE-17] refused: %s', (_name, seat, line, code, reason) => {
    const match = dealt(cards);
    match.apply(1, parse(match, 'keep black brown'));
    expect(refusal(match, line, seat)).toMatchObject({ code, rule: 'AE-17', reason });
  });

  it('[AE-17] exactly two', () => {
    const three = { type: 'keep', shares: ['red', 'blue', 'gray'] } as never;
    expect(refusal(dealt(cards), three, 0)).toMatchObject({ code: 'unknown-move', rule: 'AE-17' });
    expect(new Set(offers(dealt(cards), 0))).toEqual(
      new Set(['keep blue red', 'keep blue gray', 'keep red gray']),
    );
  });

  it('[AE-17] they pay no dividend', () => {
    const match = start(cards);
    expect(cash(match)).toEqual([8, 8, 8]);
    expect(bank(match)).toBe(66);
  });

  it('[AE-17] hands are secret, hand sizes public', () => {
    const match = start(cards);
    for (const viewer of [null, 1, 2]) {
      expect(look(match, viewer).hands[0].shares).toBeNull();
      expect(look(match, viewer).hands.map(({ size }) => size)).toEqual([6, 6, 6]);
    }
  });

  it('[AE-17] there is no hand limit', () => {
    const match = start({ players: 5, board: fields() });
    for (let turn = 0; turn < 12; turn++) {
      const licence = offers(match).find((line) => line.startsWith('licence'));
      if (decider(match) === 0 && licence) play(match, licence, 'take deck');
      else play(match, 'cash');
      if (turn % 5 === 4) expect(handSizes(match)[0]).toBe(7 + Math.floor(turn / 5));
    }
    while (handSizes(match)[0] < 14 && look(match).phase !== 'end') {
      const licence = offers(match).find((line) => line.startsWith('licence'));
      if (look(match).phase === 'pick') play(match, offers(match)[0]);
      else if (decider(match) === 0 && licence) play(match, licence, 'take deck');
      else play(match, 'cash');
    }
    expect(handSizes(match)[0]).toBe(14);
  });
});

describe('AE-18 the share deck', () => {
  it.each(PLAYERS)('[AE-18] with %d players quarter, middle and bottom, exactly', (players) => {
    const R = deckShares(players);
    const q = Math.floor((R - 10) / 4);
    const h = Math.floor((R - 10 - q) / 2);
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { deck } = dealBySeed(players, seed, { cut: 'exact' });
      const [first, second, third] = deck.flatMap((card, place) => (card === 'scoring' ? [place] : []));
      expect(first).toBe(q);
      expect(second).toBe(q + 1 + h);
      expect(third).toBeGreaterThanOrEqual(deck.length - 11);
    }
  });

  it.each(PLAYERS)('[AE-18] with %d players about a quarter: two cards more or less', (players) => {
    const R = deckShares(players);
    const [d1s, d2s, thirds] = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (const seed of range(1, 150)) {
      const { deck } = dealBySeed(players, `${seed}`);
      const [first, second, third] = deck.flatMap((card, place) => (card === 'scoring' ? [place] : []));
      d1s.add(first - Math.floor((R - 10) / 4));
      d2s.add(second - first - 1 - Math.floor((R - 10 - first) / 2));
      thirds.add(third - (R - 8));
    }
    expect([...d1s].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    expect([...d2s].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    expect([...thirds].sort((a, b) => a - b)).toEqual(range(0, 10));
  });

  it('[AE-18] approximate and standard are the defaults', () => {
    expect(optionsOf()).toMatchObject({ cut: 'approximate', deck: 'standard' });
  });
});

it.each(PLAYERS)('[AE-19] with %d players ten on top, then a scoring card in each third', (players) => {
  const options = { deck: 'thirds' } as const;
  const allowed = new Set(
    scoringPlaces(optionsOf(options), deckShares(players)).map((places) => places.join()),
  );
  const tops = new Set<number>();
  for (const seed of range(1, 60)) {
    const setup = dealBySeed(players, `${seed}`, options);
    const places = setup.deck.flatMap((card, place) => (card === 'scoring' ? [place] : []));
    expect(allowed).toContain(places.join());
    tops.add(places[0]);
    expect(() => matchOf(setup, EUROPE, options)).not.toThrow();
  }
  expect(tops.size).toBeGreaterThan(8); // shuffled into the third, not laid at one place
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(10);
});

describe('AE-20 the starting player', () => {
  const names = ['Ada', 'Bo', 'Cy'];
  const plan = (seed: string, options = {}) =>
    createMatch(airlinesEurope, { board: EUROPE, names, seed, options });

  it('[AE-20] is drawn by the seed', () => {
    const firsts = range(1, 30).map((seed) => plan(`${seed}`).match.seats[0]);
    expect(new Set(firsts)).toEqual(new Set(names));
    expect(range(1, 30).map((seed) => plan(`${seed}`).match.seats[0])).toEqual(firsts);
  });

  it.each([1, 2, 3])('[AE-20] or set by the host: player %d', (startingPlayer) => {
    const { match, order } = plan('AE-20', { startingPlayer });
    const begins = startingPlayer - 1;
    expect(order).toEqual([begins, (begins + 1) % 3, (begins + 2) % 3]);
    expect(match.seats).toEqual(order.map((place) => names[place]));
    for (const seat of [0, 1, 2]) match.apply(seat, parse(match, offers(match, seat)[0]));
    expect(look(match).turn).toBe(0);
    expect(look(match).vp).toEqual([1, 2, 3]);
  });

  it('[AE-20] or any other of the options, by their rules, the default first', () => {
    expect(airlinesEurope.options).toEqual([
      { name: 'cut', values: ['approximate', 'exact'], rule: 'AE-18' },
      { name: 'deck', values: ['standard', 'thirds'], rule: 'AE-19' },
      { name: 'routePhases', values: [false, true], rule: 'AE-100' },
      { name: 'splitHoldings', values: [false, true], rule: 'AE-101' },
      { name: 'openScores', values: [false, true], rule: 'AE-111' },
      { name: 'startingPlayer', values: ['drawn', 1, 2, 3, 4, 5], rule: 'AE-20' },
    ]);
  });

  it('[AE-20] only somebody who plays', () => {
    expect(() => plan('AE-20', { startingPlayer: 4 })).toThrow(
      expect.objectContaining({ code: 'unknown-option' }),
    );
  });
});

it('[AE-13] an airline whose home nobody reaches has its marker all the same', () => {
  const match = start({ board: sketch({ routes: { 'london-paris': [1] }, start: { white: 12 } }) });
  expect(track(match, 'white')).toBe(12);
});
