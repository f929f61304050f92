import { airKwire, type BoardFile, type View } from '@tarmac/air-kwire';
import { createMatch } from '@tarmac/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { citiesBy, EVERYTHING, networksBy } from '../../../../src/games/air-kwire/list/filter.ts';
import { timetableOf } from '../../../../src/games/air-kwire/list/rows.ts';
import { choosingOn } from '../../../../src/games/air-kwire/map/choosing.ts';
import { piecesOn } from '../../../../src/games/air-kwire/map/fleet.ts';
import { layoutBoard } from '../../../../src/games/air-kwire/map/layout.ts';
import { baseFor, legsOf } from '../../../../src/games/air-kwire/map/network.ts';
import { openTexts } from '../../../../src/games/air-kwire/texts.ts';

const [board] = airKwire.boardFiles as readonly BoardFile[];
if (!board) throw new Error('no board');
const NO_MARKS = { fresh: new Set<string>(), tentative: new Set<string>() };

/** A deal, with Beacon opened: an own aircraft in Boston, one of Cardinal, which it took over, in Chicago. */
function seen(): View {
  const { match } = createMatch(airKwire, {
    board: airKwire.loadBoard(board),
    names: ['a', 'b', 'c'],
    seed: 'list',
  });
  const dealt = airKwire.view(match.state, 0);
  const { beacon, cardinal } = dealt.airlines;
  if (!beacon || !cardinal) throw new Error('no such airlines');
  const cities = [
    { city: 'boston', aircraft: 'dc-3', of: 'beacon' },
    { city: 'chicago', aircraft: 'dc-3', of: 'cardinal' },
  ] as const;
  return {
    ...dealt,
    airlines: {
      ...dealt.airlines,
      beacon: { ...beacon, status: 'open', ceo: 0, space: 3, points: 8, cities },
      cardinal: { ...cardinal, status: 'defunct', owner: 'beacon' },
    },
    shares: dealt.shares.map((shares, seat) => (seat === 0 ? { ...shares, beacon: 4 } : shares)),
  };
}

const view = seen();
beforeAll(openTexts);

describe('the list of cities and airlines', () => {
  test('every city once, by name; who serves it, with what, and which cards are held', () => {
    const { cities } = timetableOf(view, board, { ...NO_MARKS, fresh: new Set(['boston:beacon']) }, 'en');
    expect(cities).toHaveLength(board.cities.length);
    expect(cities.map(({ name }) => name)).toEqual(cities.map(({ name }) => name).toSorted());
    const row = (id: string) => cities.find((city) => city.id === id);
    expect(row('boston')?.served).toMatchObject([{ airline: 'beacon', aircraft: 'dc-3', fresh: true }]);
    expect(row('chicago')).toMatchObject({ home: 'cardinal', points: 3 });
    expect(row('chicago')?.served).toMatchObject([{ airline: 'beacon', of: 'cardinal', fresh: false }]);
    expect(row('new-york')?.served).toMatchObject([{ airline: 'beacon', home: true, aircraft: null }]);
    const held = cities.filter(({ cards }) => cards > 0).map(({ id }) => id);
    expect(held.toSorted()).toEqual([...new Set(view.hands[0]?.cards)].toSorted());
  });

  test('an airline with its home, its other cities and its limit', () => {
    const { networks } = timetableOf(view, board, NO_MARKS, 'en');
    const [beacon, cardinal, magnolia] = networks;
    expect(beacon).toMatchObject({
      name: 'Beacon',
      city: 'New York',
      cities: ['Boston', 'Chicago'],
      routes: 2,
    });
    expect(beacon?.limit).toBe(board.track[3]?.cities);
    expect([cardinal?.status, magnolia?.status]).toEqual(['defunct', 'closed']);
  });

  test('filters: by airline, by what is served, by name', () => {
    const { cities, networks } = timetableOf(view, board, NO_MARKS, 'en');
    const ids = (filter: Partial<typeof EVERYTHING>) =>
      citiesBy(cities, { ...EVERYTHING, ...filter }).map(({ id }) => id);
    expect(ids({ which: 'served' })).toEqual(['boston', 'chicago', 'new-york']);
    expect(ids({ which: 'free' })).toHaveLength(board.cities.length - 3);
    expect(ids({ city: 'bOS' })).toEqual(['boston']);
    expect(ids({ airline: 'cardinal', which: 'served' })).toEqual(['chicago']);
    expect(networksBy(networks, { ...EVERYTHING, which: 'served' })).toHaveLength(1);
    expect(networksBy(networks, { ...EVERYTHING, city: 'seattle' })).toMatchObject([{ airline: 'totem' }]);
  });
});

describe('what stands on the map', () => {
  const layout = layoutBoard(board, {});

  test('home markers and aircraft, those that share a city side by side', () => {
    const both = {
      ...view,
      airlines: {
        ...view.airlines,
        magnolia: {
          ...view.airlines.beacon,
          cities: [{ city: 'boston', aircraft: 'boeing-247', of: 'magnolia' }],
        },
      },
    } as View;
    const pieces = piecesOn(layout.cities, both, board, NO_MARKS);
    expect(pieces.map(({ mark }) => mark).toSorted()).toEqual([
      'atlanta:magnolia',
      'boston:beacon',
      'boston:magnolia',
      'chicago:beacon',
      'new-york:beacon',
    ]);
    const [one, other] = pieces.filter(({ city }) => city === 'boston');
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo(one?.size ?? 0);
    expect(one?.share).toBe(2);
  });

  test('a network hangs together by lines within range', () => {
    expect(legsOf(view, board, 'beacon')[0]).toEqual(['new-york', 'boston']);
    expect(baseFor(view, board, 'beacon', 'bangor')).toBe('boston');
    expect(baseFor(view, board, 'totem', 'portland')).toBe('seattle');
  });

  test('while an airline is chosen, what is neither its own nor lit steps back, in reach or not', () => {
    const choosing = choosingOn(layout, {
      board,
      view,
      lit: new Map([['miami', null]]),
      range: { airline: 'beacon', aircraft: 'dc-3' },
      airline: 'beacon',
    });
    expect(choosing.own.map(({ city }) => city)).toEqual(['new-york', 'chicago', 'boston']);
    expect(choosing.reached.map(({ city }) => city)).toContain('albany');
    const veiled = choosing.veiled.map(({ city }) => city);
    for (const city of ['seattle', 'albany']) expect(veiled).toContain(city);
    for (const city of ['miami', 'boston']) expect(veiled).not.toContain(city);
  });
});
