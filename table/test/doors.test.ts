import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '@tarmac/games';
import { describe, expect, test } from 'vitest';
import { Table } from '../src/index.ts';
import { DOORS, doorsOf } from './doors.ts';
import { TwoWorlds } from './two-worlds.ts';

/** What everybody at the table knows before the cards are dealt. */
const PUBLIC = ['game', 'board', 'boardFile', 'options', 'players'];

test('every public member of a table names its viewer, is known to everybody, or is for hosts', () => {
  const isPrivate = /^(checkMay|stepsSeenBy|checkViewer)$/;
  const members = Object.getOwnPropertyNames(Table.prototype).filter(
    (name) => name !== 'constructor' && !isPrivate.test(name),
  );
  expect(members.toSorted()).toEqual([...Object.keys(DOORS), ...PUBLIC].toSorted());
  const makers = Object.getOwnPropertyNames(Table).filter(
    (name) => !['length', 'name', 'prototype'].includes(name),
  );
  expect(makers.toSorted()).toEqual(['deal', 'fork', 'ofRecord', 'open']);
  const table = Table.deal({ game: 'airlines-europe', players: [0, 1].map(person), seed: 's' });
  expect(Object.keys(table).toSorted()).toEqual(['host', 'ledger']);
});

const person = (seat: number) => ({ kind: 'person', name: `P${seat}` }) as const;

/** Pairs of worlds for each game; the long tests play more. */
const PAIRS = process.env.TARMAC_LONG === undefined ? 8 : 400;

describe.each(GAMES.map((game) => [game.id]))('%s: in two worlds that look alike to a viewer', (game) => {
  test('every door of that viewer says the same, while others play, try and take back', () => {
    const seen = { compared: 0, tried: 0, apart: 0 };
    for (let seed = 0; seed < PAIRS; seed++) {
      const worlds = new TwoWorlds(game, seed);
      for (let acts = 0; acts < 160 && worlds.act(); acts++) {
        for (const viewer of [worlds.viewer, null]) {
          const [there, here] = [worlds.other, worlds.one].map((one) => doorsOf(one, viewer, worlds.probes));
          // Much faster; vitest's own comparison says what differs.
          if (!isDeepStrictEqual(there, here)) expect(there).toEqual(here);
          seen.compared++;
        }
        if (worlds.trying) seen.tried++;
        if (worlds.differ) seen.apart++;
      }
    }
    // The worlds were different all along, and somebody was trying something out in one of them.
    expect(seen.compared).toBeGreaterThan(PAIRS * 60);
    expect(seen.apart).toBeGreaterThan(seen.compared / 4);
    expect(seen.tried).toBeGreaterThan(PAIRS * 2);
  });
});

test('the doors are seen to differ where the worlds do', () => {
  const worlds = new TwoWorlds('airlines-europe', 1);
  const hidden = (worlds.viewer + 1) % worlds.one.players.length;
  expect(doorsOf(worlds.one, hidden, [])).not.toEqual(doorsOf(worlds.other, hidden, []));
});
