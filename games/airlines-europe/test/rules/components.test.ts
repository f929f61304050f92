import { createMatch, TarmacError } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import { AIRLINES } from '../../src/types.ts';
import { EUROPE, fields, sketch } from './boards.ts';
import {
  bank,
  cash,
  cashUntilScoring,
  countOf,
  dealOf,
  held,
  look,
  matchOf,
  nextScoring,
  outcome,
  pickAll,
  play,
  randomMatch,
  range,
  start,
  sum,
} from './table.ts';

describe('AE-1 airlines', () => {
  const FLEETS = [
    ['yellow', 16],
    ['blue', 15],
    ['violet', 14],
    ['red', 13],
    ['black', 11],
    ['brown', 10],
    ['green', 9],
    ['orange', 9],
    ['gray', 8],
    ['white', 7],
  ] as const;
  const { match } = createMatch(airlinesEurope, { board: EUROPE, names: [...'ABCDE'], seed: 'AE-1' });
  const { market, hands, deck } = match.setup;

  it.each(FLEETS)('[AE-1] %s has %d shares and as many airplanes', (airline, number) => {
    expect(countOf([...market, ...hands.flat(), ...deck])[airline]).toBe(number);
    expect(look(match).planes[airline]).toBe(number);
  });

  it('[AE-1] 112 shares and 112 airplanes, in the order of the rules', () => {
    const order = FLEETS.map(([airline]) => airline);
    expect(Object.keys(look(match).track)).toEqual(order);
    expect(EUROPE.file.airlines.map(({ id }) => id)).toEqual(order);
    expect([...market, ...hands.flat(), ...deck].filter((card) => card !== 'scoring')).toHaveLength(112);
    expect(Object.values(look(match).planes).reduce((total, planes) => total + planes)).toBe(112);
  });
});

it.each(airlinesEurope.boardFiles)('[AE-2] the names of the airlines on $id', (file) => {
  expect(airlinesEurope.loadBoard(file).file.airlines.map(({ name }) => name)).toEqual([
    'Air Amigos',
    'Rio Grande Southern Europe',
    'Lucky Hans Airways',
    'Days Of Flying Wonders',
    'Brooms Bewitched',
    'Jolly Roger Airships',
    'FF Flys',
    "It's Funagain To Fly",
    'Flying Is Simply Fun',
    'White Winds',
  ]);
});

describe('AE-3 cards and markers', () => {
  it('[AE-3] 20 ABACUS shares beside the deck, none in it', () => {
    const match = start();
    expect(look(match).abacusSupply).toBe(20);
    const { market, hands, deck } = match.setup;
    expect(countOf([...market, ...hands.flat(), ...deck]).abacus).toBeUndefined();
  });

  it('[AE-3] three scoring cards lie in the deck', () => {
    expect(start().setup.deck.filter((card) => card === 'scoring')).toHaveLength(3);
    const { setup } = dealOf({});
    const fourth = { ...setup, deck: [...setup.deck, 'scoring' as const] };
    expect(() => matchOf(fourth, EUROPE)).toThrow(
      expect.objectContaining({ code: 'bad-setup', rule: 'AE-3' }),
    );
  });

  it('[AE-3] their backs are those of the shares: no view tells where they lie', () => {
    const [early, late] = [8, 12].map((first) => start({ scoringAt: [first] }));
    for (const viewer of [null, 0, 1, 2]) expect(look(late, viewer)).toEqual(look(early, viewer));
  });

  it('[AE-3] four bonus markers', () => {
    expect(Object.keys(held(look(start({ board: EUROPE })).bonus))).toEqual([
      'green',
      'orange',
      'gray',
      'white',
    ]);
  });

  it('[AE-3] money is whole millions, at every moment of a match', () => {
    const match = start({ board: EUROPE });
    randomMatch(match, 3, () => {
      for (const amount of [bank(match), ...cash(match)]) expect(Number.isInteger(amount)).toBe(true);
    });
    expect(() => sketch({ routes: { 'london-paris': [2.5] } })).toThrow(TarmacError);
  });
});

describe('AE-4 players and tokens', () => {
  it.each([2, 3, 4, 5])('[AE-4] %d can play', (players) => {
    const names = range(1, players).map((n) => `player ${n}`);
    const { match } = createMatch(airlinesEurope, { board: EUROPE, names, seed: 'AE-4' });
    expect(airlinesEurope.active(match.state)).toEqual(range(0, players - 1));
  });

  it.each([0, 1, 6])('[AE-4] %d cannot', (players) => {
    const names = range(1, players).map((n) => `player ${n}`);
    expect(() => createMatch(airlinesEurope, { board: EUROPE, names, seed: 'AE-4' })).toThrow(
      expect.objectContaining({ code: 'bad-players' }),
    );
  });

  it.each([0, 1, 6])('[AE-4] hands for %d are no deal', (players) => {
    const { setup } = dealOf({ players: 5 });
    const hands = range(1, players).map((p) => setup.hands[p % 5]);
    expect(() => airlinesEurope.setup(EUROPE, { ...start().options }, { ...setup, hands })).toThrow(
      expect.objectContaining({ code: 'bad-setup', rule: 'AE-4' }),
    );
  });

  it('[AE-4] points are not limited by the tokens of the box, 589 in all', () => {
    // Everybody holds one of every airline: each of them pays all five together 485.
    const board = fields({ zones: [{ from: 0, points: [99, 98, 97, 96, 95] }] });
    const match = start({ board, players: 5, keep: new Array(5).fill('yellow blue') });
    nextScoring(match);
    nextScoring(match);
    nextScoring(match);
    const { scores } = outcome(match) ?? { scores: [] };
    expect(scores).toEqual([1, 2, 3, 4, 5].map((vp) => vp + 3 * 2 * 97));
    expect(scores.reduce((total, vp) => total + vp)).toBeGreaterThan(589);
  });

  it('[AE-4] a scoring can be worth any number of points to a player', () => {
    const board = fields({ zones: [{ from: 0, points: [99, 98, 97, 96, 95] }] });
    const match = start({ board, keep: ['red black'], hands: ['brown green orange gray white'] });
    play(match, 'play brown green', 'cash', 'cash', 'play orange gray', 'cash', 'cash', 'play white');
    cashUntilScoring(match);
    pickAll(match);
    const portfolio = Object.keys(held(look(match).portfolios[0]));
    expect(portfolio).toHaveLength(7);
    expect(look(match).vp[0]).toBe(1 + look(match).awards[0][0]);
    expect(look(match).vp[0]).toBeGreaterThan(1 + 7 * 95);
  });
});

it('[AE-1] shares are neither lost nor made, and no airline has another number', () => {
  const match = start({ board: EUROPE, players: 5 });
  randomMatch(match, 1);
  const { hands, portfolios, market, deck, gone, abacusSupply } = look(match);
  const all = sum(
    ...hands.flatMap(({ shares, discards }) => [held(shares), held(discards)]),
    ...portfolios.map(held),
    countOf(market.filter((share) => share !== null)),
    countOf((deck.cards ?? []).filter((card) => card !== 'scoring')),
    held(gone),
    { abacus: abacusSupply },
  );
  const expected = Object.fromEntries(AIRLINES.map((a, i) => [a, [16, 15, 14, 13, 11, 10, 9, 9, 8, 7][i]]));
  expect(all).toEqual({ ...expected, abacus: 20 });
});
