import { GAMES } from '@tarmac/games';
import { Playout } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { costsOf, MOST } from '../bench/wire.ts';
import { wireGame } from '../bench/wire-game.ts';
import { repeatable, world } from './world.ts';

describe('what a whole game costs on the sockets of its people, everything that follows a step included', () => {
  test.each(GAMES.map(({ id }) => id))('%s', async (game) => {
    const { url } = await world({ random: repeatable('sizes') });
    const lines = await wireGame(url, game, new Playout(7));
    const { watching, deciding, whole } = costsOf(lines, 'delta');
    expect(watching).toBeLessThan(MOST.watching);
    expect(deciding).toBeLessThan(MOST.deciding);
    expect(whole).toBeLessThan(MOST.whole);
    // The form for programs without the rules has no limit; it is what the differences are for.
    expect(costsOf(lines, 'full').whole).toBeGreaterThan(whole);
  });
});
