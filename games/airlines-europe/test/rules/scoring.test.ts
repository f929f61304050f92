import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/events.ts';
import type { Airline } from '../../src/types.ts';
import { AIRLINES } from '../../src/types.ts';
import { EUROPE, fields } from './boards.ts';
import { firstScoring } from './holdings.ts';
import type { Table } from './table.ts';
import {
  bank,
  cashUntilScoring,
  countOf,
  deckSize,
  drawTo,
  exchange,
  gone,
  hand,
  handSizes,
  look,
  market,
  nextScoring,
  offers,
  outcome,
  pickAll,
  play,
  portfolio,
  range,
  refusal,
  scored,
  scoredFor,
  start,
  sum,
  types,
} from './table.ts';

const SIX = [6, 3, 2, 1, 0];

/** Three players, the next card of the deck is a scoring card (place 8), seat 2 has the turn. */
function beforeScoring(more: object = {}): Table {
  const match = start({ scoringAt: [8], ...more });
  drawTo(match, 8);
  expect(look(match)).toMatchObject({ phase: 'turn', turn: 2 });
  return match;
}

const buy = (match: Table): Event[] =>
  play(match, offers(match).find((line) => line.startsWith('licence')) ?? '');

describe('AE-70 a scoring card is drawn', () => {
  it('[AE-70] for the hand: the next card goes to the hand', () => {
    const match = beforeScoring();
    const before = hand(match, 2);
    buy(match);
    const events = play(match, 'take deck');
    const next = match.setup.deck[9];
    expect(events).toEqual([
      { type: 'scoring-card', holder: 0 },
      { type: 'drew', seat: 2, share: next },
    ]);
    expect(hand(match, 2)).toEqual(sum(before, countOf([next])));
    expect(look(match)).toMatchObject({ phase: 'pick', active: [0], turn: 2 });
  });

  it('[AE-70] for the market: it is filled to five', () => {
    const match = beforeScoring();
    const [first, ...rest] = market(match);
    buy(match);
    const events = play(match, `take ${first}`);
    const next = match.setup.deck[9];
    expect(events).toEqual([
      { type: 'took', seat: 2, share: first },
      { type: 'scoring-card', holder: 0 },
      { type: 'refilled', slot: expect.any(Number), share: next },
    ]);
    expect(countOf(market(match))).toEqual(countOf([...rest, next as Airline]));
    expect(look(match)).toMatchObject({ phase: 'pick', active: [0] });
  });

  it.each([2, 3, 4, 5])('[AE-70] the card goes to the left neighbour, with %d players', (players) => {
    const match = start({ players });
    const events = cashUntilScoring(match);
    const { turn, active } = look(match);
    const left = (turn + 1) % players;
    expect(events).toContainEqual({ type: 'scoring-card', holder: left });
    expect(active).toEqual([left]);
  });
});

describe('AE-71 the market is emptied', () => {
  it.each([2, 3, 4, 5])('[AE-71] %d players take one share each, clockwise from the holder', (players) => {
    const match = start({ players });
    cashUntilScoring(match);
    const { turn } = look(match);
    const sizes = handSizes(match);
    for (const n of range(1, players)) {
      expect(look(match).active).toEqual([(turn + n) % players]);
      expect(market(match)).toHaveLength(6 - n);
      const [share] = market(match);
      expect(play(match, `take ${share}`)[0]).toEqual({ type: 'took', seat: (turn + n) % players, share });
    }
    expect(handSizes(match)).toEqual(sizes.map((size) => size + 1));
  });

  it('[AE-71] into the hand, without refill; the rest leaves the game, then five new ones', () => {
    const match = start({ players: 3 });
    cashUntilScoring(match);
    const shown = market(match);
    const before = {
      gone: gone(match),
      hand: hand(match, look(match).active[0]),
      drawn: look(match).deck.drawn,
    };
    const holder = look(match).active[0];
    play(match, `take ${shown[0]}`);
    expect(hand(match, holder)).toEqual(sum(before.hand, countOf([shown[0]])));
    expect(deckSize(match)).toBe(match.setup.deck.length - before.drawn);
    const events = play(match, `take ${shown[1]}`, `take ${shown[2]}`);
    expect(events).toContainEqual({ type: 'market-removed', shares: expect.arrayContaining(shown.slice(3)) });
    expect(gone(match)).toEqual(sum(before.gone, countOf(shown.slice(3))));
    const next = match.setup.deck.slice(before.drawn, before.drawn + 5);
    expect(countOf(market(match))).toEqual(countOf(next));
    expect(types(events).indexOf('refilled')).toBeLessThan(types(events).indexOf('scored'));
  });

  it.each([
    ['take deck', 'from-market-only'],
    ['cash', 'pick-due'],
    ['play red', 'pick-due'],
    ['exchange 1', 'pick-due'],
    ['licence red paris-paris1', 'pick-due'],
  ])('[AE-71] nobody may decline: refused is %s', (line, reason) => {
    const match = start();
    cashUntilScoring(match);
    expect(refusal(match, line)).toMatchObject({ code: 'illegal-move', rule: 'AE-71', reason });
    expect(offers(match).every((offer) => offer.startsWith('take') && offer !== 'take deck')).toBe(true);
  });

  it('[AE-71] nobody out of turn, and no share that is not there', () => {
    const match = start({ players: 3 });
    cashUntilScoring(match);
    const [picker] = look(match).active;
    const [share] = market(match);
    expect(refusal(match, `take ${share}`, (picker + 1) % 3)).toMatchObject({
      code: 'not-your-turn',
      rule: 'AE-71',
      reason: 'not-your-turn',
    });
    const missing = AIRLINES.find((airline) => !market(match).includes(airline));
    expect(refusal(match, `take ${missing}`)).toMatchObject({ code: 'illegal-move', rule: 'AE-71' });
  });

  it('[AE-71] in the third scoring too', () => {
    const match = start();
    nextScoring(match);
    nextScoring(match);
    cashUntilScoring(match);
    expect(look(match)).toMatchObject({ phase: 'pick', scorings: 2, picksLeft: 3 });
    const sizes = handSizes(match);
    pickAll(match);
    expect(outcome(match)?.reason).toBe('third-scoring');
    expect(handSizes(match)).toEqual(sizes.map((size) => size + 1));
  });
});

describe('AE-72 the airlines are scored', () => {
  it('[AE-72] from the farthest marker to the last, equal ones in the order of AE-1', () => {
    const match = start({ players: 5, board: fields({ start: { red: 12, white: 30, blue: 12, gray: 13 } }) });
    const order = scored(nextScoring(match)).map(({ share }) => share);
    const rest = ['yellow', 'violet', 'black', 'brown', 'green', 'orange'];
    expect(order).toEqual(['white', 'gray', 'blue', 'red', ...rest, 'abacus']);
  });

  it('[AE-72] where the markers stand then, not where they started', () => {
    const match = start({ board: fields({ start: { red: 12, blue: 11 } }) });
    play(match, 'licence blue rome-rome1', 'licence blue rome-rome2', 'take deck');
    expect(
      scored(nextScoring(match))
        .map(({ share }) => share)
        .slice(0, 2),
    ).toEqual(['blue', 'red']);
  });

  it('[AE-72] only portfolios count', () => {
    const match = start({
      keep: ['blue black', 'red black', 'black white'],
      hands: ['red*6', 'red', 'red*3'],
    });
    const { holdings, points } = scoredFor(nextScoring(match), 'red');
    expect([holdings, points]).toEqual([
      [0, 1, 0],
      [0, 2, 0],
    ]);
  });

  it.each([
    [0, [2, 1, 0, 0, 0]],
    [9, [2, 1, 0, 0, 0]],
    [10, [3, 2, 1, 0, 0]],
    [19, [3, 2, 1, 0, 0]],
    [20, [6, 3, 2, 1, 0]],
    [30, [9, 5, 3, 2, 1]],
    [999, [9, 5, 3, 2, 1]],
  ])('[AE-72] a marker at %d pays by its zone', (space, row) => {
    const match = start({
      players: 3,
      board: fields({ start: { red: space } }),
      keep: ['red black', 'red black', 'red black'],
      hands: ['red*2', 'red'],
    });
    play(match, 'play 2 red', 'play 1 red');
    const event = scoredFor(nextScoring(match), 'red');
    expect([event.row, event.points]).toEqual([row, row.slice(0, 3)]);
  });

  it('[AE-72] every row on europe-1 is that of its zone', () => {
    const match = start({ board: EUROPE, players: 4 });
    const { zones } = EUROPE.file;
    for (const { share, row } of scored(nextScoring(match))) {
      if (share === 'abacus') continue;
      const space = look(match).track[share];
      expect(row).toEqual(zones.findLast(({ from }) => from <= space)?.points);
    }
  });
});

describe('AE-73 places and ties', () => {
  const ROWS: [name: string, row: number[], holdings: number[], points: number[]][] = [
    ['the example of the rules', SIX, [3, 2, 2, 0], [6, 3, 3, 0]],
    ['all different', SIX, [4, 3, 2, 1], [6, 3, 2, 1]],
    ['in another order of seats', SIX, [1, 4, 2, 3], [1, 6, 2, 3]],
    ['nobody holds a share', SIX, [0, 0, 0], [0, 0, 0]],
    ['one holder', SIX, [0, 1, 0], [0, 6, 0]],
    ['two share first and second', SIX, [2, 2, 1], [5, 5, 2]],
    ['three share the first three places', SIX, [1, 1, 1], [4, 4, 4]],
    ['four share all places', SIX, [2, 2, 2, 2], [3, 3, 3, 3]],
    ['a tie for the last places', SIX, [3, 2, 1, 1], [6, 3, 2, 2]],
    ['two ties', SIX, [2, 2, 1, 1], [5, 5, 2, 2]],
    ['a tie over places that pay nothing', [2, 1, 0, 0, 0], [3, 2, 1, 1], [2, 1, 0, 0]],
    ['half a point is rounded up to one', [2, 1, 0, 0, 0], [3, 1, 1], [2, 1, 1]],
    ['five share all five places', [9, 5, 3, 2, 1], [1, 1, 1, 1, 1], [4, 4, 4, 4, 4]],
    ['four holders, so the fifth place is not paid', [9, 5, 3, 2, 1], [4, 3, 2, 1, 0], [9, 5, 3, 2, 0]],
  ];

  it.each(ROWS)('[AE-73] %s: row %j, shares %j → %j', (_name, row, holdings, points) => {
    const event = firstScoring('blue', row, holdings);
    expect(event.holdings).toEqual(holdings);
    expect(event.points).toEqual(points);
  });

  it('[AE-73] the fifth place with five holders', () => {
    const event = firstScoring('yellow', [9, 5, 3, 2, 1], [5, 4, 3, 2, 1]);
    expect(event.points).toEqual([9, 5, 3, 2, 1]);
  });

  it('[AE-73] places after the fifth pay nothing', () => {
    // Six holders can only be with AE-101: 6 counts as 4 + 2.
    const event = firstScoring('yellow', [5, 4, 3, 2, 1], [6, 4, 3, 2, 1], { splitHoldings: true });
    expect(event.points).toEqual([7, 5, 3, 2, 0]);
  });

  it('[AE-73] the points are added to the totals', () => {
    const match = start({
      board: fields({ start: { red: 20 } }),
      keep: ['red black', 'blue brown', 'green white'],
    });
    const events = nextScoring(match);
    expect(scoredFor(events, 'red').points).toEqual([6, 0, 0]);
    const total = [0, 1, 2].map((seat) => scored(events).reduce((vp, { points }) => vp + points[seat], 0));
    expect(look(match).awards[0]).toEqual(total);
    expect(look(match).vp).toEqual(total.map((vp, seat) => vp + seat + 1));
  });
});

it('[AE-74] ABACUS comes last: 4-2-1-0-0, 8-4-2-1-0, 16-8-4-2-1', () => {
  const match = start({ hands: ['blue*4 black*2', 'blue*3 black*3', 'blue*2 black*4'] });
  exchange(match, 'blue', 'blue', 'blue');
  exchange(match, 'blue', 'blue', 'blue');
  exchange(match, 'blue');
  exchange(match, 'blue');
  play(match, 'play 2 abacus', 'play abacus', 'play 3 abacus');
  expect([0, 1, 2].map((seat) => portfolio(match, seat).abacus)).toEqual([3, 2, 1]);
  for (const [scoring, row] of [
    [1, [4, 2, 1, 0, 0]],
    [2, [8, 4, 2, 1, 0]],
    [3, [16, 8, 4, 2, 1]],
  ] as const) {
    const last = scored(nextScoring(match)).at(-1);
    expect(last).toEqual({
      type: 'scored',
      scoring,
      share: 'abacus',
      row,
      holdings: [3, 2, 1],
      points: row.slice(0, 3),
    });
  }
  expect(outcome(match)?.reason).toBe('third-scoring');
});

describe('AE-75 play goes on', () => {
  it.each([2, 3, 4, 5])(
    '[AE-75] with the holder of the card: the order of %d turns is not broken',
    (players) => {
      const match = start({ players });
      for (const scoring of [1, 2]) {
        cashUntilScoring(match);
        const { turn } = look(match);
        const events = pickAll(match);
        expect(events.at(-1)).toEqual({ type: 'turn', seat: (turn + 1) % players });
        expect(look(match)).toMatchObject({ phase: 'turn', turn: (turn + 1) % players, scorings: scoring });
      }
    },
  );

  it('[AE-75] the card leaves the game', () => {
    const match = start();
    nextScoring(match);
    const { deck, pending, hands, portfolios, market: shown, gone: left } = look(match);
    expect(pending).toBe(0);
    const shares = [...hands.map(({ size }) => size), deck.size - 2, shown.length];
    const laid = [...portfolios, left].flatMap((counts) => Object.values(counts));
    // 82 shares with three players: no card is missing but the one that was scored.
    expect([...shares, ...laid].reduce((total, n) => total + n)).toBe(82);
    expect(bank(match)).toBeGreaterThanOrEqual(0);
  });
});

describe('AE-76 several scoring cards', () => {
  // Two players, thirds: the scoring cards lie at 10 to 22, 23 to 35, 36 to 48.
  const twoPlayers = (scoringAt: number[]) => start({ players: 2, options: { deck: 'thirds' }, scoringAt });
  const numbers = (events: readonly Event[]) => [...new Set(scored(events).map(({ scoring }) => scoring))];

  it('[AE-76] two in one draw for the hand: two whole scorings, one after the other', () => {
    const match = twoPlayers([22, 23, 40]);
    drawTo(match, 22);
    const { turn } = look(match);
    const size = handSizes(match)[turn];
    buy(match);
    const events = play(match, 'take deck');
    expect(types(events)).toEqual(['scoring-card', 'scoring-card', 'drew']);
    expect(handSizes(match)[turn]).toBe(size + 1);
    const holder = 1 - turn;
    for (const scoring of [1, 2]) {
      expect(look(match)).toMatchObject({
        phase: 'pick',
        active: [holder],
        picksLeft: 2,
        pending: 3 - scoring,
      });
      const after = pickAll(match);
      expect(numbers(after)).toEqual([scoring]);
      expect(types(after).filter((type) => type === 'refilled')).toHaveLength(5);
      expect(scored(after).at(-1)).toMatchObject({
        share: 'abacus',
        row: scoring === 1 ? [4, 2, 1, 0, 0] : [8, 4, 2, 1, 0],
      });
    }
    expect(look(match)).toMatchObject({ phase: 'turn', turn: holder, scorings: 2, pending: 0 });
  });

  it('[AE-76] two in one refill of the market', () => {
    const match = twoPlayers([22, 23, 40]);
    drawTo(match, 22);
    const { turn } = look(match);
    buy(match);
    const events = play(match, `take ${market(match)[0]}`);
    expect(types(events)).toEqual(['took', 'scoring-card', 'scoring-card', 'refilled']);
    expect(market(match)).toHaveLength(5);
    expect(numbers(pickAll(match))).toEqual([1]);
    expect(look(match)).toMatchObject({ phase: 'pick', active: [1 - turn] });
    expect(numbers(pickAll(match))).toEqual([2]);
  });

  it('[AE-76] one drawn by the refill of AE-71: the scoring under way is finished first', () => {
    const match = twoPlayers([20, 24, 40]);
    drawTo(match, 20);
    const { turn } = look(match);
    const holder = 1 - turn;
    buy(match);
    play(match, 'take deck'); // scoring card at 20, share at 21
    const first = pickAll(match); // refill from 22 on: the scoring card at 24 comes up
    const order = types(first);
    expect(order.filter((type) => type === 'refilled')).toHaveLength(5);
    expect(first).toContainEqual({ type: 'scoring-card', holder });
    expect(order.indexOf('scoring-card')).toBeLessThan(order.indexOf('scored'));
    expect(numbers(first)).toEqual([1]);
    expect(order).not.toContain('turn');
    expect(look(match)).toMatchObject({ phase: 'pick', active: [holder], turn, scorings: 1, pending: 1 });
    const second = pickAll(match);
    expect(numbers(second)).toEqual([2]);
    expect(second.at(-1)).toEqual({ type: 'turn', seat: holder });
  });

  it('[AE-76] the third right after the second ends the match', () => {
    const match = twoPlayers([10, 35, 36]);
    nextScoring(match);
    drawTo(match, 35);
    buy(match);
    play(match, 'take deck');
    expect(look(match)).toMatchObject({ phase: 'pick', pending: 2, scorings: 1 });
    expect(numbers(pickAll(match))).toEqual([2]);
    expect(look(match)).toMatchObject({ phase: 'pick', pending: 1, scorings: 2 });
    expect(numbers(pickAll(match))).toEqual([3]);
    expect(outcome(match)?.reason).toBe('third-scoring');
  });
});

describe('AE-77 the deck is empty', () => {
  /** Two scorings are over, and the deck has this many cards left, the third scoring card last of all. */
  function nearTheEnd(players: number, left: number): Table {
    const last = match0(players).setup.deck.length - 1;
    const match = start({ players, scoringAt: [undefined, undefined, last] });
    nextScoring(match);
    nextScoring(match);
    // Single cards first, so that later refills of five leave just this many.
    while ((deckSize(match) - left) % 5 !== 0) drawTo(match, look(match).deck.drawn + 1);
    while (deckSize(match) > left) play(match, 'cash');
    expect(look(match)).toMatchObject({ phase: 'turn', scorings: 2, deck: { size: left } });
    return match;
  }
  const match0 = (players: number) => start({ players });

  it('[AE-77] a hand draw gets nothing', () => {
    const match = nearTheEnd(2, 1);
    const { turn } = look(match);
    const before = hand(match, turn);
    buy(match);
    expect(types(play(match, 'take deck'))).toEqual(['scoring-card']);
    expect(hand(match, turn)).toEqual(before);
    expect(look(match)).toMatchObject({ phase: 'pick', deck: { size: 0 }, picksLeft: 2 });
    pickAll(match);
    expect(market(match)).toEqual([]);
    expect(outcome(match)?.reason).toBe('third-scoring');
  });

  it('[AE-77] the market is filled as far as it goes', () => {
    const match = nearTheEnd(3, 1);
    buy(match);
    const rest = market(match).slice(1);
    play(match, `take ${market(match)[0]}`);
    expect(countOf(market(match))).toEqual(countOf(rest));
    expect(look(match)).toMatchObject({ phase: 'pick', picksLeft: 3 });
  });

  it.each([
    [5, 3, 2],
    [5, 5, 4],
    [4, 4, 3],
    [3, 2, 1],
    [2, 2, 1],
  ])(
    '[AE-77] with %d players and the last %d cards on the market only %d take one',
    (players, left, shares) => {
      const match = nearTheEnd(players, left);
      while (look(match).phase === 'turn') play(match, 'cash'); // until the bank fails
      const { turn } = look(match);
      expect(market(match)).toHaveLength(shares);
      expect(look(match)).toMatchObject({ phase: 'pick', picksLeft: shares, deck: { size: 0 } });
      const takers = pickAll(match).flatMap((event) => (event.type === 'took' ? [event.seat] : []));
      expect(takers).toEqual(range(1, shares).map((n) => (turn + n) % players));
      expect(outcome(match)?.reason).toBe('third-scoring');
    },
  );

  it('[AE-77] with nothing on the market nobody takes a share', () => {
    const match = nearTheEnd(2, 1);
    const sizes = handSizes(match);
    const events = cashUntilScoring(match);
    expect(outcome(match)?.reason).toBe('third-scoring');
    expect(types(events)).not.toContain('took');
    expect(scored(events).map(({ scoring }) => scoring)).toContain(3);
    expect(handSizes(match)).toEqual(sizes);
  });
});
