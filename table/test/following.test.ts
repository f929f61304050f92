import { GAMES } from '@tarmac/games';
import { Playout } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { Table } from '../src/index.ts';

const DEEDS = 60;

describe.each(GAMES.map(({ id }) => id))('a table that follows another one: %s', (game) => {
  test('shows everybody the same, however many entries come at once', () => {
    for (let seed = 0; seed < 5; seed++) {
      const random = new Playout(seed);
      const names = ['Ada', 'Ben', 'Zoe'];
      const players = names.map((name) => ({ kind: 'person', name }) as const);
      const table = Table.deal({ game, players, seed: `followed ${seed}` });
      const follower = Table.open(table.host.toSaved());
      for (let deeds = 0; deeds < DEEDS; deeds++) {
        const { deciding, waitingFor, undoable } = table.host.status;
        const seat = waitingFor ?? deciding[random.below(Math.max(1, deciding.length))];
        if (seat === undefined) break;
        const { legal } = table.frame(seat);
        const move = legal[random.below(Math.max(1, legal.length))];
        if (undoable > 0 && random.below(4) === 0) table.undo(seat);
        else if (waitingFor === seat) table.end(seat);
        else if (move) table.move(seat, move);
        if (random.below(3) === 0) continue; // more than one entry the next time
        follower.host.follow(JSON.parse(JSON.stringify(table.host.log.slice(follower.host.log.length))));
        expect(follower.host.toSaved()).toEqual(table.host.toSaved());
        for (const viewer of [null, 0, 1, 2]) {
          expect(follower.frame(viewer)).toEqual(table.frame(viewer));
          expect(follower.told(viewer)).toEqual(table.told(viewer));
          expect(follower.seen(viewer)).toBe(table.seen(viewer));
        }
      }
    }
  });

  test('refuses what is no entry, and what does not follow', () => {
    const players = ['Ada', 'Ben', 'Zoe'].map((name) => ({ kind: 'person', name }) as const);
    const table = Table.deal({ game, players, seed: 'odd' });
    expect(() => table.host.follow([{ nonsense: 1 }])).toThrow(/nonsense/);
    expect(() => table.host.follow([{ end: 0 }])).toThrow();
  });
});
