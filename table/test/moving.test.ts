import { botDesk } from '@tarmac/bots';
import { findGame, GAMES } from '@tarmac/games';
import type { MatchRecord } from '@tarmac/kernel';
import { Playout, parseRecord, verify } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import type { Player } from '../src/index.ts';
import { movedTable, parseSavedTable, Table } from '../src/index.ts';
import { Life } from './life.ts';
import { begun, fromDeck, is, play, refused, viewers } from './tables.ts';

const decide = botDesk();
const SEED = 'f'.repeat(64);

const guests = (table: Table): Player[] =>
  table.players.map((_, seat) =>
    seat === 0 ? { kind: 'bot', name: 'Bruno', bot: 'random' } : { kind: 'person', name: `Guest ${seat}` },
  );

function movedFrom(table: Table, seed = SEED): Table {
  const record: MatchRecord = JSON.parse(JSON.stringify(table.host.toRecord()));
  const moved = movedTable(parseRecord(record), seed);
  for (const [seat, player] of guests(table).entries()) moved.host.sit(seat, player);
  return moved;
}

/** Everything that everybody saw of the moves that stand. */
function history(table: Table, upTo: number): string {
  const all = viewers(table).map((viewer) => [
    table.told(viewer).slice(0, upTo),
    Array.from({ length: upTo + 1 }, (_, step) => table.frameAt(step, viewer).view),
  ]);
  return JSON.stringify(all);
}

/** Bots and people play anything, to the end. */
function playOut(table: Table, random = new Playout(5)): void {
  for (;;) {
    const { deciding, waitingFor, outcome } = table.host.status;
    if (outcome) return;
    const job = table.host.job();
    if (job) table.host.answer(job, decide(job));
    else if (waitingFor !== null) table.end(waitingFor);
    else {
      const seat = deciding.find((each) => table.players[each]?.kind === 'person') ?? 0;
      const { legal } = table.frame(seat);
      table.move(seat, legal[random.below(legal.length)]);
    }
  }
}

describe.each(GAMES.map(({ id }) => [id]))('%s: a table that goes to another keeper', (game) => {
  test.each([1, 2, 3])('looks to everybody as it did, and is played to its end (%d)', (seed) => {
    const life = new Life(game, seed);
    while (life.acts < 30 * seed && life.act());
    const { table } = life;
    const step = table.frame(null).step;
    const moved = movedFrom(table);
    expect(moved.host.step).toBe(step);
    expect(history(moved, step)).toBe(history(table, step));
    expect(moved.players).toMatchObject(guests(table).map(({ kind, name }) => ({ kind, name })));

    playOut(moved);
    const record = parseRecord(JSON.parse(JSON.stringify(moved.host.toRecord())));
    expect(verify(findGame(game), record)).toEqual({ status: 'finished', steps: moved.host.step });
    const again = Table.open(parseSavedTable(JSON.parse(JSON.stringify(moved.host.toSaved()))));
    expect(again.host.toRecord()).toEqual(moved.host.toRecord());
  });

  test('has another rest by another seed, the same by the same', () => {
    const life = new Life(game, 4);
    while (life.acts < 20 && life.act());
    const setupOf = (seed: string): string =>
      JSON.stringify(movedFrom(life.table, seed).host.toRecord().setup);
    expect(setupOf('one')).toBe(setupOf('one'));
    expect(setupOf('one')).not.toBe(setupOf('two'));
    expect(setupOf('one')).not.toBe(JSON.stringify(life.table.host.toRecord().setup));
  });
});

describe('moving a table', () => {
  test('takes back what is tentative: nobody else has seen it', () => {
    const table = begun('Ada Ben');
    play(table, 0, is('licence'));
    expect(table.host.step).toBe(3);
    const moved = movedFrom(table);
    expect(moved.host.step).toBe(2);
    expect(moved.host.status).toMatchObject({ undoable: 0, waitingFor: null });
  });

  test('keeps what was revealed in a turn under way', () => {
    const table = begun('Ada Ben');
    play(table, 0, is('licence'));
    play(table, 0, (move) => move.type === 'licence' || fromDeck(move));
    while (table.frame(0).legal.length > 0 && table.host.status.deciding[0] === 0) play(table, 0, fromDeck);
    const step = table.frame(null).step;
    expect(history(movedFrom(table), step)).toBe(history(table, step));
  });

  test('leaves nothing to chance that the record has left to it', () => {
    const life = new Life('airlines-1990', 2);
    while (life.act());
    const { result: _, ...record } = life.table.host.toRecord();
    const last = record.moves.findIndex(({ seat }) => seat === 'chance');
    const moved = movedTable({ ...record, moves: record.moves.slice(0, last) }, SEED);
    expect(last).toBeGreaterThan(0);
    expect(moved.host.step).toBe(last + 1);
    expect(moved.host.status.deciding).not.toEqual([]);
  });

  test('of a game that nobody knows is refused with its place', () => {
    const record = { ...begun('Ada Ben').host.toRecord(), game: 'chess' };
    expect(() => movedTable(record, SEED)).toThrow(
      expect.objectContaining({ code: 'unknown-game', path: 'game' }),
    );
  });

  test('is refused when the game is over, and a record that breaks the rules has its place', () => {
    const table = begun('Ada Ben');
    playOut(table);
    expect(refused(table, () => movedFrom(table)).code).toBe('match-over');
    const { result: _, ...record } = table.host.toRecord();
    const moves = record.moves.toSpliced(1, 1);
    expect(refused(table, () => movedTable({ ...record, moves }, SEED)).step).toBeGreaterThan(0);
  });
});
