import { describe, expect, test } from 'vitest';
import { Table } from '../src/index.ts';
import { begun, dealt, is, play, refused, viewers } from './tables.ts';
import { botActs } from './wander.ts';

describe('news', () => {
  /** What a bot does stands at once: everybody sees one thing more with each move. */
  const table = dealt('*random *random');
  for (let n = 0; n < 30; n++) botActs(table);
  const countOf = (step: number): number => table.seen(null) - (table.host.step - step);

  test.each([1, 23, 24])('of %i moves show the table after each of them', (count) => {
    const last = table.host.step;
    const { steps, keep, frame } = table.news(null, countOf(last - count));
    expect([keep, steps.length]).toEqual([last - count, count]);
    for (const { told, frame: shown } of steps.slice(0, -1)) {
      expect(shown).toEqual(table.frameAt(told.step, null));
    }
    expect(steps.at(-1)?.frame).toEqual(table.frame(null));
    expect(frame).toEqual(table.frame(null));
  });

  test('of more moves at once show only the last', () => {
    const { steps } = table.news(null, countOf(table.host.step - 25));
    expect(steps.map(({ frame }) => frame !== undefined)).toEqual([...new Array(24).fill(false), true]);
    expect(steps.map(({ told }) => told)).toEqual(table.told(null, table.host.step - 25));
  });

  test('of nothing tell nothing', () => {
    const at = table.seen(1);
    expect(table.news(1, at)).toEqual({
      at,
      keep: table.host.step,
      steps: [],
      frame: table.frame(1),
      players: table.players,
    });
  });
});

describe('what nobody can ask for', () => {
  const doors: [door: string, ask: (table: Table, viewer: number) => unknown][] = [
    ['frame', (table, viewer) => table.frame(viewer)],
    ['frameAt', (table, viewer) => table.frameAt(0, viewer)],
    ['told', (table, viewer) => table.told(viewer)],
    ['seen', (table, viewer) => table.seen(viewer)],
    ['news', (table, viewer) => table.news(viewer, 0)],
    ['move', (table, viewer) => table.move(viewer, { type: 'cash' })],
    ['undo', (table, viewer) => table.undo(viewer)],
    ['end', (table, viewer) => table.end(viewer)],
    ['host.sit', (table, viewer) => table.host.sit(viewer, { kind: 'person', name: '' })],
  ];

  test.each(doors)('%s of a seat that is not there', (_, ask) => {
    const table = begun('Ada Ben');
    for (const viewer of [2, -1, 0.5]) {
      expect(refused(table, () => ask(table, viewer)).code).toBe('unknown-seat');
    }
  });

  test.each([-1, 0.5, 4])('the table after %j moves, and what happened after so many things', (step) => {
    const table = begun('Ada Ben');
    play(table, 0, is('licence'));
    const noStep = `There is no step ${step}: there were 3 moves.`;
    expect(refused(table, () => table.frameAt(step, 0)).message).toBe(noStep);
    expect(refused(table, () => table.host.recordAt(step)).message).toBe(noStep);
    expect(refused(table, () => table.host.rewind(step, [0, 1])).message).toBe(
      `There is no step ${step}: there were 2 moves.`,
    );
    const at = step === 4 ? table.seen(0) + 1 : step;
    const noNews = `Nobody has seen ${at} things happen here: there were ${table.seen(0)}.`;
    expect(refused(table, () => table.news(0, at)).message).toBe(noNews);
    expect(refused(table, () => table.undo(0, at)).message).toBe(noNews);
  });

  test('moves before the first', () => {
    const table = begun('Ada Ben');
    for (const viewer of viewers(table)) {
      expect(() => table.told(viewer, -2)).toThrow('at(-1): 2 moves were played');
    }
  });
});

describe('refusals', () => {
  test('say what is wrong and who is waited for', () => {
    const table = begun('Ada Ben');
    const words = (act: () => void): string => refused(table, act).message;
    const nothing =
      'There is nothing to take back: a move stands when something was revealed, somebody else acted or the turn ended.';
    expect(words(() => table.undo(0))).toBe(nothing);
    expect(words(() => table.end(0))).toBe('There is no turn to end: it is not done, or not yours.');
    expect(words(() => table.host.close([1]))).toBe('Seat 0 has not agreed to this.');
    expect(words(() => table.host.rewind(1, [0]))).toBe('Seat 1 has not agreed to this.');
    const before = table.seen(1);
    play(table, 0, is('cash'));
    expect(words(() => table.move(0, { type: 'cash' }))).toBe('Seat 0 has yet to end the turn.');
    table.end(0);
    expect(words(() => table.move(1, { type: 'cash' }, before))).toBe(
      'The table has changed since you chose this. Look again and choose.',
    );
    table.host.close([0, 1]);
    expect(words(() => table.move(1, { type: 'cash' }))).toBe(
      'This table is closed: everybody agreed to end the game.',
    );
  });
});

describe('what is tentative when all agree', () => {
  test.each([
    ['to stop is taken back', (table: Table) => table.host.close([0, 1])],
    ['to go back is taken back', (table: Table) => table.host.rewind(2, [0, 1])],
  ])('%s', (_, agree) => {
    const table = begun('Ada Ben');
    const { view } = table.frame(0);
    play(table, 0, is('licence'));
    agree(table);
    expect([table.host.step, table.frame(0).step, table.told(0).length]).toEqual([2, 2, 2]);
    expect(table.frame(0).view).toEqual(view);
  });
});

test('a record of a table has one end for each turn that was ended', () => {
  const table = begun('Ada Ben');
  play(table, 0, (move) => move.type === 'exchange' && move.take === 2);
  for (let left = 3; left > 0; left--) play(table, 0, is('discard'));
  table.end(0);
  expect(table.host.log.slice(2).map((entry) => 'end' in entry)).toEqual([false, false, false, false, true]);
  expect(Table.ofRecord(table.host.toRecord()).host.log).toEqual(table.host.log);
});
