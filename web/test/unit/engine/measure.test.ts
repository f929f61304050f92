import { GAMES } from '@tarmac/games';
import { expect, it } from 'vitest';
import { measureRandomPlay } from '../../../src/engine/measure.ts';

it.each(GAMES.map(({ id }) => id))('decisions per second of %s are measured', (id) => {
  expect(measureRandomPlay(id, 1)).toBeGreaterThan(0);
});
