import { botDesk } from '@tarmac/bots';
import { GAMES } from '@tarmac/games';
import { describe, expect, test } from 'vitest';
import { parseSavedTable, Table } from '../src/index.ts';
import { begun, dealt, is, play, refused } from './tables.ts';
import { botActs } from './wander.ts';

const decide = botDesk();

describe.each(GAMES.map(({ id, players }) => [id, players.min] as const))(
  '%s: the jobs of bots',
  (game, seats) => {
    test('are plain data, know what their seat has seen, and equal ones have equal answers', () => {
      const players = Array.from(
        { length: seats },
        () => ({ kind: 'bot', name: '', bot: 'greedy' }) as const,
      );
      const table = Table.deal({ game, players, seed: 'jobs' });
      for (let n = 0; n < 60; n++) {
        const job = table.host.job();
        if (!job) break;
        expect(job.view).toEqual(table.frame(job.seat).view);
        expect(JSON.stringify(job)).not.toContain('jobs'); // the seed of the deal
        const travelled = JSON.parse(JSON.stringify(job));
        expect(travelled).toEqual(job);
        const move = decide(job);
        expect(botDesk()(travelled)).toEqual(move);
        const reopened = Table.open(table.host.toSaved());
        expect(reopened.host.job()).toEqual(job);
        expect(table.host.answer(job, move)).toBe(true);
        expect(table.host.answer(job, move)).toBe(false);
      }
      expect(table.host.step).toBeGreaterThan(50);
    });
  },
);

test('persons choose first where several choose at once', () => {
  const table = dealt('Ada *random Ben');
  expect(table.host.job()).toBeNull();
  const persons = table.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  for (const seat of persons) play(table, seat, is('keep'));
  expect(table.host.job()).toMatchObject({ bot: 'random' });
});

test('an answer is not taken when the table went on, or back to the same step', () => {
  const table = dealt('*random *random Ada', 'deal', { startingPlayer: 1 });
  play(table, 2, is('keep'));
  botActs(table);
  const job = table.host.job();
  if (!job) throw new Error('no job');
  const move = decide(job);
  botActs(table);
  expect(table.host.step).toBe(job.step + 1);
  expect(table.host.answer(job, move)).toBe(false);
  table.host.rewind(job.step, [2]);
  expect(table.host.step).toBe(job.step);
  expect(table.host.answer(job, move)).toBe(false);
  expect(table.host.job()).toEqual({ ...job, entry: table.host.log.length });
});

test('what a bot answers is checked like any move', () => {
  const table = dealt('*random *random');
  const job = table.host.job();
  if (!job) throw new Error('no job');
  expect(refused(table, () => table.host.answer(job, { type: 'cash' })).code).toBe('illegal-move');
});

describe('seats change hands', () => {
  test('a bot sits in for a person, whose undos keep their meaning, and the owner returns', () => {
    const table = begun('Ada Ben');
    play(table, 0, is('licence'));
    table.undo(0);
    table.host.sit(0, { kind: 'bot', name: 'Bruno', bot: 'greedy' });
    expect(table.players[0]).toEqual({ kind: 'bot', name: 'Bruno', bot: 'greedy-1' });
    botActs(table);
    const again = Table.open(table.host.toSaved());
    expect(again.frame(1)).toEqual(table.frame(1));
    expect(again.players).toEqual(table.players);
    table.host.sit(0, { kind: 'person', name: 'Ada' });
    expect(table.host.job()).toBeNull();
    expect(Table.open(table.host.toSaved()).host.toSaved()).toEqual(table.host.toSaved());
  });

  test('what was not ended is taken back, and nobody else saw it', () => {
    const table = begun('Ada Ben');
    const before = table.frame(1);
    const step = table.host.step;
    play(table, 0, is('licence'));
    table.host.sit(0, { kind: 'person', name: 'Cid' });
    expect(table.host.step).toBe(step);
    expect(table.frame(1)).toEqual(before);
    expect(table.frame(0).status).toMatchObject({ deciding: [0], undoable: 0 });
  });

  test.each([
    ['an unknown bot', { kind: 'bot', name: '', bot: 'hal' }, 'unknown-bot'],
    ['a name without end', { kind: 'person', name: 'x'.repeat(41) }, 'bad-name'],
  ] as const)('%s does not sit down', (_, player, code) => {
    const table = begun('Ada Ben');
    expect(refused(table, () => table.host.sit(0, player)).code).toBe(code);
    expect(refused(table, () => table.host.sit(2, { kind: 'person', name: '' })).code).toBe('unknown-seat');
  });
});

describe('what all agree to', () => {
  test('is not done while somebody has not agreed', () => {
    const table = begun('Ada Ben *random');
    while (botActs(table));
    expect(refused(table, () => table.host.rewind(0, [0])).code).toBe('not-agreed');
    expect(refused(table, () => table.host.close([1])).code).toBe('not-agreed');
    expect(refused(table, () => table.host.rewind(99, [0, 1])).code).toBe('bad-shape');
    table.host.rewind(0, [0, 1]);
    expect(table.frame(null)).toMatchObject({ step: 0, status: { deciding: [0, 1, 2] } });
  });

  test('needs no word of those who are absent, and says so in the log', () => {
    const table = begun('Ada Ben *random');
    while (botActs(table));
    expect(refused(table, () => table.host.rewind(0, [], [1])).code).toBe('not-agreed');
    table.host.rewind(0, [0], [1]);
    expect(table.host.log.at(-1)).toEqual({ rewind: 0, agreed: [0], absent: [1] });
    expect(refused(table, () => table.host.close([1])).code).toBe('not-agreed');
    table.host.close([1], [0]);
    expect(table.host.log.at(-1)).toEqual({ ended: 'agreed', absent: [0] });
    const again = Table.open(parseSavedTable(JSON.parse(JSON.stringify(table.host.toSaved()))));
    expect(again.host.log).toEqual(table.host.log);
  });

  test('a table that was closed refuses everything, and has a record without a result', () => {
    const table = begun('Ada Ben');
    const move = { type: 'cash' };
    table.host.close([0, 1]);
    expect(table.frame(0)).toMatchObject({
      legal: [],
      status: { deciding: [], ended: 'agreed', outcome: null },
    });
    expect(table.why(0, move)?.code).toBe('match-over');
    for (const act of [
      () => table.move(0, move),
      () => table.undo(0),
      () => table.end(0),
      () => table.host.sit(0, { kind: 'person', name: '' }),
      () => table.host.rewind(0, [0, 1]),
      () => table.host.close([0, 1]),
    ]) {
      expect(refused(table, act).code).toBe('match-over');
    }
    expect(table.host.toRecord().result).toBeUndefined();
    expect(Table.open(table.host.toSaved()).frame(0)).toEqual(table.frame(0));
  });
});

describe('a choice and what the seat had seen', () => {
  test('others who decide at the same time do not make it stale', () => {
    const table = dealt('Ada Ben Cleo Dan Eve');
    const keeps = [0, 1, 2, 3, 4].map((seat) => table.frame(seat).legal[0]);
    for (const [seat, keep] of keeps.entries()) table.move(seat, keep, 0);
    expect(table.frame(null).step).toBe(5);
  });

  test('its own earlier move does, and so does a rewind', () => {
    const table = begun('Ada Ben');
    const at = table.seen(0);
    const [first, second] = table.frame(0).legal.filter(({ type }) => type === 'licence');
    table.move(0, first, at);
    expect(refused(table, () => table.move(0, second, at)).code).toBe('stale');
    table.move(0, second, at + 1);
    expect(refused(table, () => table.undo(0, at + 1)).code).toBe('stale');
    expect(refused(table, () => table.undo(0, at + 9)).code).toBe('bad-shape');
    table.host.rewind(2, [0, 1]);
    expect(refused(table, () => table.move(0, first, at + 2)).code).toBe('stale');
  });

  test('twenty undos of somebody else leave no trace', () => {
    const [busy, calm] = [begun('Ada Ben'), begun('Ada Ben')];
    const before = busy.seen(1);
    for (let n = 0; n < 20; n++) {
      play(busy, 0, is('licence'));
      busy.undo(0);
    }
    for (const table of [busy, calm]) {
      play(table, 0, is('licence'));
      play(table, 0, is('licence'));
      play(table, 0, (move) => move.type === 'take');
    }
    expect(JSON.stringify(busy.news(1, before))).toBe(JSON.stringify(calm.news(1, before)));
    expect(busy.news(1, before).steps).toHaveLength(3);
  });
});
