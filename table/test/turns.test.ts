import type { Event } from '@tarmac/airlines-europe';
import { describe, expect, test } from 'vitest';
import { Table } from '../src/index.ts';
import {
  begun,
  dealt,
  fromDeck,
  fromHand,
  fromMarket,
  is,
  legal,
  play,
  playUntil,
  refused,
  sights,
  view,
} from './tables.ts';
import { botActs } from './wander.ts';

describe('the deal', () => {
  test('players sit clockwise from the one who begins, bots with their level', () => {
    const table = dealt('Ada *greedy Ben', 'order', { startingPlayer: 2 });
    expect(table.players).toEqual([
      { kind: 'bot', name: 'Bot *greedy', bot: 'greedy-1' },
      { kind: 'person', name: 'Ben' },
      { kind: 'person', name: 'Ada' },
    ]);
    expect(table.host.toRecord().seats).toEqual(['greedy-1', 'Ben', 'Ada']);
    expect(table.options).toMatchObject({ startingPlayer: 2 });
    expect(table.host.step).toBe(0);
    expect(table.host.status).toEqual({ deciding: [0, 1, 2], waitingFor: null, undoable: 0, outcome: null });
  });

  test('the board may be a whole file, whatever its name', () => {
    const file = { ...(dealt('Ada Ben').boardFile as object), id: 'elsewhere-1', name: 'Elsewhere' };
    const players = dealt('Ada Ben').players;
    const table = Table.deal({ game: 'airlines-europe', board: file, players, seed: 's' });
    expect(table.boardFile).toEqual(file);
    const broken = { ...file, cities: [] };
    expect(() => Table.deal({ game: 'airlines-europe', board: broken, players, seed: 's' })).toThrow(
      expect.objectContaining({ path: expect.stringMatching(/^board/) }),
    );
  });

  test.each([
    ['an unknown bot', () => dealt('Ada *nobody'), 'unknown-bot', 'players[1].bot'],
    ['a long name', () => dealt(`Ada ${'B'.repeat(200)}`), 'bad-name', 'players[1].name'],
    ['one player', () => dealt('Ada'), 'bad-players', 'seats'],
    ['an empty seed', () => dealt('Ada Ben', ''), 'bad-seed', undefined],
    ['an unknown option', () => dealt('Ada Ben', 's', { nope: 1 }), 'unknown-option', 'options.nope'],
  ])('%s is refused', (_, deal, code, path) => {
    expect(deal).toThrow(expect.objectContaining({ code, path }));
  });
});

describe('a turn of a person', () => {
  test('within a turn, moves can be taken back one by one, and the log only grows', () => {
    const table = begun('Ada Ben');
    const before = sights(table);
    const first = play(table, 0, is('licence'));
    const between = sights(table);
    play(table, 0, is('licence'));
    expect(table.host.status).toEqual({ deciding: [0], waitingFor: null, undoable: 2, outcome: null });
    table.undo(0);
    expect(sights(table)).toBe(between);
    table.undo(0);
    expect(sights(table)).toBe(before);
    expect(table.host.step).toBe(2);
    expect(table.host.log.slice(2)).toEqual([
      { seat: 0, move: first },
      { seat: 0, move: expect.anything() },
      { undo: 3 },
      { undo: 2 },
    ]);
    expect(refused(table, () => table.undo(0)).code).toBe('nothing-to-undo');
  });

  test.each([
    ['play', 'play'],
    ['cash', 'cash'],
  ] as const)('after %s the table waits for the end of the turn', (_, type) => {
    const table = begun('Ada Ben Cleo');
    const move = play(table, 0, is(type));
    expect(table.host.status).toEqual({ deciding: [], waitingFor: 0, undoable: 1, outcome: null });
    for (const seat of [0, 1, 2]) {
      expect(table.frame(seat).legal).toEqual([]);
      expect(refused(table, () => table.move(seat, { type: 'cash' })).code).toBe('not-your-turn');
      expect(table.why(seat, move)?.code).toBe('not-your-turn');
    }
    expect(refused(table, () => table.end(1)).code).toBe('not-your-turn');
    expect(refused(table, () => table.undo(1)).code).toBe('nothing-to-undo');
    table.end(0);
    expect(table.host.log.at(-1)).toEqual({ end: 0 });
    expect(table.host.status).toEqual({ deciding: [1], waitingFor: null, undoable: 0, outcome: null });
    expect(refused(table, () => table.undo(0)).code).toBe('nothing-to-undo');
    expect(refused(table, () => table.end(0)).code).toBe('not-your-turn');
  });

  test('after the last discard of an exchange the table waits; all of it can be taken back', () => {
    const table = begun('Ada Ben');
    const before = sights(table);
    play(table, 0, (move) => move.type === 'exchange' && move.take === 2);
    for (const left of [2, 1, 0]) {
      play(table, 0, is('discard'));
      expect(table.host.status.waitingFor).toBe(left === 0 ? 0 : null);
    }
    expect(table.host.status.undoable).toBe(4);
    for (let i = 0; i < 4; i++) table.undo(0);
    expect(sights(table)).toBe(before);
  });

  test('a turn that is not done cannot be ended', () => {
    const table = begun('Ada Ben');
    expect(refused(table, () => table.end(0)).code).toBe('not-your-turn');
    play(table, 0, is('licence'));
    expect(refused(table, () => table.end(0)).code).toBe('not-your-turn');
  });

  test.each([
    ['a card from the deck', fromDeck],
    ['a card from the market, which is refilled', fromMarket],
  ])('%s lets the whole turn stand', (_, wanted) => {
    const table = begun('Ada Ben');
    play(table, 0, is('licence'));
    play(table, 0, wanted);
    expect(table.host.status).toEqual({ deciding: [1], waitingFor: null, undoable: 0, outcome: null });
    expect(table.frame(null).step).toBe(4);
    expect(refused(table, () => table.undo(0)).code).toBe('nothing-to-undo');
  });

  test('what was secretly chosen at the same time stands at once', () => {
    const table = dealt('Ada Ben Cleo');
    play(table, 1, is('keep'));
    expect(table.host.status).toEqual({ deciding: [0, 2], waitingFor: null, undoable: 0, outcome: null });
    expect(refused(table, () => table.undo(1)).code).toBe('nothing-to-undo');
    play(table, 0, is('keep'));
    play(table, 2, is('keep'));
    expect(table.frame(null).step).toBe(3);
    expect(table.host.status.deciding).toEqual([0]);
  });

  test('a pick before a scoring waits, the last one stands because points are given', () => {
    const table = begun('Ada Ben', 'scoring');
    const picking = (): boolean => view(table, null).phase === 'pick';
    const first = playUntil(table, picking, (move) => is('licence')(move) || fromDeck(move));
    const second = 1 - first;
    expect(legal(table, first).every(fromMarket)).toBe(true);
    play(table, first, fromMarket);
    expect(table.host.status.waitingFor).toBe(first);
    table.undo(first);
    play(table, first, fromMarket);
    table.end(first);
    play(table, second, fromMarket);
    const events = table.told(null).at(-1)?.events as readonly Event[];
    expect(events.some(({ type }) => type === 'scored')).toBe(true);
    expect(table.host.status.waitingFor).toBeNull();
    expect(refused(table, () => table.undo(second)).code).toBe('nothing-to-undo');
  });

  test('a bot never has anything to take back', () => {
    const table = dealt('*random Ada', 'bots', { startingPlayer: 1 });
    play(table, 1, is('keep'));
    while (botActs(table));
    expect(table.host.status).toEqual({ deciding: [1], waitingFor: null, undoable: 0, outcome: null });
    expect(refused(table, () => table.undo(0)).code).toBe('nothing-to-undo');
  });
});

describe('what others see of a tentative turn', () => {
  test('nothing, until it stands', () => {
    const table = begun('Ada Ben Cleo');
    const others = sights(table, [1, 2, null]);
    play(table, 0, (move) => move.type === 'exchange' && move.take === 2);
    for (let i = 0; i < 3; i++) play(table, 0, fromHand);
    expect(sights(table, [1, 2, null])).toBe(others);
    expect(table.frame(1).status).toEqual({ deciding: [0], waitingFor: null, undoable: 0, outcome: null });
    expect([table.frame(0).step, table.frame(1).step, table.host.toRecord().moves.length]).toEqual([7, 3, 3]);
    expect(table.told(0, 3)).toHaveLength(4);
    expect(table.told(1, 3)).toEqual([]);
    expect(() => table.frameAt(7, 1)).toThrow(expect.objectContaining({ code: 'bad-shape' }));
    table.end(0);
    expect([table.frame(1).step, table.host.toRecord().moves.length]).toEqual([7, 7]);
    expect(table.told(1, 3).map(({ move }) => move?.type ?? null)).toEqual(['exchange', null, null, null]);
  });
});

describe('how much a viewer has seen', () => {
  const counts = (table: Table): number[] => [0, 1, null].map((viewer) => table.seen(viewer));

  test('grows with each act for the person who acts, and for the others when the turn stands', () => {
    const table = begun('Ada Ben');
    const [ada = 0, ben = 0, guest = 0] = counts(table);
    play(table, 0, is('licence'));
    table.undo(0);
    expect(counts(table)).toEqual([ada + 2, ben, guest]);
    play(table, 0, is('cash'));
    table.end(0);
    expect(counts(table)).toEqual([ada + 4, ben + 1, guest + 1]);
  });

  test('grows for everybody when somebody sits down, when all go back, and when they stop', () => {
    const table = begun('Ada Ben');
    const before = counts(table);
    const after = (acts: number): number[] => before.map((count) => count + acts);
    table.host.sit(1, { kind: 'person', name: 'Cleo' });
    expect(counts(table)).toEqual(after(1));
    table.host.rewind(1, [0, 1]);
    expect(counts(table)).toEqual(after(2));
    table.host.close([0, 1]);
    expect(counts(table)).toEqual(after(3));
  });

  test('grows for everybody, too, when all go back to where they are', () => {
    const table = begun('Ada Ben');
    const before = counts(table);
    table.host.rewind(table.host.step, [0, 1]);
    expect(counts(table)).toEqual(before.map((count) => count + 1));
  });
});

describe('a choice that somebody made by what they had seen', () => {
  const changed = 'The table has changed since you chose this. Look again and choose.';

  test('does not count when a bot has played since', () => {
    const table = dealt('*random Ada', 'bots', { startingPlayer: 1 });
    play(table, 1, is('keep'));
    const before = table.seen(1);
    while (botActs(table));
    expect(refused(table, () => table.move(1, legal(table, 1)[0], before)).message).toBe(changed);
  });

  test('does not count for the person who takes the seat, and counts for the others', () => {
    const table = begun('Ada Ben');
    const [ada, ben] = [table.seen(0), table.seen(1)];
    table.host.sit(1, { kind: 'person', name: 'Cleo' });
    table.move(0, { type: 'cash' }, ada);
    table.end(0);
    expect(refused(table, () => table.move(1, { type: 'cash' }, ben)).message).toBe(changed);
    const cleo = table.seen(1);
    table.host.sit(1, { kind: 'person', name: 'Dora' });
    expect(refused(table, () => table.move(1, { type: 'cash' }, cleo)).message).toBe(changed);
  });

  test('and what is tentative stays when another seat changes hands', () => {
    const table = begun('Ada Ben');
    play(table, 0, is('licence'));
    table.host.sit(1, { kind: 'person', name: 'Cleo' });
    expect(table.host.status.undoable).toBe(1);
    table.host.sit(0, { kind: 'person', name: 'Dora' });
    expect(table.host.status.undoable).toBe(0);
  });
});

describe('refusals of the rules', () => {
  test('say the rule, and why() says the same without playing', () => {
    const table = begun('Ada Ben');
    const move = { type: 'take', from: 'deck' };
    const error = refused(table, () => table.move(0, move));
    expect(error.code).toBe('illegal-move');
    expect(error.rule).toMatch(/^AE-/);
    expect(table.why(0, move)).toEqual(error);
    expect(table.why(0, { type: 'cash' })).toBeNull();
    expect(table.why(1, { type: 'cash' })?.code).toBe('not-your-turn');
    expect(table.why(7, { type: 'cash' })?.code).toBe('unknown-seat');
    expect(refused(table, () => table.move(7, { type: 'cash' })).code).toBe('unknown-seat');
  });
});
