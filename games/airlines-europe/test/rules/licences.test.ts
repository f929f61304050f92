import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import { EUROPE, fields, lastLicence, sketch, testBoard } from './boards.ts';
import {
  bank,
  cash,
  deckSize,
  drawTo,
  hand,
  handSizes,
  look,
  market,
  nextScoring,
  offers,
  outcome,
  play,
  portfolio,
  randomMatch,
  range,
  refusal,
  scoredFor,
  start,
  track,
  types,
} from './table.ts';

const line = testBoard('line-1');
const wheel = testBoard('wheel-1');

describe('AE-40 one licence, perhaps a second, then a share', () => {
  it.each([
    ['the same airline, a route only the first one reaches', 'licence red london-rome', 1],
    ['another airline on the same route, the next licence', 'licence gray london-paris', 2],
    ['another airline on another route', 'licence black kyiv-lisbon', 1],
  ])('[AE-40] the second licence: %s', (_name, second, price) => {
    const match = start({ board: line });
    play(match, 'licence red london-paris', second);
    expect(cash(match)[0]).toBe(8 - 1 - price);
    expect(look(match).phase).toBe('share');
    play(match, 'take deck');
    expect(look(match)).toMatchObject({ phase: 'turn', turn: 1 });
  });

  it('[AE-40] conditions are checked after the first', () => {
    const match = start({ board: line });
    expect(refusal(match, 'licence red london-rome')).toMatchObject({ rule: 'AE-42', reason: 'not-served' });
    play(match, 'licence red london-paris');
    expect(refusal(match, 'licence red london-paris')).toMatchObject({
      rule: 'AE-44',
      reason: 'flies-already',
    });
    expect(offers(match)).toContain('licence red london-rome');
  });

  it('[AE-40] cash is checked after the first', () => {
    const match = start({ board: wheel });
    expect(offers(match)).toContain('licence gray london-new-york');
    play(match, 'licence gray london-vienna');
    expect(cash(match)[0]).toBe(7);
    expect(offers(match)).not.toContain('licence gray london-new-york');
    expect(refusal(match, 'licence gray london-new-york')).toMatchObject({
      rule: 'AE-43',
      reason: 'too-expensive',
    });
  });

  it('[AE-40] the second is optional, a third is not possible', () => {
    const match = start({ board: line });
    play(match, 'licence red london-paris', 'take deck');
    play(match, 'licence red madrid-paris', 'licence red berlin-madrid');
    expect(refusal(match, 'licence red berlin-moscow')).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-40',
      reason: 'share-due',
    });
  });

  it.each([
    ['one licence', ['licence red london-paris'], 'second-or-share'],
    ['two licences', ['licence red london-paris', 'licence red london-rome'], 'share-due'],
  ])('[AE-40] after %s one share, which cannot be declined', (_name, lines, reason) => {
    const match = start({ board: line, hands: ['black*6'] });
    play(match, ...lines);
    for (const instead of ['cash', 'play black', 'exchange 1']) {
      expect(refusal(match, instead)).toMatchObject({ code: 'illegal-move', rule: 'AE-40', reason });
    }
    const rest = offers(match).filter((offer) => !offer.startsWith('licence'));
    expect(rest.every((offer) => offer.startsWith('take'))).toBe(true);
    play(match, 'take deck');
    expect(handSizes(match)).toEqual([7, 6, 6]);
    expect(look(match).turn).toBe(1);
  });

  it('[AE-40] without money for a second the share is all that is left', () => {
    const match = start({ board: wheel, market: 'red*2 blue brown*2' });
    play(match, 'licence gray london-new-york');
    expect(offers(match).sort()).toEqual(['take blue', 'take brown', 'take deck', 'take red']);
  });
});

it('[AE-41] a licence for an airline of which the player holds no share', () => {
  const match = start({ board: line, keep: ['red black'], hands: ['red*3 black*3'] });
  expect(hand(match, 0).gray ?? portfolio(match, 0).gray).toBeUndefined();
  play(match, 'licence gray london-rome');
  expect(look(match).routes[line.file.routes.findIndex(({ id }) => id === 'london-rome')]).toEqual(['gray']);
});

describe('AE-42 the network', () => {
  // Stockholm – Ankara – Athens – Rome – London – Paris – Madrid – Berlin – Moscow – Kyiv – Lisbon
  const ROWS: [name: string, before: string[], allowed: boolean, line: string][] = [
    ['touches the home airport', [], true, 'licence red madrid-paris'],
    ['is one stop away', [], false, 'licence red berlin-madrid'],
    ['touches the network', ['licence red madrid-paris'], true, 'licence red berlin-madrid'],
    ['is one stop from the network', ['licence red madrid-paris'], false, 'licence red berlin-moscow'],
    ['touches the network on its other side', ['licence red madrid-paris'], true, 'licence red london-paris'],
    ["touches another airline's network", ['licence gray london-rome'], false, 'licence red athens-rome'],
    ["touches another airline's home", [], false, 'licence red berlin-moscow'],
  ];

  it.each(ROWS)('[AE-42] a route that %s', (_name, before, allowed, next) => {
    const match = start({ board: line });
    for (const licence of before) play(match, licence, 'take deck');
    if (allowed) play(match, next);
    else expect(refusal(match, next)).toMatchObject({ code: 'illegal-move', rule: 'AE-42' });
  });

  it('[AE-42] both ends may be in the network already', () => {
    const match = start({ board: wheel });
    play(match, 'licence red paris-vienna', 'licence red london-vienna', 'take deck');
    play(match, 'licence red london-paris', 'take deck');
    expect(track(match, 'red')).toBe(1 + 1 + 3);
  });

  it('[AE-42] what is on offer hangs together with the home, at every moment of a match', () => {
    const { routes, airlines } = EUROPE.file;
    const match = start({ board: EUROPE, players: 4 });
    randomMatch(match, 42, (seat) => {
      const { phase, routes: flown } = look(match);
      if (phase !== 'turn') return;
      for (const move of airlinesEurope.legal(match.state, seat)) {
        if (move.type !== 'licence') continue;
        const reached = new Set([airlines.find(({ id }) => id === move.airline)?.home]);
        for (let size = 0; size !== reached.size; ) {
          size = reached.size;
          routes.forEach(({ from, to }, r) => {
            if (!flown[r].includes(move.airline)) return;
            if (reached.has(from)) reached.add(to);
            else if (reached.has(to)) reached.add(from);
          });
        }
        const ends = routes.filter(({ id }) => id === move.route).flatMap(({ from, to }) => [from, to]);
        expect(ends.some((end) => reached.has(end))).toBe(true);
      }
    });
  });
});

describe('AE-43 the cheapest free licence', () => {
  it.each([
    ['first', [], 'licence gray london-rome', 1],
    ['second', ['licence gray london-rome'], 'licence blue london-rome', 2],
    ['third', ['licence gray london-rome', 'licence blue london-rome'], 'licence orange london-rome', 3],
  ])('[AE-43] the %s licence is paid to the bank', (_name, before, next, price) => {
    const match = start({ board: line });
    play(match, 'licence orange athens-rome', 'take deck');
    for (const licence of before) play(match, licence, 'take deck');
    const { cash: purses, bank: money, turn } = look(match);
    play(match, next);
    expect(cash(match)[turn]).toBe(purses[turn] - price);
    expect(bank(match)).toBe(money + price);
  });

  it('[AE-43] prices of europe-1 in ascending order, each sold once', () => {
    const match = start({ board: EUROPE, players: 5 });
    const sold = new Map<string, number[]>();
    randomMatch(match, 43);
    const replayed = start({ board: EUROPE, players: 5 });
    for (const { seat, move } of match.log.slice(5)) {
      for (const event of replayed.apply(seat, move)) {
        if (event.type === 'licensed') sold.set(event.route, [...(sold.get(event.route) ?? []), event.price]);
      }
    }
    expect(sold.size).toBeGreaterThan(10);
    for (const { id, licences } of EUROPE.file.routes) {
      const prices = sold.get(id) ?? [];
      expect(prices).toEqual(licences.slice(0, prices.length));
    }
  });

  it('[AE-43] not for less money than it costs', () => {
    const match = start({ board: sketch({ routes: { 'london-paris': [9], 'kyiv-moscow': [8] } }) });
    const error = refusal(match, 'licence red london-paris');
    expect(error).toMatchObject({ code: 'illegal-move', rule: 'AE-43' });
    expect(error.message).toContain('9');
    play(match, 'licence black kyiv-moscow');
    expect(cash(match)[0]).toBe(0);
  });
});

describe('AE-44 no licence', () => {
  it('[AE-44] twice for one airline on one route', () => {
    const match = start({ board: line });
    play(match, 'licence red london-paris', 'take deck');
    expect(refusal(match, 'licence red london-paris')).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-44',
      reason: 'flies-already',
    });
  });

  it('[AE-44] when the route is full', () => {
    const match = start({ board: testBoard('tiny-1') });
    play(match, 'licence red london-paris', 'take deck');
    expect(refusal(match, 'licence gray london-paris')).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-44',
      reason: 'route-full',
    });
  });

  it('[AE-44] when the airline has no airplane left', () => {
    const spokes = range(1, 8).map((n) => [`moscow-x${n}`, [1]] as const);
    const board = sketch({ routes: Object.fromEntries([...spokes, ['london-paris', [1]]]) });
    const match = start({ board });
    range(1, 7).forEach((n) => {
      expect(look(match).planes.white).toBe(8 - n);
      play(match, `licence white moscow-x${n}`, 'take deck');
    });
    expect(look(match).planes.white).toBe(0);
    expect(refusal(match, 'licence white moscow-x8')).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-44',
      reason: 'no-airplane',
    });
    expect(offers(match)).toContain('licence red london-paris');
  });
});

describe('AE-45 the track', () => {
  it('[AE-45] the marker advances by the cost', () => {
    const match = start({ board: wheel });
    const before = look(match).track;
    const [bought] = play(match, 'licence gray london-vienna');
    expect(bought).toMatchObject({ type: 'licensed', price: 1, track: before.gray + 1 });
    play(match, 'licence gray paris-vienna', 'take deck', 'licence gray london-new-york', 'take deck');
    expect(look(match).track).toEqual({ ...before, gray: before.gray + 1 + 1 + 8 });
  });

  it('[AE-45] it never stops, and the row of the last zone applies', () => {
    const zones = [
      { from: 0, to: 998, points: [2, 1, 0, 0, 0] },
      { from: 999, points: [6, 3, 2, 1, 0] },
    ];
    const start999 = { start: { red: 999 }, zones };
    const match = start({ board: sketch({ routes: { 'paris-x': [8], 'paris-y': [9] }, ...start999 }) });
    play(match, 'licence red paris-x', 'take deck', 'cash', 'cash', 'cash', 'cash', 'cash');
    expect(track(match, 'red')).toBe(1007);
    const events = play(match, 'cash', 'licence red paris-y'); // the last licence: a scoring at once (AE-81)
    expect(track(match, 'red')).toBe(1016);
    expect(scoredFor(events, 'red').row).toEqual([6, 3, 2, 1, 0]);
  });

  it('[AE-45] a marker beyond the last zone is scored by its row', () => {
    const board = fields({ start: { red: 33 } });
    const match = start({ board, keep: ['red black', 'brown blue', 'brown blue'] });
    play(match, 'licence red paris-paris1', 'licence red paris-paris2', 'take deck');
    const { row, points } = scoredFor(nextScoring(match), 'red');
    expect([row, points[0]]).toEqual([[9, 5, 3, 2, 1], 9]);
  });
});

describe('AE-46 the bonus', () => {
  const bonuses = [{ airline: 'green' as const, target: 'athens', value: 7 }];
  const ways = sketch({
    routes: {
      'stockholm-riga': [1],
      'riga-warsaw': [1],
      'warsaw-athens': [1, 2],
      'stockholm-berlin': [1],
      'berlin-athens': [1],
      'stockholm-oslo': [1],
      'athens-sofia': [1, 2],
    },
    bonuses,
  });

  it('[AE-46] a straight chain, on line-1 with its own numbers', () => {
    const match = start({ board: line });
    const { value } = line.file.bonuses.find(({ airline }) => airline === 'green') ?? { value: 0 };
    const before = track(match, 'green');
    expect(types(play(match, 'licence green ankara-stockholm'))).toEqual(['licensed']);
    expect(play(match, 'licence green ankara-athens')).toEqual([
      { type: 'licensed', seat: 0, airline: 'green', route: 'ankara-athens', price: 1, track: before + 2 },
      { type: 'connected', airline: 'green', bonus: value, track: before + 2 + value },
    ]);
    expect(track(match, 'green')).toBe(before + 2 + value);
    expect(look(match).bonus.green).toBe(0);
  });

  it('[AE-46] a branching network, bought by several players', () => {
    const match = start({ board: ways });
    play(match, 'licence green stockholm-oslo', 'licence green stockholm-berlin', 'take deck');
    play(match, 'licence green stockholm-riga', 'licence green riga-warsaw', 'take deck');
    expect([track(match, 'green'), look(match).bonus.green]).toEqual([4, 7]);
    play(match, 'licence green warsaw-athens');
    expect([track(match, 'green'), look(match).bonus.green]).toEqual([5 + 7, 0]);
  });

  it('[AE-46] only once: a second chain brings nothing', () => {
    const match = start({ board: ways });
    play(match, 'licence green stockholm-berlin', 'licence green berlin-athens', 'take deck');
    expect(track(match, 'green')).toBe(2 + 7);
    const events = play(match, 'licence green warsaw-athens', 'licence green riga-warsaw', 'take deck');
    expect(types(events)).not.toContain('connected');
    play(match, 'licence green stockholm-riga');
    expect(track(match, 'green')).toBe(5 + 7);
  });

  it("[AE-46] not by another airline's licences", () => {
    const match = start({ board: ways, players: 5 });
    play(match, 'licence green stockholm-berlin', 'licence violet berlin-athens', 'take deck');
    expect([track(match, 'green'), track(match, 'violet'), look(match).bonus.green]).toEqual([1, 1, 7]);
  });

  it('[AE-46] not when the target is flown to from elsewhere', () => {
    const match = start({ board: ways });
    play(match, 'licence orange warsaw-athens', 'licence orange athens-sofia', 'take deck');
    expect([track(match, 'orange'), look(match).bonus.green]).toEqual([2, 7]);
  });

  it.each(['orange', 'green', 'gray', 'white'] as const)(
    '[AE-46] %s can complete its chain on line-1',
    (airline) => {
      const { home } = line.file.airlines.find(({ id }) => id === airline) ?? {};
      const { target, value } = line.file.bonuses.find((bonus) => bonus.airline === airline) ?? {};
      const chain = [line.file.routes.map(({ from, to }) => [from, to])].flat();
      const order = [
        'stockholm',
        'ankara',
        'athens',
        'rome',
        'london',
        'paris',
        'madrid',
        'berlin',
        'moscow',
      ];
      const [a, b] = [order.indexOf(home ?? ''), order.indexOf(target ?? '')];
      const step = a < b ? 1 : -1;
      const match = start({ board: line });
      for (let at = a; at !== b; at += step) {
        const ends = [order[at], order[at + step]];
        const route = line.file.routes[chain.findIndex((pair) => ends.every((end) => pair.includes(end)))];
        expect(look(match).bonus[airline]).toBe(value);
        play(match, `licence ${airline} ${route.id}`, 'take deck');
      }
      expect(look(match).bonus[airline]).toBe(0);
      const before = line.file.airlines.find(({ id }) => id === airline)?.start ?? 0;
      expect(track(match, airline)).toBe(before + Math.abs(b - a) + (value ?? 0));
    },
  );
});

describe('AE-47 remote routes', () => {
  it('[AE-47] one licence, bought like any other', () => {
    const match = start({ board: wheel });
    const before = track(match, 'gray');
    expect(refusal(match, 'licence red london-new-york')).toMatchObject({ rule: 'AE-42' });
    play(match, 'licence gray london-new-york', 'take deck');
    expect([cash(match)[0], track(match, 'gray')]).toEqual([0, before + 8]);
    play(match, 'licence red paris-vienna', 'licence red london-vienna', 'take deck');
    expect(refusal(match, 'licence red london-new-york')).toMatchObject({
      rule: 'AE-44',
      reason: 'route-full',
    });
    expect(refusal(match, 'licence gray london-new-york')).toMatchObject({
      rule: 'AE-44',
      reason: 'flies-already',
    });
  });

  it.each(airlinesEurope.boardFiles)('[AE-47] $id has four, the most expensive of all', (file) => {
    const { routes } = airlinesEurope.loadBoard(file).file;
    const remote = routes.filter((route) => route.remote);
    const highest = Math.max(...routes.filter((route) => !route.remote).flatMap(({ licences }) => licences));
    expect(remote).toHaveLength(4);
    for (const { licences } of remote) {
      expect(licences).toHaveLength(1);
      expect(licences[0]).toBeGreaterThan(highest);
    }
  });
});

describe('AE-48 blocked airlines', () => {
  it('[AE-48] with airplanes, but no licence to buy', () => {
    const match = start({ board: testBoard('tiny-1') });
    play(match, 'licence red london-paris', 'licence red madrid-paris', 'take deck');
    play(match, 'licence gray london-stockholm', 'take deck');
    play(match, 'licence brown lisbon-madrid', 'take deck'); // now red cannot leave London, Paris and Madrid
    expect(look(match).planes.red).toBe(13 - 2);
    expect(offers(match).filter((offer) => offer.startsWith('licence red'))).toEqual([]);
    expect(offers(match)).toContain('licence brown berlin-lisbon');
  });

  it('[AE-48] cash does not matter: what nobody can pay is still to be bought', () => {
    const match = start({ board: sketch({ routes: { 'moscow-x': [8], 'moscow-y': [20] } }) });
    play(match, 'licence white moscow-x');
    expect(outcome(match)).toBeUndefined();
    expect(offers(match).every((offer) => offer.startsWith('take'))).toBe(true);
  });

  it('[AE-48] without airplanes it counts as blocked for the end (AE-81)', () => {
    const spokes = range(1, 8).map((n) => [`moscow-x${n}`, [1]] as const);
    const match = start({ board: sketch({ routes: Object.fromEntries(spokes) }) });
    for (const n of range(1, 6)) play(match, `licence white moscow-x${n}`, 'take deck');
    play(match, 'licence white moscow-x7');
    expect(outcome(match)?.reason).toBe('all-blocked');
  });

  it('[AE-48] blocked from the beginning, the match still begins', () => {
    const match = start({ board: lastLicence() });
    expect(outcome(match)).toBeUndefined();
    expect(offers(match).filter((offer) => offer.startsWith('licence'))).toEqual([
      'licence red london-paris',
      'licence gray london-paris',
    ]);
  });
});

describe('AE-49 the share', () => {
  const cards = { keep: ['red black'], hands: ['red*6'], market: 'blue*2 brown*3', deck: 'gray orange' };

  it('[AE-49] of the market, which is refilled at once', () => {
    const match = start({ ...cards, board: line });
    play(match, 'licence red london-paris');
    const events = play(match, 'take blue');
    expect(events).toEqual([
      { type: 'took', seat: 0, share: 'blue' },
      { type: 'refilled', slot: 0, share: 'gray' },
      { type: 'turn', seat: 1 },
    ]);
    expect(hand(match, 0)).toEqual({ red: 6, blue: 1 });
    expect(market(match).sort()).toEqual(['blue', 'brown', 'brown', 'brown', 'gray']);
    expect(portfolio(match, 0)).toEqual({ red: 1, black: 1 });
  });

  it('[AE-49] or the top of the deck', () => {
    const match = start({ ...cards, board: line });
    const size = deckSize(match);
    play(match, 'licence red london-paris', 'take deck');
    expect(hand(match, 0)).toEqual({ red: 6, gray: 1 });
    expect(market(match)).toEqual(['blue', 'blue', 'brown', 'brown', 'brown']);
    expect(deckSize(match)).toBe(size - 1);
  });

  it('[AE-49] not one the market does not show', () => {
    const match = start({ ...cards, board: line });
    play(match, 'licence red london-paris');
    expect(refusal(match, 'take gray')).toMatchObject({
      code: 'illegal-move',
      rule: 'AE-49',
      reason: 'not-in-market',
    });
    expect(refusal(match, { type: 'take', from: 'market', share: 'abacus' } as never).code).toBe(
      'unknown-move',
    );
  });

  it('[AE-49] the deck is never empty then', () => {
    const moments = { share: 0, last: Number.POSITIVE_INFINITY };
    for (const seed of range(1, often(60))) {
      const players = 2 + (seed % 4);
      const match = start({
        board: EUROPE,
        players,
        options: { deck: seed % 2 === 0 ? 'thirds' : 'standard' },
      });
      randomMatch(match, seed, () => {
        const { phase, deck } = look(match);
        if (phase !== 'share' && phase !== 'second') return;
        moments.share++;
        moments.last = Math.min(moments.last, deck.size);
        if (!offers(match).includes('take deck')) throw new Error(`seed ${seed}: no card to draw`);
      });
    }
    expect(moments.share).toBeGreaterThan(often(500));
    expect(moments.last).toBeGreaterThanOrEqual(1);
  });

  it('[AE-49] even the very last card can be drawn: it is the third scoring card', () => {
    const match = start({ players: 2, scoringAt: [undefined, undefined, 48] });
    while (look(match).phase !== 'end' && look(match).scorings < 2) nextScoring(match);
    drawTo(match, 48);
    expect(look(match)).toMatchObject({ phase: 'turn', scorings: 2, deck: { size: 1 } });
    play(match, offers(match).find((offer) => offer.startsWith('licence')) ?? 'cash');
    expect(offers(match)).toContain('take deck');
  });
});
