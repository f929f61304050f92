import { reach } from '@tarmac/air-kwire/aids';
import { beforeAll, expect, it } from 'vitest';
import { choosingOn } from '../../../../src/games/air-kwire/map/choosing.ts';
import { layoutOf } from '../../../../src/games/air-kwire/map/layout.ts';
import { openTexts } from '../../../../src/games/air-kwire/texts.ts';
import { moments } from './turn/moments.ts';

beforeAll(openTexts);

it('only what may be chosen is lit: a city in reach that may not steps back like any other', () => {
  let within = 0;
  for (const { view, board, lit, range, choice } of moments(3)) {
    if (range === null) continue;
    const layout = layoutOf(board, {});
    const { airline } = choice;
    const choosing = choosingOn(layout, { board, view, lit, range, airline });
    const plain = choosingOn(layout, { board, view, lit, range: null, airline: range.airline });
    expect(choosing.lit.map(({ city }) => city).toSorted()).toEqual([...lit.keys()].toSorted());
    const own = new Set(plain.own.map(({ city }) => city));
    const inVain = reach(view, board, range.airline, range.aircraft).filter(
      (city) => !lit.has(city) && !own.has(city),
    );
    within += inVain.length;
    const veiled = new Set(choosing.veiled.map(({ city }) => city));
    if (lit.size > 0) expect(inVain.filter((city) => !veiled.has(city))).toEqual([]);
  }
  expect(within).toBeGreaterThan(0);
});
