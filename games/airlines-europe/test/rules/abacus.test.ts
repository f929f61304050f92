import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import type { Table } from './table.ts';
import {
  bank,
  cash,
  exchange,
  gone,
  hand,
  handSizes,
  look,
  offers,
  play,
  portfolio,
  refusal,
  start,
} from './table.ts';

const CARDS = { keep: ['red black'], hands: ['red*2 blue brown*2 gray'] };
const supply = (match: Table) => look(match).abacusSupply;

describe('AE-55 shares for ABACUS', () => {
  it.each([
    ['one of the hand for one', ['blue'], { red: 2, brown: 2, gray: 1, abacus: 1 }, { red: 1, black: 1 }],
    [
      'one of the portfolio for one',
      ['black portfolio'],
      { red: 2, blue: 1, brown: 2, gray: 1, abacus: 1 },
      { red: 1 },
    ],
    [
      'three of the hand for two',
      ['blue', 'red', 'red'],
      { brown: 2, gray: 1, abacus: 2 },
      { red: 1, black: 1 },
    ],
    [
      'three of hand and portfolio for two',
      ['blue', 'gray', 'red portfolio'],
      { red: 2, brown: 2, abacus: 2 },
      { black: 1 },
    ],
    [
      'one of the hand and two of the portfolio for two',
      ['red', 'red portfolio', 'black portfolio'],
      { red: 1, blue: 1, brown: 2, gray: 1, abacus: 2 },
      {},
    ],
  ])('[AE-55] %s', (_name, discards, left, laid) => {
    const match = start(CARDS);
    const events = exchange(match, ...discards);
    const count = discards.length === 1 ? 1 : 2;
    expect(events.at(-2)).toEqual({ type: 'abacus', seat: 0, count });
    expect([hand(match, 0), portfolio(match, 0)]).toEqual([left, laid]);
    expect(supply(match)).toBe(20 - count);
    expect(look(match).turn).toBe(1);
  });

  it('[AE-55] ABACUS shares may be discarded too, from hand and portfolio', () => {
    const match = start(CARDS);
    exchange(match, 'red', 'red', 'brown');
    play(match, 'cash', 'cash', 'play abacus', 'cash', 'cash');
    exchange(match, 'gray', 'abacus', 'abacus portfolio');
    expect([hand(match, 0), portfolio(match, 0)]).toEqual([
      { blue: 1, brown: 1, abacus: 2 },
      { red: 1, black: 1 },
    ]);
    expect(gone(match)).toMatchObject({ abacus: 2 });
  });

  it('[AE-55] no dividend', () => {
    const match = start(CARDS);
    const money = bank(match);
    exchange(match, 'blue', 'red', 'red');
    expect([cash(match), bank(match)]).toEqual([[8, 8, 8], money]);
  });

  it('[AE-55] at most two a turn', () => {
    const match = start(CARDS);
    expect(refusal(match, { type: 'exchange', take: 3 } as never)).toMatchObject({ code: 'unknown-move' });
    play(match, 'exchange 2', 'discard red', 'discard red', 'discard red portfolio');
    expect(refusal(match, 'exchange 1', 0)).toMatchObject({ code: 'not-your-turn', reason: 'not-your-turn' });
  });

  it.each([
    ['a share that is not there', [], 'discard orange', 'not-held'],
    ['a share that is not in the portfolio', [], 'discard blue portfolio', 'not-held'],
    ['more of a share than there are', ['discard gray'], 'discard gray', 'not-held'],
    ['backwards in the order of the airlines', ['discard brown'], 'discard red', 'discard-order'],
    [
      'the hand after the portfolio',
      ['discard brown', 'discard red portfolio'],
      'discard gray',
      'discard-order',
    ],
    ['one behind which too few are left', [], 'discard black portfolio', 'discard-earlier'],
    ['something else before it is paid for', ['discard red'], 'cash', 'discard-due'],
    ['a licence before it is paid for', [], 'licence red paris-paris1', 'discard-due'],
  ])('[AE-55] refused: %s', (_name, before, line, reason) => {
    const match = start(CARDS);
    play(match, 'exchange 2', ...before);
    expect(refusal(match, line)).toMatchObject({ code: 'illegal-move', rule: 'AE-55', reason });
  });

  it('[AE-55] on offer is only what still allows the rest', () => {
    const match = start(CARDS);
    play(match, 'exchange 2');
    // Hand red, blue, brown, gray, portfolio red, black: after the first two more must follow.
    expect(offers(match)).toEqual(['discard blue', 'discard red', 'discard brown', 'discard gray']);
    play(match, 'discard gray');
    expect(offers(match)).toEqual(['discard red portfolio']);
    play(match, 'discard red portfolio');
    expect(offers(match)).toEqual(['discard black portfolio']);
  });
});

describe('AE-56 the supply', () => {
  /** Two players take two at a time until this many are left. */
  function emptied(left: number): Table {
    const match = start({ players: 2, keep: ['red black', 'red black'], hands: ['red*5 black', 'black*6'] });
    while (supply(match) > left) take(match, supply(match) - left > 1 ? 2 : 1);
    return match;
  }

  /** Takes ABACUS shares for the first shares on offer. */
  function take(match: Table, count: number): void {
    play(match, `exchange ${count}`);
    while (look(match).phase === 'discard') play(match, offers(match)[0]);
  }

  it('[AE-56] two only while two are left', () => {
    const match = emptied(2);
    take(match, 2);
    expect(supply(match)).toBe(0);
  });

  it('[AE-56] with one left only one for one', () => {
    const match = emptied(1);
    expect(offers(match)).toContain('exchange 1');
    expect(offers(match)).not.toContain('exchange 2');
    expect(refusal(match, 'exchange 2')).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-56',
      reason: 'abacus-short',
    });
    take(match, 1);
    expect(supply(match)).toBe(0);
  });

  it('[AE-56] with none left nothing', () => {
    const match = emptied(0);
    for (const line of ['exchange 1', 'exchange 2']) {
      expect(offers(match)).not.toContain(line);
      expect(refusal(match, line)).toMatchObject({
        code: 'illegal-move',
        rule: 'AE-56',
        reason: 'abacus-short',
      });
    }
  });

  it('[AE-56] discarded ABACUS shares do not return', () => {
    const match = emptied(1);
    const { abacus } = look(match).hands[look(match).turn];
    expect(abacus).toBeGreaterThan(0);
    play(match, 'exchange 1', 'discard abacus');
    expect(supply(match)).toBe(0);
    const { hands, portfolios } = look(match);
    const owned = [...hands, ...portfolios].reduce((total, { abacus: n }) => total + n, 0);
    expect(owned).toBe(20 - (look(match).gone.abacus ?? 0));
    expect(look(match).gone.abacus).toBeGreaterThan(0);
  });
});

describe('AE-57 discards', () => {
  it.each([
    ['from the hand: secret', 'blue', null],
    ['from the portfolio: public', 'red portfolio', 'red'],
  ])('[AE-57] %s', (_name, line, share) => {
    const match = start(CARDS);
    const [, discarded] = exchange(match, line);
    expect(discarded).toMatchObject({ type: 'discarded', seat: 0, share: line.split(' ')[0] });
    expect(airlinesEurope.seen(discarded, 0)).toEqual(discarded);
    for (const viewer of [null, 1, 2])
      expect(airlinesEurope.seen(discarded, viewer)).toMatchObject({ share });
    expect(look(match).hands[0].discarded).toBe(share === null ? 1 : 0);
    expect(gone(match)).toEqual(share === null ? {} : { [share]: 1 });
  });

  it('[AE-57] ABACUS shares show by their back, also when discarded', () => {
    const match = start(CARDS);
    exchange(match, 'red', 'red', 'brown');
    expect(look(match).hands[0]).toMatchObject({ size: 5, abacus: 2, discarded: 3 });
    play(match, 'cash', 'cash');
    const [, discarded] = exchange(match, 'abacus');
    expect(airlinesEurope.seen(discarded, 1)).toMatchObject({ from: 'hand', share: 'abacus' });
    expect(look(match).hands[0]).toMatchObject({ size: 5, abacus: 2, discarded: 3 });
    expect(gone(match)).toEqual({ abacus: 1 });
  });

  it('[AE-57] how many came from the hand is public', () => {
    const match = start(CARDS);
    exchange(match, 'blue', 'brown', 'red portfolio');
    for (const viewer of [null, 1, 2]) {
      expect(look(match, viewer).hands[0]).toMatchObject({ size: 6, discarded: 2, discards: null });
    }
    expect(look(match, 0).hands[0].discards).toMatchObject({ blue: 1, brown: 1, red: 0 });
  });

  it.each([
    ['one share', [['blue'], ['gray']]],
    ['three shares', [['red', 'red', 'blue'].sort(), ['brown', 'brown', 'gray']]],
    [
      'two and one of the portfolio',
      [
        ['red', 'red', 'black portfolio'],
        ['blue', 'gray', 'black portfolio'],
      ],
    ],
  ])('[AE-57] which ones of the hand, nobody else can tell: %s', (_name, [one, other]) => {
    const worlds = [one, other].map((discards) => {
      const match = start(CARDS);
      const views: unknown[] = [];
      const steps = [
        `exchange ${discards.length === 1 ? 1 : 2}`,
        ...discards.map((share) => `discard ${share}`),
      ];
      for (const step of [...steps, 'cash']) {
        const events = play(match, step);
        for (const viewer of [null, 1, 2]) {
          views.push(
            look(match, viewer),
            events.map((event) => airlinesEurope.seen(event, viewer)),
          );
        }
      }
      return { views, own: look(match, 0) };
    });
    expect(worlds[1].views).toEqual(worlds[0].views);
    expect(worlds[1].own).not.toEqual(worlds[0].own);
  });

  it('[AE-57] discards leave the game', () => {
    const match = start(CARDS);
    exchange(match, 'blue', 'brown', 'red portfolio');
    expect(handSizes(match)).toEqual([6, 6, 6]);
    expect(portfolio(match, 0)).toEqual({ black: 1 });
    expect(hand(match, 0)).toEqual({ red: 2, brown: 1, gray: 1, abacus: 2 });
  });
});
