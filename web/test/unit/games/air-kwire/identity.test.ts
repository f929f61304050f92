import { airKwire } from '@tarmac/air-kwire';
import { AIRCRAFT, POWERS } from '@tarmac/air-kwire/aids';
import { beforeAll, describe, expect, it } from 'vitest';
import { OUTLINES } from '../../../../src/games/air-kwire/identity/aircraft.ts';
import { footOf, linesOf } from '../../../../src/games/air-kwire/identity/card-name.ts';
import { landOf, skyOf } from '../../../../src/games/air-kwire/identity/city-land.ts';
import { AIRLINES, identityOf } from '../../../../src/games/air-kwire/identity/identity.ts';
import { POWER_SIGNS } from '../../../../src/games/air-kwire/identity/power-signs.ts';
import { backdropOf, skylineOf } from '../../../../src/games/air-kwire/identity/skyline.ts';
import {
  aircraftName,
  airlineName,
  cardName,
  isPower,
  powerName,
} from '../../../../src/games/air-kwire/names.ts';
import { openTexts, texts } from '../../../../src/games/air-kwire/texts.ts';
import { withCityNames } from '../../../../src/games/common/city-names.ts';
import { LANGUAGES, type Language } from '../../../../src/words/languages.ts';
import { speak } from '../../../../src/words/words.svelte.ts';

const { file: board } = airKwire.loadBoard(airKwire.boardFiles[0]);
const SPOKEN = Object.keys(LANGUAGES) as Language[];

beforeAll(openTexts);

describe('the marks', () => {
  it('are one for every airline of the board, and a plain one for any other', () => {
    expect(AIRLINES).toEqual(board.airlines.map(({ id }) => id));
    const marks = [...AIRLINES, 'dodo'].map(identityOf);
    for (const part of ['letter', 'fin', 'base'] as const)
      expect(new Set(marks.map((mark) => mark[part])).size).toBe(marks.length);
    expect(identityOf('dodo').letter).toBe('DOD');
  });

  it('have the first letter of the name that is said', () => {
    for (const { id } of board.airlines) expect(airlineName(board, id)[0]).toBe(identityOf(id).letter);
  });

  it('and the outlines of aircraft and power cards are all different', () => {
    expect(new Set(AIRCRAFT.map((type) => OUTLINES[type].hull)).size).toBe(AIRCRAFT.length);
    expect(new Set(AIRCRAFT.map(aircraftName)).size).toBe(AIRCRAFT.length);
    expect(new Set(POWERS.map((power) => POWER_SIGNS[power].lines)).size).toBe(POWERS.length);
  });
});

describe('a card', () => {
  it('is a city or a power card, by its name', () => {
    expect(cardName(board, 'new-york')).toBe('New York');
    expect(cardName(board, 'reshuffle')).toBe(powerName('reshuffle'));
    expect(board.cities.filter(({ id }) => isPower(id))).toEqual([]);
  });

  it.each(SPOKEN)('has room for its name in %s', async (language) => {
    await speak(language);
    const { names } = texts();
    const cities = withCityNames(board, names.cities).cities.map(({ name }) => name);
    await speak('en');
    for (const name of [...cities, ...Object.values(names.powers)]) {
      const { lines, size } = linesOf(name, 72);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(size, name).toBeGreaterThanOrEqual(8.5);
      expect(lines.join(' ').replace('- ', '-')).toBe(name);
      expect(footOf(name, 72)).toBeLessThan(32);
    }
  });

  it('of a city has always the same picture, from a morning in the east to an evening in the west', () => {
    const stage = { width: 76, horizon: 70, sky: 60 };
    for (const { id, points } of board.cities) {
      expect(skylineOf(id, points, stage)).toBe(skylineOf(id, points, stage));
      expect(skylineOf(id, points, stage)).not.toMatch(/NaN|undefined/);
      expect(backdropOf(landOf(id), id, stage)).not.toMatch(/NaN|undefined/);
    }
    expect(skyOf(board, 'boston')).not.toEqual(skyOf(board, 'chicago'));
    expect(skyOf(board, 'chicago')).not.toEqual(skyOf(board, 'seattle'));
  });
});
