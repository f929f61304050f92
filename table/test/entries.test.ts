import { GAMES } from '@tarmac/games';
import type { Viewer } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import type { Frame, Told } from '../src/index.ts';
import { parseSavedTable, Table } from '../src/index.ts';
import { Life } from './life.ts';
import { sights, viewers } from './tables.ts';

const TABLES = process.env.TARMAC_LONG === undefined ? 4 : 150;

function reopened(table: Table, length = table.host.log.length): Table {
  const saved = parseSavedTable(JSON.parse(JSON.stringify(table.host.toSaved())));
  return Table.open({ ...saved, log: saved.log.slice(0, length) });
}

/** Somebody who looks now and then, and is told what came since. */
class Guest {
  readonly viewer: Viewer;
  at = 0;
  told: readonly Told[] = [];
  frame: Frame | null = null;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  look(table: Table): void {
    const news = table.news(this.viewer, this.at);
    this.told = [...this.told.slice(0, news.keep), ...news.steps.map(({ told }) => told)];
    this.at = news.at;
    this.frame = news.frame;
  }
}

describe.each(GAMES.map(({ id }) => [id]))('%s: entries of all kinds', (game) => {
  test('every prefix of a log opens to what everybody saw then', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < TABLES; seed++) {
      const life = new Life(game, seed);
      const seen = new Map([[0, sights(life.table)]]);
      while (life.act()) seen.set(life.table.host.log.length, sights(life.table));
      for (const entry of life.table.host.log) kinds.add(Object.keys(entry).join());
      for (const [length, saw] of seen) expect(sights(reopened(life.table, length))).toBe(saw);
    }
    expect([...kinds].toSorted()).toEqual([
      'end',
      'ended',
      'rewind,agreed',
      'seat,move',
      'seat,player',
      'undo',
    ]);
  });

  test('a viewer who looks now and then is told everything once, whatever was taken back', () => {
    for (let seed = 0; seed < TABLES; seed++) {
      const life = new Life(game, seed + 1000);
      const guests = viewers(life.table).map((viewer) => new Guest(viewer));
      while (life.act()) {
        for (const [i, guest] of guests.entries()) {
          if ((life.acts + i) % (i + 2) !== 0) continue;
          const again = reopened(life.table);
          expect(again.news(guest.viewer, guest.at)).toEqual(life.table.news(guest.viewer, guest.at));
          guest.look(life.table);
          expect(guest.told).toEqual(life.table.told(guest.viewer));
          expect(guest.frame).toEqual(life.table.frame(guest.viewer));
        }
      }
    }
  });
});
