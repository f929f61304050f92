import { airlinesEurope } from '@tarmac/airlines-europe';
import { verify } from '@tarmac/kernel';
import { describe, expect, test, vi } from 'vitest';
import { parseSavedTable, Table } from '../src/index.ts';
import { refused, sights, viewers } from './tables.ts';
import { wander } from './wander.ts';

/** The long programme plays more. */
const TABLES = process.env.TARMAC_LONG === undefined ? 60 : 480;

function reopened(table: Table): Table {
  return Table.open(parseSavedTable(JSON.parse(JSON.stringify(table.host.toSaved()))));
}

describe('random tables with undo', () => {
  test('run to their end and give records that can be checked', () => {
    const seen = { move: 0, undo: 0, end: 0 };
    for (let seed = 0; seed < TABLES; seed++) {
      const table = wander(seed, (at, act) => {
        seen[act]++;
        if (at.host.log.length % 50 !== 0) return;
        expect(verify(airlinesEurope, at.host.toRecord()).steps).toBe(at.frame(null).step);
      });
      const { steps, status } = verify(airlinesEurope, table.host.toRecord());
      expect([status, steps]).toEqual(['finished', table.host.step]);
      expect(table.host.status).toMatchObject({ deciding: [], waitingFor: null, undoable: 0 });
      expect(refused(table, () => table.undo(table.host.log.length % table.players.length)).code).toBe(
        'nothing-to-undo',
      );
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(8 * TABLES);
  });

  test('a saved table opens with everything everybody saw, after every act', () => {
    for (const seed of [0, 3]) {
      wander(seed, (table) => {
        const again = reopened(table);
        expect(again.host.log).toEqual(table.host.log);
        for (const viewer of viewers(table)) {
          expect(JSON.stringify(again.frame(viewer))).toBe(JSON.stringify(table.frame(viewer)));
        }
      });
    }
    for (let seed = 10; seed < 10 + TABLES / 2; seed++) {
      wander(seed, (table) => {
        if (table.host.log.length % 97 === 0) expect(sights(reopened(table))).toBe(sights(table));
      });
    }
  });

  test('undo leaves exactly the moment before; nobody else sees it happen', () => {
    let compared = 0;
    for (let seed = 0; seed < TABLES / 4; seed++) {
      /** What the acting seat and the others saw after this many moves. */
      const earlier: string[] = [];
      let othersSaw = '';
      wander(seed, (table, act) => {
        const { undoable, deciding, waitingFor } = table.host.status;
        const acting = waitingFor ?? deciding[0] ?? 0;
        const others = viewers(table).filter((viewer) => viewer !== acting);
        const now = JSON.stringify(table.frame(acting));
        if (act === 'undo') {
          expect(now).toBe(earlier[table.host.step]);
          compared++;
        }
        earlier[table.host.step] = now;
        const othersSee = JSON.stringify(others.map((viewer) => table.frame(viewer)));
        if (undoable > 0) expect(othersSee).toBe(othersSaw);
        othersSaw = othersSee;
      });
    }
    expect(compared).toBeGreaterThan(4 * TABLES);
  });

  test('history goes back and forth, and few moves are played again for a step', () => {
    const table = wander(2, () => {});
    const steps = Array.from({ length: table.host.step + 1 }, (_, step) => step);
    const played = vi.spyOn(airlinesEurope.search, 'play');
    const forth = steps.map((step) => JSON.stringify(table.frameAt(step, 0)));
    const back = steps.toReversed().map((step) => JSON.stringify(table.frameAt(step, 0)));
    expect(back.toReversed()).toEqual(forth);
    // Forth, a step is the move after the one before; back, it is played from the last state that is kept.
    expect(played.mock.calls.length).toBeLessThan(20 * steps.length);
    played.mockRestore();
    expect(table.frameAt(table.host.step, 0)).toEqual(table.frame(0));
    expect(table.frameAt(5, 0).legal).toEqual([]);
    expect(table.frameAt(5, null).view).toEqual(Table.fork(table, 5).frame(null).view);
    for (const step of [-1, 0.5, table.host.step + 1]) {
      expect(() => table.frameAt(step, 0)).toThrow(expect.objectContaining({ code: 'bad-shape' }));
    }
  });
});
