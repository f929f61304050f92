import type { Viewer } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { makeLink, readLink } from '../../../src/engine/link.ts';
import { ADA, BEA, BOT, host, plan, playOn, RANDOM, refused } from './fixtures.ts';

describe('a link of a game with chance', () => {
  const engine = host();
  const players = [ADA, RANDOM, RANDOM, RANDOM, RANDOM, RANDOM];
  const made = (async () => {
    const options = { lastRound: true, lateScoring: true };
    const table = await engine.create(plan({ game: 'airlines-1990', players, options }));
    await playOn(engine, table);
    return table.info.id;
  })();
  const told = async (id: string, viewer: Viewer) => (await engine.open(id, viewer)).told;

  it('lets the seed repeat what chance did', async () => {
    const id = await made;
    const link = await engine.link(id, 20);
    const opened = await host().openLink(link);
    expect(opened).toMatchObject({ step: 20, info: { playable: false } });
    expect(opened.told).toEqual(await told(id, opened.frame.viewer));
    expect(opened.told.filter(({ seat }) => seat === 'chance').length).toBeGreaterThan(1);
    expect((link.length * 300) / opened.told.length).toBeLessThan(2000);
  });

  it('carries it where no seed does', async () => {
    const id = await made;
    const imported = await engine.importRecord((await engine.exportRecord(id)).text);
    expect(await engine.seed(imported.info.id)).toBe('');
    const opened = await host().openLink(await engine.link(imported.info.id, 5));
    expect(opened.told).toEqual(imported.told);
  });

  it('carries it after another chance than that of the seed', async () => {
    const record = JSON.parse((await engine.exportRecord(await made)).text);
    const at = record.moves.findIndex(({ seat }: { seat: unknown }) => seat === 'chance');
    const order: unknown[] = record.moves[at].move.order;
    const other = { ...record, moves: record.moves.slice(0, at + 1), result: undefined };
    other.moves[at] = { seat: 'chance', move: { ...record.moves[at].move, order: order.toReversed() } };
    const linked = { record: other, players, seed: 'a seed', step: at };
    expect((await readLink(await makeLink(linked))).record.moves).toEqual(other.moves);
  });

  it('opens at every step in the same position', async () => {
    const id = await made;
    const other = host();
    const { info } = await other.openLink(await engine.link(id, 0));
    const { length } = await told(id, null);
    for (let step = 0; step <= length; step += 7) {
      expect(await other.frameAt(info.id, step, 1)).toEqual(await engine.frameAt(id, step, 1));
    }
  });
});

describe('a link', () => {
  const engine = host();
  const made = (async () => {
    const options = { startingPlayer: 2 };
    const table = await engine.create(
      plan({ players: [ADA, BEA, BOT, RANDOM, BOT], options, board: 'europe-small-1' }),
    );
    await playOn(engine, table);
    return { table, link: await engine.link(table.info.id, 20) };
  })();

  it('opens the whole game at the step, to look at, without names', async () => {
    const { table, link } = await made;
    const opened = await host().openLink(link);
    expect(opened).toMatchObject({ step: 20, stored: 'saved', info: { playable: false } });
    expect(opened.info.options).toEqual(table.info.options);
    const shape = opened.info.players.map((player) => (player.kind === 'bot' ? player.bot : player.name));
    expect(shape).toEqual(table.info.players.map((player) => (player.kind === 'bot' ? player.bot : '')));
    expect(atob(link.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('Ada');
    expect(opened.told).toEqual((await engine.open(table.info.id, null)).told);
  });

  it('stores nothing, and its table can be found again by its id and forked', async () => {
    const { link } = await made;
    const other = host();
    const { info } = await other.openLink(link);
    expect((await other.tables()).tables).toEqual([]);
    const reopened = await host().open(info.id);
    expect(reopened.told.length).toBeGreaterThan(100);
    const forked = await other.fork(info.id, 20);
    expect(forked.info.playable).toBe(true);
    await playOn(other, forked);
    expect((await other.open(forked.info.id, null)).frame.status.outcome).not.toBeNull();
  });

  it('carries the cards of a game that no seed deals, and 300 moves in less than 2 kB', async () => {
    const { table, link } = await made;
    const imported = await engine.importRecord((await engine.exportRecord(table.info.id)).text);
    const carried = await engine.link(imported.info.id, 5);
    expect((await host().openLink(carried)).told).toEqual(imported.told);
    const steps = imported.told.length;
    expect((link.length * 300) / steps).toBeLessThan(2000);
    expect(carried.length).toBeLessThan(2000);
  });

  it('is refused for a board that does not come with the application', async () => {
    const { table } = await made;
    const record = JSON.parse((await engine.exportRecord(table.info.id)).text);
    record.board.name = 'Elsewhere';
    record.board.id = 'elsewhere-1';
    const imported = await engine.importRecord(JSON.stringify(record));
    const refusal = await refused(engine.link(imported.info.id, 0));
    expect(refusal).toMatchObject({ code: 'unknown-board', message: expect.stringContaining('file') });
  });

  it.each<[string, (link: string) => string]>([
    ['nothing', () => ''],
    ['other characters', (link) => `${link}!`],
    ['a text', () => 'hello-there-this-is-no-link'],
    ['another version', (link) => `Ag${link.slice(2)}`],
    ['the first half', (link) => link.slice(0, link.length >> 1)],
    ['a letter less', (link) => link.slice(0, -2)],
    [
      'a changed letter in the middle',
      (link) => `${link.slice(0, 90)}${link[90] === 'x' ? 'y' : 'x'}${link.slice(91)}`,
    ],
    ['a changed checksum', (link) => `${link.slice(0, 3)}${link[3] === 'x' ? 'y' : 'x'}${link.slice(4)}`],
  ])('is refused when it is %s', async (_, spoil) => {
    const { link } = await made;
    expect(await refused(host().openLink(spoil(link)))).toMatchObject({ code: 'bad-shape' });
  });
});
