import { Playout, replay } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { Table } from '../src/index.ts';

/** A table of Airlines (1990), played at random until chance has acted several times or the game is over. */
function played(seed: number, players: number): Table {
  const table = Table.deal({
    game: 'airlines-1990',
    players: Array.from({ length: players }, (_, seat) => ({ kind: 'person', name: `P${seat}` })),
    seed: `${seed}`,
  });
  const random = new Playout(seed);
  while (table.host.status.outcome === null) {
    const { deciding, waitingFor } = table.host.status;
    const seat = waitingFor ?? deciding[0];
    if (seat === undefined) throw new Error('nobody can move');
    if (waitingFor !== null) table.end(seat);
    else {
      const { legal } = table.frame(seat);
      const move = legal[random.below(legal.length)];
      if (move) table.move(seat, move);
    }
  }
  return table;
}

const tables = [1, 2, 3, 4, 5, 6].map((seed) => played(seed, 2 + (seed % 5)));
const shuffles = (table: Table) =>
  table.host.log.filter((entry) => 'seat' in entry && entry.seat === 'chance');

describe('chance at a table', () => {
  it('acts by itself, and nobody is asked', () => {
    expect(tables.flatMap(shuffles).length).toBeGreaterThan(3);
  });

  it('is in the record, which anybody can replay', () => {
    for (const table of tables) {
      const record = table.host.toRecord();
      expect(replay(table.game, record).log).toHaveLength(table.host.step);
    }
  });

  it('does the same when the table is opened again in the middle', () => {
    for (const table of tables) {
      const saved = table.host.toSaved();
      expect(Table.open(saved).host.toRecord()).toEqual(table.host.toRecord());
      const at = saved.log.findIndex((entry) => 'seat' in entry && entry.seat === 'chance');
      if (at < 0) continue;
      const before = Table.open({ ...saved, log: saved.log.slice(0, at) });
      expect(before.host.log[at]).toEqual(saved.log[at]);
    }
  });

  it('keeps the order of a pile to itself', () => {
    for (const table of tables) {
      const told = table.told(0).filter(({ seat }) => seat === 'chance');
      expect(told.map(({ move }) => move)).toEqual(shuffles(table).map(() => null));
    }
  });
});
