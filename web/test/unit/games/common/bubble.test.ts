import { afterEach, describe, expect, test } from 'vitest';
import { placeBubble } from '../../../../src/games/common/bubble/place.ts';
import { whichPress } from '../../../../src/games/common/bubble/press.ts';
import { type Box, overlap } from '../../../../src/games/common/map/geometry.ts';
import { diceOf } from '../../../harness/dice.ts';

const FRAME = { x: 0, y: 0, w: 390, h: 304 };
const SIZE = { w: 240, h: 96 };
const boxAt = (x: number, y: number, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  w: side,
  h: side,
});

describe('the place of a bubble', () => {
  test('it lies below its thing while nothing is there, its pointer in the middle', () => {
    const thing = boxAt(195, 100, 20);
    expect(placeBubble(thing, SIZE, FRAME, [])).toEqual({ side: 'below', x: 75, y: 122 });
  });

  test('at the lower edge it lies above, at a side it stays inside', () => {
    expect(placeBubble(boxAt(195, 290, 20), SIZE, FRAME, []).side).toBe('above');
    expect(placeBubble(boxAt(10, 100, 20), SIZE, FRAME, []).x).toBeGreaterThanOrEqual(6);
  });

  test('wherever a route lies on the map of a phone, both its cities and their names stay in sight', () => {
    const dice = diceOf(18);
    for (let tries = 0; tries < 2000; tries++) {
      const [x, y] = [40 + dice.roll(310), 40 + dice.roll(224)];
      const [dx, dy] = [20 + dice.roll(30), dice.roll(40) - 20];
      const seen = [boxAt(x - dx, y - dy, 14), boxAt(x + dx, y + dy, 14)].flatMap((city) => [
        city,
        { x: city.x + 16, y: city.y, w: 50, h: 13 },
      ]);
      const thing = boxAt(x, y, 20);
      const box = { ...placeBubble(thing, SIZE, FRAME, seen), ...SIZE };
      for (const other of [...seen, thing]) expect(overlap(box, other), `${x}, ${y}`).toBe(0);
      expect(overlap(box, FRAME)).toBe(SIZE.w * SIZE.h);
    }
  });

  test('it leaves open what can be pressed next, where that is no detour', () => {
    const thing = boxAt(195, 150, 20);
    const below = boxAt(195, 200, 20);
    expect(placeBubble(thing, SIZE, FRAME, [], [below, below]).side).toBe('above');
    expect(placeBubble(thing, SIZE, FRAME, []).side).toBe('below');
  });
});

describe('the one rule of a press', () => {
  const press = (on: object, detail: number) => whichPress({ currentTarget: on, detail } as MouseEvent);
  const [card, button] = [{}, {}];
  afterEach(() => press({}, 1));

  test('the first press chooses, the second of a double click goes through with it', () => {
    expect([press(card, 1), press(card, 2), press(card, 3)]).toEqual(['first', 'second', 'stray']);
  });

  test('two slow presses are two first ones', () => {
    expect([press(card, 1), press(card, 1)]).toEqual(['first', 'first']);
  });

  test('the second press of a double click that met something else first means nothing', () => {
    expect([press(card, 1), press(button, 2)]).toEqual(['first', 'stray']);
  });

  test('the keyboard always presses for the first time', () => {
    expect([press(card, 0), press(card, 0)]).toEqual(['first', 'first']);
  });
});
