import { describe, expect, it } from 'vitest';
import { citiesOf, distance, hexesOf, limitsAt, occupants, reach, unlocks } from '../../../src/aids/index.ts';
import { CITY_WORDS } from '../../../src/board.ts';
import { occupies } from '../../../src/network.ts';
import { AIRCRAFT, TYPES } from '../../../src/types.ts';
import { allBoards } from '../../contract-boards.ts';
import { randomMatches } from './steps.ts';

/* Map and stock track: what is drawn is what the engine knows. */

describe('the map', () => {
  it('[AK-31] hexes are as far apart as they are drawn', () => {
    for (const { file } of allBoards) {
      const hexes = hexesOf(file);
      expect(hexes).toHaveLength(file.cities.length + file.empty.length);
      expect(hexes.filter(({ city }) => city === null)).toHaveLength(file.empty.length);
      for (const a of hexes) {
        for (const b of hexes) {
          if (a.city === null || b.city === null || a === b) continue;
          const apart = Math.hypot(a.x - b.x, a.y - b.y);
          const steps = distance(file, a.city, b.city);
          expect(apart).toBeGreaterThan(0.999 * Math.sqrt(0.75) * steps);
          expect(apart).toBeLessThan(1.001 * steps);
        }
      }
    }
  });

  it('[AK-5, AK-31] who is where, and what is in range', () => {
    let compared = 0;
    randomMatches(24, ({ n, board, before, tried }) => {
      if (++compared % 20 !== n % 20) return;
      const { state } = tried();
      board.airlines.forEach(({ id, home }, a) => {
        const own = citiesOf(before, board, id);
        const there = board.cities.filter((_, city) => occupies(state, a, city));
        expect(own.toSorted()).toEqual(there.map((city) => city.id).toSorted());
        expect(own[0]).toBe(before.airlines[id].status === 'open' ? home : undefined);
        if (before.airlines[id].status === 'closed') return;
        AIRCRAFT.forEach((type, t) => {
          const at = (a * TYPES + t) * CITY_WORDS;
          const near = board.cities.filter((_, c) => ((state.reach[at + (c >>> 5)] >>> (c & 31)) & 1) === 1);
          expect(reach(before, board, id, type)).toEqual(near.map((city) => city.id));
        });
      });
      for (const { id: city } of board.cities) {
        for (const { airline, home, aircraft, of } of occupants(before, board, city)) {
          expect(citiesOf(before, board, airline)).toContain(city);
          if (home) expect([aircraft, of]).toEqual([null, airline]);
          else expect(before.airlines[airline].cities).toContainEqual({ city, aircraft, of });
        }
      }
    });
    expect(compared).toBeGreaterThan(2000);
  });

  it('[AK-21, AK-31] a closed airline would fly from its home, and a price may not allow a type', () => {
    const { board, view } = randomMatches(1, () => {})[0];
    const closed = { ...view.airlines.beacon, status: 'closed', cities: [] } as const;
    const opening = { ...view, airlines: { ...view.airlines, beacon: closed } };
    const around = board.cities.filter(({ id }) => distance(board, 'new-york', id) === 1).map(({ id }) => id);
    expect(reach(opening, board, 'beacon', 'tri-motor')).toEqual(around);
    expect(reach(opening, board, 'beacon', 'dc-3', 0)).toEqual([]);
    expect(reach(opening, board, 'beacon', 'dc-3', board.track.length - 1).length).toBeGreaterThan(
      around.length,
    );
  });
});

describe('the stock track', () => {
  it('[AK-3] limits of a space, and what the next one brings', () => {
    for (const { file, limit, price, type, topSpace } of allBoards) {
      file.track.forEach(({ cities, aircraft }, space) => {
        const limits = limitsAt(file, space);
        expect(limits).toEqual({
          price: price[space],
          cities: limit[space],
          aircraft,
          types: AIRCRAFT.slice(0, type[space] + 1),
        });
        const next = file.track[space + 1];
        const isNew = type[space + 1] > type[space];
        expect(unlocks(file, space)).toEqual(
          space === topSpace
            ? null
            : { price: next.price, cities: next.cities - cities, aircraft: isNew ? next.aircraft : null },
        );
      });
      expect(limitsAt(file, topSpace + 3)).toEqual(limitsAt(file, topSpace));
    }
  });
});
