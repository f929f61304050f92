import { join } from 'node:path';
import { sameJson } from '@tarmac/kernel';
import { LIMITS } from '@tarmac/protocol';
import { describe, expect, test } from 'vitest';
import { restoreBackup, writeBackup } from '../../src/index.ts';
import { householdOf, Rates } from '../../src/online/rates.ts';
import { type Client, newId } from './client.ts';
import { begun, GAME, gathered, look, playFirst, turnOf } from './tables.ts';
import { folder, type World, world } from './world.ts';

const DAY = 24 * 60 * 60_000;
const isLicence = ({ type }: { readonly type: string }): boolean => type === 'licence';

async function opened(host: Client, access: 'link' | 'listed' = 'link'): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  return (await host.ok('newTable', { id: newId(), game: GAME, seats, access })).room.id;
}

/** Two people after their first portfolios; it is the first one's turn. */
async function turn(here: World) {
  const { id, seats } = await begun(here, 2);
  for (const seat of seats) await playFirst(seat, id);
  const [ada, ben] = seats as [Client, Client];
  const at = async () => (await turnOf(ada, id)).at;
  const undo = async () => ada.refused('undo', { id: newId(), expected: await at() }, { params: { id } });
  const end = async () => ada.refused('end', { id: newId(), expected: await at() }, { params: { id } });
  return { id, ada, ben, undo, end };
}

/** Tries moves out and takes them back, so often, as one change. */
async function dither({ online }: World, id: string, times: number): Promise<void> {
  await online.rooms.change(id, ({ table }) => {
    for (let i = 0; i < times && table; i++) {
      const move = table.frame(0).legal.find(isLicence);
      if (!move) throw new Error('no licence to buy');
      table.move(0, move);
      table.undo(0);
    }
  });
}

describe('taking back', () => {
  test('has a bound in one turn, behind which the turn can be played and ended', async () => {
    const here = await world();
    const { id, ada, ben, undo, end } = await turn(here);
    await dither(here, id, LIMITS.undos - 1);
    await playFirst(ada, id, isLicence);
    expect(await undo()).toBe('200 ok');
    await playFirst(ada, id, ({ type }) => type === 'cash');
    expect(await undo()).toBe('409 too-many-undos');
    expect(await end()).toBe('200 ok');
    await playFirst(ben, id, isLicence);
    const { at } = await turnOf(ben, id);
    await ben.ok('undo', { id: newId(), expected: at }, { params: { id } }); // everybody has a bound of their own
  });

  test('never fills the log: there is always room to play on', async () => {
    const here = await world();
    const { id, ada, undo, end } = await turn(here);
    await dither(here, id, LIMITS.entries / 4);
    await playFirst(ada, id, ({ type }) => type === 'cash');
    expect(await undo()).toBe('409 too-many-undos');
    expect(await end()).toBe('200 ok');
  });

  test('a full log refuses moves, but no end of a turn, no vote and no change of seats', async () => {
    const here = await world();
    const { id, ada, ben, undo, end } = await turn(here);
    await dither(here, id, LIMITS.entries / 2 - 2);
    await playFirst(ada, id, ({ type }) => type === 'cash');
    while ((await here.online.store.tables.entries(id)).length < LIMITS.entries) await dither1(here, id);
    expect(await end()).toBe('200 ok');
    const { at, legal } = await turnOf(ben, id);
    const move = { id: newId(), expected: at, move: legal[0] as { type: string } };
    expect(await ben.refused('move', move, { params: { id } })).toBe('429 table-full');
    expect(await undo()).toBe('409 too-many-undos');
    await ben.ok('leave', {}, { params: { id } });
    await ben.ok('takeBack', {}, { params: { id } });
    await ada.ok('propose', { kind: 'end' }, { params: { id } });
    const { room } = await ben.ok('vote', { agree: true }, { params: { id, vote: 1 } });
    expect(room.phase).toBe('over');
  });
});

/** One entry more that changes nothing. */
async function dither1({ online }: World, id: string): Promise<void> {
  await online.rooms.change(id, ({ table, room }) => {
    const player = room.seats[1]?.player;
    if (player) table?.host.sit(1, player);
  });
}

describe('open tables', () => {
  test('are counted where the guest still sits: leaving helps', async () => {
    const here = await world();
    const ada = await here.client('Ada');
    const ids: string[] = [];
    while (ids.length < LIMITS.tables) ids.push(await opened(ada));
    const wish = {
      id: newId(),
      game: GAME,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
    } as const;
    expect(await ada.refused('newTable', wish)).toBe('429 too-many-tables');
    const [left = '', running = ''] = ids;
    await ada.ok('leave', {}, { params: { id: left } });
    await opened(ada);
    expect(await ada.refused('newTable', wish)).toBe('429 too-many-tables');
    const bots = { free: { bots: [{ bot: 'random', name: 'Bruno' }] } };
    await ada.ok('start', bots, { params: { id: running } });
    expect(await ada.refused('newTable', wish)).toBe('429 too-many-tables');
    await ada.ok('leave', {}, { params: { id: running } }); // a bot plays the seat now
    await ada.ok('newTable', wish);
  });

  test('a rematch is counted too', async () => {
    const here = await world();
    const { id, clients } = await gathered(here, 2);
    const [ada, ben] = clients as [Client, Client];
    await ada.ok('start', { free: 'remove' }, { params: { id } });
    await ada.ok('propose', { kind: 'end' }, { params: { id } });
    await ben.ok('vote', { agree: true }, { params: { id, vote: 1 } });
    for (let many = 0; many < LIMITS.tables; many++) await opened(ada);
    expect(await ada.refused('rematch', {}, { params: { id } })).toBe('429 too-many-tables');
    const { room } = await ben.ok('rematch', {}, { params: { id } });
    expect((await ada.ok('rematch', {}, { params: { id } })).room.id).toBe(room.id);
  });
});

describe('a rematch that nobody began', () => {
  test('is followed by another one', async () => {
    let now = 1_800_000_000_000;
    const here = await world({ now: () => now });
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    await ada.ok('propose', { kind: 'end' }, { params: { id } });
    await ben.ok('vote', { agree: true }, { params: { id, vote: 1 } });
    const { room: first } = await ada.ok('rematch', {}, { params: { id } });
    now += 8 * DAY;
    await here.online.sweep();
    expect((await look(ben, id)).room.rematch).toBe(null);
    const { room: second } = await ada.ok('rematch', {}, { params: { id } });
    expect(second.id).not.toBe(first.id);
    await look(ben, second.id);
  });
});

describe('watchers', () => {
  test('have a bound, and take nobody’s seat', async () => {
    const here = await world();
    const ada = await here.client('Ada');
    const id = await opened(ada);
    for (let i = 0; i < LIMITS.members; i++) {
      const watcher = await here.client(`W${i}`);
      await watcher.ok('join', { seat: null }, { params: { id } });
    }
    const late = await here.client('Late');
    expect(await late.refused('join', { seat: null }, { params: { id } })).toBe('429 table-full');
    await late.ok('join', { seat: 'any' }, { params: { id } });
    expect((await look(late, id)).room.me?.seat).toBe(1);
  });
});

describe('listed tables', () => {
  test('that everybody has left are nobody’s, and are not shown', async () => {
    const here = await world();
    const [ada, ben] = [await here.client('Ada'), await here.client('Ben')];
    const id = await opened(ada, 'listed');
    await ada.ok('leave', {}, { params: { id } });
    expect((await ben.ok('listedTables')).tables).toEqual([]);
    await ben.ok('join', { seat: 'any' }, { params: { id } });
    expect((await ben.ok('listedTables')).tables.map((table) => table.id)).toEqual([id]);
  });
});

describe('rates', () => {
  test('one household has one, however many addresses it has', () => {
    expect(householdOf('2001:db8:0:7::1')).toBe('2001:db8:0:7');
    expect(householdOf('2001:0db8::7:a:b:c:d')).toBe('2001:db8:0:7');
    expect(householdOf('fe80::1%eth0')).toBe('fe80:0:0:0');
    expect(householdOf('::1')).toBe('0:0:0:0');
    expect(householdOf('::ffff:192.168.1.7')).toBe('192.168.1.7');
    expect(householdOf('192.168.1.7')).toBe('192.168.1.7');
    const rates = new Rates(() => 0);
    const take = (last: number, net = 7) => rates.take('codesByAddress', `2001:db8:0:${net}::${last}`);
    for (let i = 1; i <= 10; i++) take(i);
    expect(() => take(11)).toThrow('a lot at once');
    take(11, 8);
  });
});

describe('a restored store', () => {
  test('tells those who had seen more, or something else, everything', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    await playFirst(ada, id);
    const file = join(folder(), 'backup.jsonl');
    await writeBackup(here.data, file, 7);
    await playFirst(ben, id);
    const { cursor } = await look(ada, id);
    const data = join(folder(), 'restored');
    await restoreBackup(data, file);
    const there = await world({ data });
    const [adaThere, benThere] = [await there.client(), await there.client()];
    adaThere.token = ada.token;
    benThere.token = ben.token;
    const { legal } = await turnOf(benThere, id);
    await playFirst(benThere, id, (move) => sameJson(move, legal.at(-1))); // not what was played in the other store
    const stream = await adaThere.stream(`/api/tables/${id}/events?at=${cursor}`);
    await stream.next('table');
    await there.close();
    const again = await world({ data });
    const third = await again.client();
    third.token = ada.token;
    const known = stream.heard.findLast((heard) => heard.id !== undefined)?.id;
    const resumed = await third.stream(`/api/tables/${id}/events?at=${known}`);
    await resumed.next('room');
    expect(resumed.heard.map(({ event }) => event)).toEqual(['hello', 'room']); // the same store after a restart
  });
});

describe('bots by name', () => {
  test('have no weights here', async () => {
    const here = await world();
    const ada = await here.client('Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const bot = { kind: 'bot', bot: 'greedy:cash=0.3', name: '' } as const;
    const wish = { id: newId(), game: GAME, seats: [...seats, bot], access: 'link' } as const;
    expect(await ada.refused('newTable', wish)).toBe('400 bad-shape');
    const id = await opened(ada);
    const player = { kind: 'bot', bot: 'greedy-1:cash=1', name: '' } as const;
    expect(await ada.refused('seat', { seat: 1, player }, { params: { id } })).toBe('400 bad-shape');
    const free = { bots: [{ bot: 'greedy:cash=1', name: '' }] };
    expect(await ada.refused('start', { free }, { params: { id } })).toBe('400 bad-shape');
    await ada.ok('start', { free: { bots: [{ bot: 'greedy-1', name: '' }] } }, { params: { id } });
  });
});
