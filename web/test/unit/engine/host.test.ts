import { findGame } from '@tarmac/games';
import { parseRecord, TarmacError, verify } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src/engine/api.ts';
import { botsHere } from '../../../src/engine/bot-runner.ts';
import { soon } from '../play/soon.ts';
import { ADA, BEA, BOT, botStep, host, move, plan, playOn, RANDOM, refused } from './fixtures.ts';
import { MemoryStore } from './memory-store.ts';

describe('a table', () => {
  it.each(['airlines-europe', 'airlines-1990'])(
    'of %s is played to its end, exported as a correct record, and imported to look at',
    async (game) => {
      const engine = host();
      const table = await engine.create(plan({ game, players: [ADA, RANDOM, RANDOM] }));
      expect(table).toMatchObject({ stored: 'saved', info: { playable: true } });
      await playOn(engine, table);
      const { name, text } = await engine.exportRecord(table.info.id);
      const record = parseRecord(JSON.parse(text));
      expect(verify(findGame(record.game), record).status).toBe('finished');
      expect(name).toBe(`${game}-aseed-${record.moves.length}.json`);

      const imported = await engine.importRecord(text);
      expect(imported.info).toMatchObject({ playable: false, players: [{}, {}, {}] });
      expect(imported.told.length).toBe(record.moves.length);
      expect(await refused(engine.end(imported.info.id, 0, 0))).toMatchObject({ code: 'not-your-turn' });
      const listed = (await engine.tables()).tables;
      expect(listed.map(({ id, playable }) => [id, playable])).toEqual([
        [imported.info.id, false],
        [table.info.id, true],
      ]);
      expect(listed[0]?.scores).toEqual(record.result?.scores);
    },
  );

  it('opens for its only person, and for nobody when several share the screen', async () => {
    const engine = host();
    const alone = await engine.create(plan());
    expect(alone.info.players[alone.frame.viewer ?? -1]).toEqual(ADA);
    const shared = await engine.create(plan({ players: [ADA, BEA, BOT] }));
    expect(shared.frame.viewer).toBeNull();
  });

  it('is the same table in another engine after every single call', async () => {
    const first = host();
    const table = await first.create(plan({ players: [ADA, BEA, BOT] }));
    for (let call = 0; call < 40; call++) {
      await playOn(first, table, 1);
      for (const viewer of [null, 0, 1, 2]) {
        const here = await first.open(table.info.id, viewer);
        expect(await host(first.store).open(table.info.id, viewer)).toEqual(here);
      }
    }
  });

  it('tells of a move and of what chance does after it, frame by frame', async () => {
    const engine = host();
    const players = [RANDOM, RANDOM, RANDOM, RANDOM, RANDOM];
    const { info } = await engine.create(plan({ game: 'airlines-1990', players }));
    let step = 0;
    let byChance = 0;
    while ((await engine.open(info.id)).frame.status.outcome === null) {
      const { steps } = await botStep(engine, info.id, 2);
      const [own, ...chance] = steps;
      expect(own?.told.seat).not.toBe('chance');
      for (const { told } of chance) expect(told).toMatchObject({ seat: 'chance', move: null });
      for (const { told, frame } of steps) {
        expect([told.step, frame?.step]).toEqual([++step, step]);
        expect(frame?.view).toEqual((await engine.frameAt(info.id, step, 2)).view);
        expect(frame?.status.deciding.every((seat) => seat >= 0)).toBe(true);
      }
      byChance += chance.length;
    }
    expect(byChance).toBeGreaterThan(0);
  });

  it('takes back and ends turns', async () => {
    const engine = host();
    const { info } = await engine.create(plan({ players: [ADA, BEA], options: { startingPlayer: 1 } }));
    for (const seat of [0, 1]) {
      const [keep] = (await engine.open(info.id, seat)).frame.legal;
      if (keep) await move(engine, info.id, seat, keep);
    }
    const before = await engine.open(info.id, 0);
    await move(engine, info.id, 0, { type: 'cash' });
    const done = await engine.open(info.id, 0);
    expect(done.frame.status.waitingFor).toBe(0);
    await engine.undo(info.id, 0, done.at);
    const undone = await engine.open(info.id, 0);
    expect(undone).toEqual({ ...before, at: done.at + 1 });
    expect(await refused(engine.move(info.id, 0, { type: 'cash' }, done.at))).toMatchObject({
      code: 'stale',
    });
    await engine.move(info.id, 0, { type: 'cash' }, undone.at);
    await engine.end(info.id, 0, undone.at + 1);
    expect((await engine.open(info.id, 0)).frame.status.deciding).toEqual([1]);
    expect(await refused(engine.undo(info.id, 0, undone.at + 2))).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('forks at a step into a table that can be played on', async () => {
    const engine = host();
    const table = await engine.create(plan());
    await playOn(engine, table, 30);
    const step = 12;
    const forked = await engine.fork(table.info.id, step);
    expect(forked.info).toMatchObject({ playable: true, players: table.info.players });
    expect(forked.info.id).not.toBe(table.info.id);
    expect(forked.frame.view).toEqual((await engine.frameAt(table.info.id, step, forked.frame.viewer)).view);
    await playOn(engine, forked);
    expect((await engine.open(forked.info.id, null)).frame.status.outcome).not.toBeNull();
  });

  it('comes back after it was removed', async () => {
    const engine = host();
    const table = await engine.create(plan());
    await playOn(engine, table, 9);
    const before = await engine.open(table.info.id);
    await engine.remove(table.info.id);
    expect((await engine.tables()).tables).toEqual([]);
    expect(await refused(engine.open(table.info.id))).toMatchObject({ code: 'no-such-table' });
    await engine.restore(table.info.id);
    expect(await engine.open(table.info.id)).toEqual(before);
    expect(await refused(engine.restore(table.info.id))).toMatchObject({ code: 'no-such-table' });
  });

  it('answers calls that come all at once in their order', async () => {
    const engine = host();
    const { info } = await engine.create(plan({ players: [ADA, BEA, RANDOM] }));
    const seats = info.here;
    const keeps = await Promise.all(
      seats.map(async (seat) => (await engine.open(info.id, seat)).frame.legal[0]),
    );
    await Promise.all(
      seats.map((seat, i) => engine.move(info.id, seat, keeps[i] ?? { type: '' }, 0)), // neither is stale
    );
    expect((await engine.open(info.id, null)).told.map(({ seat }) => seat)).toEqual(seats);
  });

  it('lets bots play on while somebody looks, and no further than two moves ahead of what was shown', async () => {
    const engine = host();
    const { info } = await engine.create(plan({ players: [RANDOM, RANDOM, BOT] }));
    const heard: number[] = [];
    /** As many calls as a bot would need to decide many times. */
    const rest = async () => {
      for (let call = 0; call < 50; call++) await engine.open(info.id);
    };
    const following = await engine.follow(info.id, null, {
      hear: ({ at }) => heard.push(at),
      stuck: () => {},
    });
    await soon(() => expect(heard).toEqual([1, 2]));
    await rest();
    expect(heard).toEqual([1, 2]);
    following.shown(1);
    await soon(() => expect(heard).toEqual([1, 2, 3]));
    following.stop();
    await rest();
    expect((await engine.open(info.id)).frame.step).toBe(3);
  });

  it('says so when a bot does not answer, and asks it again when somebody comes back', async () => {
    let fails = true;
    const decide = botsHere();
    const engine = host(new MemoryStore(), async (job) => {
      if (fails) throw new Error('no answer');
      return decide(job);
    });
    const { info } = await engine.create(plan({ players: [RANDOM, BOT] }));
    const stuck: string[] = [];
    const heard: number[] = [];
    await engine.follow(info.id, null, {
      hear: ({ at }) => heard.push(at),
      stuck: ({ code }) => stuck.push(code),
    });
    await soon(() => expect(stuck).toEqual(['internal']));
    fails = false;
    await engine.refresh(info.id);
    await soon(() => expect(heard).toEqual([1, 2]));
  });

  it('waits for a bot that cannot be loaded: asked once, named, and asked again when somebody wants it', async () => {
    let asked = 0;
    let missing = true;
    const decide = botsHere();
    const engine = host(new MemoryStore(), async (job) => {
      asked++;
      if (missing) throw new TarmacError('missing-net', 'Captain could not be loaded.');
      return decide(job);
    });
    const { info } = await engine.create(plan({ players: [BOT, BOT] }));
    const stuck: Refusal[] = [];
    const heard: number[] = [];
    await engine.follow(info.id, null, {
      hear: ({ at }) => heard.push(at),
      stuck: (refusal) => stuck.push(refusal),
    });
    await soon(() => expect(stuck).toMatchObject([{ code: 'missing-net', values: { bot: 'greedy-1' } }]));
    expect([asked, heard]).toEqual([1, []]);
    missing = false;
    await engine.refresh(info.id);
    await soon(() => expect(heard).toEqual([1, 2]));
  });

  it('says why a move would be refused', async () => {
    const engine = host();
    const { info } = await engine.create(plan({ players: [ADA, BEA] }));
    expect(await engine.why(info.id, 0, { type: 'cash' })).toMatchObject({ code: 'illegal-move' });
    const [keep] = (await engine.open(info.id, 0)).frame.legal;
    expect(keep && (await engine.why(info.id, 0, keep))).toBeNull();
  });
});

describe('what cannot be done is refused', () => {
  const engine = host();
  const opened = engine.create(plan());
  const id = async () => (await opened).info.id;
  const text = async () => (await engine.exportRecord(await id())).text;
  const changed = async (from: string, to: string) => engine.importRecord((await text()).replace(from, to));

  it.each<[string, () => Promise<unknown>, object]>([
    ['an unknown game', () => engine.create(plan({ game: 'chess' })), { code: 'unknown-game' }],
    ['an unknown board', () => engine.create(plan({ board: 'mars' })), { code: 'unknown-board' }],
    ['an unknown option', () => engine.create(plan({ options: { x: 1 } })), { code: 'unknown-option' }],
    ['one player', () => engine.create(plan({ players: [ADA] })), { code: 'bad-players' }],
    ['an empty seed', () => engine.create(plan({ seed: '' })), { code: 'bad-seed' }],
    [
      'an unknown bot',
      () => engine.create(plan({ players: [ADA, { ...BOT, bot: 'hal' }] })),
      { code: 'unknown-bot', path: 'players[1].bot' },
    ],
    ['an unknown table', () => engine.open('nowhere', 0), { code: 'no-such-table' }],
    ['a step that was not', async () => engine.frameAt(await id(), 99, null), { code: 'bad-shape' }],
    [
      'a move of nobody',
      async () => engine.move(await id(), 7, { type: 'cash' }, 0),
      { code: 'unknown-seat' },
    ],
    ['a strange move', async () => engine.move(await id(), 0, { type: 'x' }, 0), { code: 'unknown-move' }],
    ['an illegal move', async () => engine.move(await id(), 0, { type: 'cash' }, 0), { rule: 'AE-17' }],
    ['a move of the future', async () => engine.move(await id(), 0, { type: 'x' }, 9), { code: 'bad-shape' }],
    [
      'a name of 41 characters',
      () => engine.create(plan({ players: [{ ...ADA, name: 'A'.repeat(41) }, BOT] })),
      { code: 'bad-name', path: 'players[0].name' },
    ],
    ['an end without a turn', async () => engine.end(await id(), 0, 0), { code: 'not-your-turn' }],
    ['a text that is no JSON', () => engine.importRecord('{'), { code: 'not-json' }],
    ['JSON that is no record', () => engine.importRecord('[]'), { code: 'bad-shape' }],
    ['another format', () => changed('tarmac-record/1', 'x'), { code: 'bad-format', path: 'format' }],
    [
      'rules of the future',
      () => changed('"rulesVersion": 1', '"rulesVersion": 9'),
      { code: 'rules-version' },
    ],
    ['a broken board', () => changed('"london"', '"nodnol"'), { code: 'bad-board' }],
    ['a file of 20 MB', () => engine.importRecord(`"${' '.repeat(20_000_000)}"`), { code: 'too-large' }],
  ])('%s', async (_, call, refusal) => {
    const before = await engine.open(await id(), 0);
    expect(await refused(call())).toMatchObject(refusal);
    expect(await engine.open(await id(), 0)).toEqual(before);
  });

  it('a record with a wrong step, by its number', async () => {
    const other = await engine.create(plan({ players: [RANDOM, RANDOM], seed: 'b' }));
    await playOn(engine, other, 10);
    const record = JSON.parse((await engine.exportRecord(other.info.id)).text);
    record.moves[5] = { seat: record.moves[5].seat, move: { type: 'discard', from: 'hand', share: 'red' } };
    const refusal = await refused(engine.importRecord(JSON.stringify(record)));
    expect(refusal).toMatchObject({ code: 'illegal-move', step: 6 });
  });
});

describe('when the browser does not store', () => {
  it('plays on in memory through one refused write after the other, and recovers', async () => {
    const reference = host();
    const table = await reference.create(plan());
    await playOn(reference, table, 25);
    const { writes } = reference.store;
    const wanted = (await reference.exportRecord(table.info.id)).text;

    for (let fault = 1; fault <= writes; fault++) {
      const engine = host();
      engine.store.refuses = (kind, write) => kind === 'write' && write === fault;
      const same = await engine.create(plan());
      await playOn(engine, same, 25);
      expect((await engine.exportRecord(same.info.id)).text).toBe(wanted);
      const { stored } = await engine.open(same.info.id, null);
      expect(stored).toBe(fault === writes ? 'memory' : 'saved');
      await playOn(engine, same, 1);
      const again = await host(engine.store).open(same.info.id, null);
      expect(again).toEqual(await engine.open(same.info.id, null));
    }
  });

  it('keeps the whole game in memory, lists it, removes it and brings it back', async () => {
    const engine = host();
    engine.store.refuses = () => true;
    const table = await engine.create(plan());
    expect(table.stored).toBe('memory');
    await playOn(engine, table);
    const { tables, stored } = await engine.tables();
    expect([tables.map(({ id }) => id), stored]).toEqual([[table.info.id], 'memory']);
    await engine.remove(table.info.id);
    expect((await engine.tables()).tables).toEqual([]);
    await engine.restore(table.info.id);
    expect((await engine.tables()).tables.length).toBe(1);
    expect(await refused(engine.open('elsewhere'))).toMatchObject({ code: 'storage' });
  });
});

describe('two engines on one store', () => {
  it('the slower one is refused, and then has what the other played', async () => {
    const [one, store] = [host(), new MemoryStore()];
    const [first, second] = [host(store), host(store)];
    const { info } = await first.create(plan({ players: [ADA, BEA] }));
    await second.open(info.id);
    const { legal } = (await first.open(info.id, 0)).frame;
    const [a, b] = legal;
    if (!a || !b) throw new Error('two moves are wanted');
    await first.move(info.id, 0, a, 0);
    expect(await refused(second.move(info.id, 0, b, 0))).toMatchObject({ code: 'changed-elsewhere' });
    expect(await second.open(info.id, 0)).toEqual(await first.open(info.id, 0));
    await playOn(second, { ...(await second.open(info.id)) }, 5);
    expect(await first.open(info.id, 1)).toEqual(await second.open(info.id, 1));
    expect((await one.tables()).tables).toEqual([]);
  });

  it('the same move in both is one move', async () => {
    const first = host();
    const second = host(first.store);
    const { info } = await first.create(plan({ players: [RANDOM, BOT] }));
    await second.open(info.id, null);
    for (let n = 0; n < 30; n++) {
      const [here, there] = await Promise.all([botStep(first, info.id), botStep(second, info.id)]);
      expect(here).toEqual(there);
      expect(here.steps.map(({ told }) => told.step)).toEqual([n + 1]);
    }
  });

  it('a table removed in another tab while it is played here comes back with the next move', async () => {
    const first = host();
    const { info } = await first.create(plan({ players: [RANDOM, BOT] }));
    await host(first.store).remove(info.id);
    await botStep(first, info.id);
    expect((await host(first.store).open(info.id, null)).frame.step).toBe(1);
  });
});

describe('what is broken in the store', () => {
  it.each([
    ['no summary', { id: 'x', saved: {} }],
    ['a strange summary', { id: 'x', summary: { id: 'x', players: 3 }, saved: {} }],
  ])('%s: is named, does not disturb the others, and stays as it is', async (_, row) => {
    const engine = host();
    const { info } = await engine.create(plan());
    engine.store.rows.set('x', JSON.stringify(row));
    const { tables, unreadable } = await engine.tables();
    expect([tables.map(({ id }) => id), unreadable]).toEqual([[info.id], ['x']]);
    expect((await refused(engine.open('x'))).code).toMatch(/^bad-/);
    expect(engine.store.rows.get('x')).toBe(JSON.stringify(row));
    await engine.remove('x');
    await engine.restore('x');
    expect(engine.store.rows.get('x')).toBe(JSON.stringify(row));
  });

  it('a row that breaks while the table is open is not written over; the game goes on in memory', async () => {
    const engine = host();
    const { info } = await engine.create(plan({ players: [RANDOM, BOT] }));
    const broken = JSON.stringify({ id: info.id, summary: null, saved: null });
    engine.store.rows.set(info.id, broken);
    expect((await botStep(engine, info.id)).stored).toBe('memory');
    expect((await botStep(engine, info.id)).steps[0]?.told.step).toBe(2);
    expect(engine.store.rows.get(info.id)).toBe(broken);
  });
});
