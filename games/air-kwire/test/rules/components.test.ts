import { describe, expect, it } from 'vitest';
import { airKwire, checkBoard } from '../../src/index.ts';
import { BOARD, sketch, USA } from './boards.ts';
import { airline, look, offers, play, start, take } from './table.ts';

describe('the board of the game', () => {
  it('[AK-1] seven airlines, 20 shares and a home each, aircraft of three ranges, limited', () => {
    expect(USA.airlineIds).toHaveLength(7);
    const match = start({ board: USA, hands: ['philadelphia'] });
    play(match, 'buy beacon');
    expect(airline(match, 'beacon')).toMatchObject({
      sold: 2,
      supply: { 'tri-motor': 20, 'boeing-247': 5, 'dc-3': 3 },
    });
  });

  it('[AK-1] a type is used up when its last aircraft is on the map', () => {
    const board = sketch({ airlines: { ant: { aircraft: '1 0 0' } } });
    const match = start({ board, hands: ['a1 a2 m'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    expect(airline(match, 'ant').supply['tri-motor']).toBe(0);
  });

  it('[AK-2] one city a hex, four hexes without one; the homes are the 3-point cities', () => {
    const { cities, empty, airlines } = USA.file;
    const hexes = [...cities, ...empty].map(({ q, r }) => `${q} ${r}`);
    expect(new Set(hexes).size).toBe(hexes.length);
    expect(empty).toHaveLength(4);
    const homes = cities.filter(({ points }) => points === 3).map(({ id }) => id);
    expect(airlines.map(({ home }) => home).sort()).toEqual(homes.sort());
  });

  it('[AK-2] one card of a 0- or 1-point city, two of a 2- or 3-point city', () => {
    const { hands, pile } = look(start({ board: USA, players: 6 }));
    const cards = USA.file.cities.reduce((sum, { points }) => sum + (points < 2 ? 1 : 2), 0);
    expect(pile.size + hands.reduce((sum, { size }) => sum + size, 0)).toBe(cards);
    expect(USA.homeCards).toBe(14);
    expect(USA.ordinaryCards).toBeGreaterThanOrEqual(60);
  });

  it('[AK-3] the stock track: 100 to 2000, several spaces of 100, limits that never fall', () => {
    const { track } = USA.file;
    expect([track[0].price, track.at(-1)?.price]).toEqual([100, 2000]);
    expect(track.filter(({ price }) => price === 100).length).toBeGreaterThan(1);
    expect(track.map(({ cities }) => cities)).toEqual(
      track.map(({ cities }) => cities).sort((a, b) => a - b),
    );
    expect(look(start()).airlines.ant).toMatchObject({ status: 'closed', space: 0, price: 100 });
  });

  it('[AK-85] a board file has what the rules need', () => {
    expect(checkBoard(USA.file)).toEqual({ errors: [], warnings: [] });
    for (const { id, home, aircraft, acquired } of USA.file.airlines) {
      expect(USA.cityIndex.has(home), id).toBe(true);
      expect(Object.keys(aircraft)).toEqual(['tri-motor', 'boeing-247', 'dc-3']);
      expect(acquired).toBeGreaterThan(0);
    }
    expect(USA.file.track.every(({ cities }) => cities >= 1)).toBe(true);
    expect(airKwire.boardFile(USA)).toBe(USA.file);
  });
});

it('[AK-4] dividend track with its marker at the top, supplies and city cards for all to see', () => {
  const match = start({ hands: ['a1'] });
  expect(look(match)).toMatchObject({ dividend: 0, due: false });
  take(match, 'buy ant', 'route ant a1 tri-motor');
  expect(look(match).dividend).toBe(1);
  expect(airline(match, 'ant')).toMatchObject({ cards: ['a1'], supply: { 'tri-motor': 8 } });
});

it('[AK-5] city points are the sum over the cities an airline occupies', () => {
  const match = start({ hands: ['a1 a2'] });
  play(match, 'buy ant');
  expect(airline(match, 'ant').points).toBe(3);
  play(match, 'done', 'route ant a2 tri-motor');
  expect(airline(match, 'ant').points).toBe(5);
  expect(offers(match)).toContain('draw pile');
  expect(BOARD.airlineIds).toEqual(['ant', 'bee', 'cat', 'dog', 'zed']);
});

it('[AK-10, AK-70, AK-81] what the host may choose, the first of each if nothing is said', () => {
  expect(airKwire).toMatchObject({ id: 'air-kwire', title: 'Air-Kwire', players: { min: 3, max: 6 } });
  expect(airKwire.options).toEqual([
    { name: 'startingCash', values: ['split', 'each'], rule: 'AK-10' },
    { name: 'powerCards', values: [false, true], rule: 'AK-70' },
    { name: 'openCash', values: [false, true], rule: 'AK-81' },
  ]);
  expect(airKwire.endReasons).toEqual(['forty-points', 'agreed', 'exhausted', 'round-limit']);
  expect(airKwire.boardFiles.map((file) => airKwire.loadBoard(file).id)).toEqual(['usa-1', 'usa-2']);
});
