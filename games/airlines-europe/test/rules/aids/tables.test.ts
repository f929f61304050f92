import { describe, expect, it } from 'vitest';
import {
  feed,
  feedPlay,
  ladder,
  networkOf,
  nextLicence,
  rowAt,
  rowOf,
  scoreNow,
} from '../../../src/aids/index.ts';
import type { Share } from '../../../src/types.ts';
import { fields, sketch } from '../boards.ts';
import type { Table } from '../table.ts';
import { exchange, look, nextScoring, play, start } from '../table.ts';

/* What the aids say at a small table, number by number. */

const ROUTES = { 'stockholm-riga': [1, 2], 'athens-riga': [3, 5], 'london-paris': [4] };
const board = sketch({
  routes: ROUTES,
  start: { green: 5, red: 20 },
  bonuses: [{ airline: 'green', target: 'athens', value: 7 }],
});
const { file } = board;
const CARDS = {
  board,
  keep: ['red black', 'red green', 'white gray'],
  hands: ['red*3 blue*2 gray', 'red*2 blue*4', 'green*2 white*4'],
  market: 'red black blue*3',
};

const after = (match: Table, ...lines: string[]): Table => {
  play(match, ...lines);
  return match;
};

describe('the track', () => {
  it.each([
    [0, [2, 1, 0, 0, 0]],
    [9, [2, 1, 0, 0, 0]],
    [10, [3, 2, 1, 0, 0]],
    [19, [3, 2, 1, 0, 0]],
    [20, [6, 3, 2, 1, 0]],
    [29, [6, 3, 2, 1, 0]],
    [30, [9, 5, 3, 2, 1]],
    [999, [9, 5, 3, 2, 1]],
  ])('[AE-45] space %d pays %j', (space, row) => {
    expect(rowAt(file, space)).toEqual(row);
  });

  it('[AE-74] ABACUS pays by the scorings made, and after the end what it paid in the last', () => {
    const match = start({ board: fields() });
    const rows = [0, 1, 2, 3].map((scorings) => {
      if (scorings > 0) nextScoring(match);
      return rowOf(look(match), file, 'abacus');
    });
    expect(rows).toEqual([
      [4, 2, 1, 0, 0],
      [8, 4, 2, 1, 0],
      [16, 8, 4, 2, 1],
      [16, 8, 4, 2, 1],
    ]);
    const ended = start({ board: sketch({ routes: { 'london-paris': [1] } }) });
    play(ended, 'licence red london-paris');
    expect(rowOf(look(ended), file, 'abacus')).toEqual([16, 8, 4, 2, 1]);
  });
});

describe('a licence', () => {
  it('[AE-43] the next one of a route, until it is full', () => {
    const match = start(CARDS);
    const next = (route: string) => nextLicence(look(match), file, route);
    expect([next('stockholm-riga'), next('athens-riga')]).toEqual([
      { circle: 0, price: 1 },
      { circle: 0, price: 3 },
    ]);
    play(match, 'licence green stockholm-riga');
    expect(next('stockholm-riga')).toEqual({ circle: 1, price: 2 });
    play(match, 'licence red london-paris', 'take deck');
    expect([next('london-paris'), next('nowhere')]).toEqual([null, null]);
  });

  it('[AE-100] none while the route is held back', () => {
    const match = start({ ...CARDS, options: { routePhases: true } });
    play(match, 'licence green stockholm-riga', 'take deck');
    expect(nextLicence(look(match), file, 'stockholm-riga')).toBeNull();
    nextScoring(match);
    expect(nextLicence(look(match), file, 'stockholm-riga')).toEqual({ circle: 1, price: 2 });
  });

  it('[AE-42] the network: home first, then what the licences reach', () => {
    const match = after(
      start(CARDS),
      'licence green stockholm-riga',
      'licence green athens-riga',
      'take deck',
    );
    const network = (airline: 'green' | 'orange') => networkOf(look(match), file, airline);
    expect(network('green')).toEqual({
      cities: ['stockholm', 'riga', 'athens'],
      routes: ['stockholm-riga', 'athens-riga'],
    });
    expect(network('orange')).toEqual({ cities: ['athens'], routes: [] });
  });

  it('[AE-45] what it changes for whom', () => {
    expect(feed(look(start(CARDS)), file, 'red', 'london-paris')).toEqual({
      price: 4,
      bonus: 0,
      track: { before: 20, after: 24 },
      row: { before: [6, 3, 2, 1, 0], after: [6, 3, 2, 1, 0] },
      points: { before: [5, 5, 0], after: [5, 5, 0] },
      crosses: false,
      next: { short: 6, row: [9, 5, 3, 2, 1], points: [7, 7, 0] },
    });
    expect(feed(look(start(CARDS)), file, 'gray', 'london-paris')).toMatchObject({
      bonus: 0,
      track: { before: 0, after: 4 },
    });
    const full = after(start(CARDS), 'licence red london-paris');
    expect(feed(look(full), file, 'gray', 'london-paris')).toBeNull();
  });

  it('[AE-46] the bonus counts when the route leads from the network to the target, and once', () => {
    const match = start(CARDS);
    const bonus = (route: string) => feed(look(match), file, 'green', route)?.bonus;
    expect([bonus('stockholm-riga'), bonus('athens-riga'), bonus('london-paris')]).toEqual([0, 0, 0]);
    play(match, 'licence green stockholm-riga');
    expect(feed(look(match), file, 'green', 'athens-riga')).toEqual({
      price: 3,
      bonus: 7,
      track: { before: 6, after: 6 + 3 + 7 },
      row: { before: [2, 1, 0, 0, 0], after: [3, 2, 1, 0, 0] },
      points: { before: [0, 2, 0], after: [0, 3, 0] },
      crosses: true,
      next: { short: 4, row: [6, 3, 2, 1, 0], points: [0, 6, 0] },
    });
    expect(feed(look(match), file, 'orange', 'athens-riga')?.bonus).toBe(0);
    play(match, 'licence green athens-riga', 'take deck');
    expect(bonus('athens-riga')).toBe(0);
  });

  it.each(['athens-stockholm', 'stockholm-athens'])('[AE-46] the bonus counts on %s', (route) => {
    const bonuses = [{ airline: 'green' as const, target: 'athens', value: 8 }];
    const straight = sketch({ routes: { [route]: [1] }, bonuses });
    expect(feed(look(start({ board: straight })), straight.file, 'green', route)?.bonus).toBe(8);
  });
});

describe('points', () => {
  it('[AE-72] if a scoring came now, by share and together', () => {
    const match = start(CARDS);
    const { byShare, total } = scoreNow(look(match), file);
    expect(byShare).toMatchObject({ red: [5, 5, 0], black: [2, 0, 0], green: [0, 2, 0], white: [0, 0, 2] });
    expect([byShare.yellow, byShare.blue, byShare.abacus]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(total).toEqual([7, 7, 4]);
  });

  it('[AE-50] what shares that are played would change, for the one who plays them', () => {
    const match = start(CARDS);
    const told = feedPlay(look(match, 1), file, 1, { red: 2 });
    expect(told.before).toEqual(scoreNow(look(match), file));
    expect(told.after.byShare.red).toEqual([3, 6, 0]);
    expect(told.after.total).toEqual([5, 8, 4]);
    const two = feedPlay(look(match, 2), file, 2, { green: 1, white: 1 });
    expect([two.after.byShare.green, two.after.byShare.white]).toEqual([
      [0, 2, 2],
      [0, 0, 2],
    ]);
  });

  it('[AE-92] the third of two players: all that is not known to be elsewhere, from the third scoring on', () => {
    const two = { board: fields({ start: { red: 20 } }), players: 2, keep: ['red black', 'brown green'] };
    const match = start({ ...two, hands: ['red*3 black*3', 'brown*6'] });
    expect(scoreNow(look(match, 0), file).byShare.red).toEqual([6, 0]);
    exchange(match, 'black');
    play(match, 'cash', 'play abacus', 'cash');
    nextScoring(match);
    nextScoring(match);
    for (const viewer of [null, 0, 1]) {
      const view = look(match, viewer);
      const { hands, portfolios, track } = view;
      for (const share of ['red', 'black', 'abacus'] as Share[]) {
        const held = portfolios.map((portfolio) => portfolio[share]);
        const away = hands.map((hand) =>
          share === 'abacus' ? hand.abacus : (hand.shares ?? hand.known)[share],
        );
        const all = { red: 13, black: 11, abacus: 20 }[share as 'red'];
        const third = [...held, ...away].reduce((left, count) => left - count, all);
        const row = share === 'abacus' ? [16, 8, 4, 2, 1] : rowAt(match.board.file, track[share]);
        // One player holds the share, the third more than that: second place.
        expect([held.filter((count) => count > 0).length, third > Math.max(...held)]).toEqual([1, true]);
        expect(scoreNow(view, match.board.file).byShare[share]).toEqual(
          held.map((count) => (count > 0 ? row[1] : 0)),
        );
      }
    }
    // What the one who plays lays down stays with that player: the third has the same.
    const told = feedPlay(look(match, 0), match.board.file, 0, { red: 3 }).after;
    play(match, 'play 3 red');
    expect(told).toEqual(scoreNow(look(match, 0), match.board.file));
  });
});

describe('the ladder', () => {
  it('[AE-110] what may still turn up, share by share, by who looks', () => {
    const match = start(CARDS);
    exchange(match, 'red'); // secret
    exchange(match, 'red', 'red', 'green portfolio'); // the last one open
    const unseen = (viewer: number | null, share: Share) =>
      ladder(look(match, viewer)).find((rung) => rung.share === share)?.unseen;
    // Of 13 red shares 2 are laid and 1 lies in the market; Ada has 2 and discarded 1, Bo discarded 2.
    expect([null, 0, 1, 2].map((viewer) => unseen(viewer, 'red'))).toEqual([10, 7, 8, 10]);
    // Of 9 green shares 1 has left the game face up; Cy has 2.
    expect([null, 0, 1, 2].map((viewer) => unseen(viewer, 'green'))).toEqual([8, 8, 8, 6]);
    expect([null, 0, 1, 2].map((viewer) => unseen(viewer, 'abacus'))).toEqual([17, 17, 17, 17]);
  });

  it('[AE-73] holdings, places, leaders and gap as they lie', () => {
    const match = after(start(CARDS), 'play 2 red', 'cash', 'play 4 white');
    const rungs = ladder(look(match));
    const rung = (share: Share) => rungs.find((each) => each.share === share);
    expect(rung('red')).toEqual({
      share: 'red',
      holdings: [3, 1, 0],
      places: [1, 2, 0],
      leaders: [0],
      gap: 2,
      unseen: 13 - 4 - 1,
    });
    expect(rung('white')).toMatchObject({ holdings: [0, 0, 5], places: [0, 0, 1], leaders: [2], gap: 5 });
    expect(rung('brown')).toMatchObject({ holdings: [0, 0, 0], places: [0, 0, 0], leaders: [], gap: 0 });
  });
});
