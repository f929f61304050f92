import { describe, expect, it } from 'vitest';
import { fields, lastLicence, sketch, testBoard } from './boards.ts';
import { firstScoring } from './holdings.ts';
import type { Table } from './table.ts';
import {
  exchange,
  look,
  nextScoring,
  offers,
  optionsOf,
  outcome,
  play,
  refusal,
  scoredFor,
  start,
} from './table.ts';

it('[AE-100] off by default', () => {
  expect(optionsOf()).toMatchObject({ routePhases: false, splitHoldings: false });
  const match = start({ board: testBoard('line-1') });
  play(match, 'licence red london-paris', 'licence gray london-paris');
});

describe('AE-100 routePhases', () => {
  const options = { routePhases: true };
  const airplanes = (match: Table, id: string) =>
    look(match).routes[match.board.file.routes.findIndex((route) => route.id === id)].length;

  it('[AE-100] one airplane a route before the first scoring, two before the second, then three', () => {
    // Gray, red and brown meet on london-paris.
    const routes = { 'london-paris': [1, 2, 3], 'paris-lisbon': [1, 2], 'kyiv-moscow': [1, 2] };
    const match = start({ board: sketch({ routes }), options });
    play(match, 'licence brown paris-lisbon', 'licence red london-paris', 'take deck');
    for (const refused of [
      'licence gray london-paris',
      'licence brown london-paris',
      'licence red paris-lisbon',
    ]) {
      expect(offers(match)).not.toContain(refused);
      expect(refusal(match, refused)).toMatchObject({
        code: 'illegal-move',
        rule: 'AE-100',
        reason: 'route-held-back',
      });
    }
    nextScoring(match);
    play(match, 'licence gray london-paris', 'licence red paris-lisbon', 'take deck');
    expect([airplanes(match, 'london-paris'), airplanes(match, 'paris-lisbon')]).toEqual([2, 2]);
    expect(refusal(match, 'licence brown london-paris')).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-100',
      reason: 'route-held-back',
    });
    nextScoring(match);
    play(match, 'licence brown london-paris', 'take deck');
    expect(airplanes(match, 'london-paris')).toBe(3);
  });

  it('[AE-100] the price is still that of the cheapest free licence', () => {
    const match = start({ board: testBoard('line-1'), options });
    play(match, 'licence red london-paris', 'take deck');
    nextScoring(match);
    expect(play(match, 'licence gray london-paris')[0]).toMatchObject({ type: 'licensed', price: 2 });
  });

  it('[AE-100] the cap holds for the second licence of a turn', () => {
    const match = start({ board: testBoard('line-1'), options });
    play(match, 'licence red london-paris');
    expect(refusal(match, 'licence gray london-paris')).toMatchObject({ rule: 'AE-100' });
  });

  it('[AE-100] never more than the route has', () => {
    const match = start({ board: testBoard('tiny-1'), options });
    play(match, 'licence red london-paris', 'take deck');
    nextScoring(match);
    expect(refusal(match, 'licence gray london-paris')).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-44',
    });
  });

  it('[AE-100] "blocked" in AE-81 is judged without this cap', () => {
    const match = start({ board: sketch({ routes: { 'london-paris': [1, 2] } }), options });
    play(match, 'licence red london-paris');
    expect(outcome(match)).toBeUndefined();
    play(match, 'take deck');
    expect(offers(match).some((offer) => offer.startsWith('licence'))).toBe(false);
    nextScoring(match);
    play(match, 'licence gray london-paris');
    expect(outcome(match)?.reason).toBe('all-blocked');
  });
});

describe('AE-101 splitHoldings', () => {
  const options = { splitHoldings: true };
  const SIX = [6, 3, 2, 1, 0];
  const ROWS: [name: string, row: number[], holdings: number[], points: number[]][] = [
    ['first and second place: 4 + 3', SIX, [7, 2], [9, 2]],
    ['fewest points for the others: 3 + 1, not 2 + 2', SIX, [4, 2], [8, 3]],
    ['no other holder: the lead is over 0', SIX, [2, 0], [9, 0]],
    ['no other holder, in another seat', SIX, [0, 3], [0, 9]],
    ['one share cannot be two parts', SIX, [1, 0], [6, 0]],
    ['a lead of one is too small', SIX, [3, 2], [6, 3]],
    ['a tie is no lead', SIX, [4, 4], [5, 5]],
    ['a lead of two is enough: 2 + 1', SIX, [3, 1], [9, 3]],
    ['the lead is over the second, not over the third', SIX, [4, 3, 1], [6, 3, 2]],
    ['nobody holds a share', SIX, [0, 0], [0, 0]],
    ['no split gives more than none', [6, 0, 0, 0, 0], [7, 2], [6, 0]],
    ['one that gives as much as none is not taken', [6, 3, 3, 0, 0], [5, 3, 2, 2], [6, 3, 2, 2]],
    ['both parts in one tie are rounded once, together', [5, 2, 1, 0, 0], [2, 0], [7, 0]],
    ['parts in two ties are rounded each by itself: 3 + 2', [5, 4, 2, 1, 0], [5, 3, 2], [7, 5, 2]],
    ['of equal ones 4 + 1, with less for the others', SIX, [5, 3, 2], [7, 3, 2]],
    ['the best split, not the most even: 4 + 2', [9, 3, 3, 3, 0], [6, 3, 2], [12, 3, 3]],
  ];

  it.each(ROWS)('[AE-101] %s: row %j, shares %j → %j', (_name, row, holdings, points) => {
    const event = firstScoring('red', row, holdings, options);
    expect([event.holdings, event.points]).toEqual([holdings, points]);
  });

  it('[AE-101] off: the same shares without splitting', () => {
    expect(firstScoring('red', SIX, [7, 2]).points).toEqual([6, 3]);
    expect(firstScoring('red', SIX, [2, 0]).points).toEqual([6, 0]);
  });

  it('[AE-101] applied by the rules, not asked: no move decides it', () => {
    const match = start({ players: 2, options, keep: ['red black', 'brown green'], hands: ['red*5'] });
    play(match, 'play 5 red');
    const moves = match.log.length;
    nextScoring(match);
    const kinds = new Set(match.log.slice(moves).map(({ move }) => move.type));
    expect(kinds).toEqual(new Set(['cash', 'take']));
  });

  it('[AE-101] ABACUS too', () => {
    const match = start({
      players: 2,
      options,
      keep: ['red black', 'brown green'],
      hands: ['red*6', 'brown*6'],
    });
    exchange(match, 'red', 'red', 'red');
    exchange(match, 'brown');
    exchange(match, 'red');
    play(match, 'play abacus', 'play 3 abacus');
    // 3 against 1: 2 + 1 takes the first place, and shares the second and third: 4 + 2.
    expect(scoredFor(nextScoring(match), 'abacus')).toMatchObject({ holdings: [3, 1], points: [6, 2] });
  });

  it('[AE-101] never for the third of AE-92', () => {
    const board = lastLicence({ start: { red: 20 } });
    const hands = ['black*6', 'brown*6'];
    const match = start({ board, players: 2, options, keep: ['red black', 'brown green'], hands });
    const event = scoredFor(play(match, 'licence red london-paris'), 'red');
    expect([event.holdings, event.points]).toEqual([
      [1, 0, 12],
      [3, 0],
    ]);
  });

  it('[AE-101] the third of AE-92 is another holder', () => {
    const board = lastLicence({ start: { red: 20 } });
    const hands = ['red*6', 'brown*6'];
    const match = start({ board, players: 2, options, keep: ['red black', 'red green'], hands });
    play(match, 'play 6 red', 'cash');
    // 7 against 5 of the third and 1: 4 + 3 would be second and third; 6 + 1 is first and a share of third.
    const event = scoredFor(play(match, 'licence red london-paris'), 'red');
    expect([event.holdings, event.points]).toEqual([
      [7, 1, 5],
      [8, 2],
    ]);
  });

  it('[AE-101] a third of AE-92 close behind leaves no lead', () => {
    const board = lastLicence({ start: { red: 20 } });
    const hands = ['red*6', 'brown*6'];
    const match = start({ board, players: 2, options, keep: ['red black', 'brown green'], hands });
    play(match, 'play 6 red', 'cash');
    const event = scoredFor(play(match, 'licence red london-paris'), 'red');
    expect([event.holdings, event.points]).toEqual([
      [7, 0, 6],
      [6, 0],
    ]);
  });

  it('[AE-101] a split does not change the portfolio', () => {
    const match = start({
      players: 2,
      options,
      board: fields({ start: { red: 20 } }),
      keep: ['red black', 'brown green'],
      hands: ['red*3'],
    });
    play(match, 'play 3 red');
    expect(scoredFor(nextScoring(match), 'red').points).toEqual([9, 0]);
    expect(look(match).portfolios[0].red).toBe(4);
  });
});
