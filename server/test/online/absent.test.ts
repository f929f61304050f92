import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { begun, look, playFirst } from './tables.ts';
import { type World, world } from './world.ts';

const MINUTE = 60_000;

/** Three people of whom only Ada looks at the table; the others have been away for a moment. */
async function abandoned() {
  const clock = { now: 1_800_000_000_000 };
  const here = await world({ now: () => clock.now, grace: 1 });
  const { id, seats } = await begun(here, 3);
  for (const seat of seats) await playFirst(seat, id);
  const [ada, ben, cleo] = seats as [Client, Client, Client];
  await (await ada.stream(`/api/tables/${id}/events`)).next('table');
  await expect.poll(() => present(ada, id)).toEqual([true, false, false]);
  return { clock, here, id, ada, ben, cleo };
}

const present = async (client: Client, id: string) =>
  (await look(client, id)).room.seats.map((seat) => seat.here);

const lastEntry = async ({ online }: World, id: string) =>
  JSON.parse((await online.store.tables.entries(id)).at(-1)?.entry ?? 'null');

describe('where two people are absent', () => {
  test('the one who is left seats bots for both, one after the other', async () => {
    const { clock, id, ada } = await abandoned();
    clock.now += 61 * MINUTE;
    for (const seat of [1, 2]) await ada.ok('propose', { kind: 'bot', seat }, { params: { id } });
    const { room } = await look(ada, id);
    expect(room.seats.map(({ player }) => player?.kind)).toEqual(['person', 'bot', 'bot']);
  });

  test('goes back and ends without them, and the log says who was not asked', async () => {
    const { clock, here, id, ada } = await abandoned();
    clock.now += 61 * MINUTE;
    await ada.ok('propose', { kind: 'rewind', step: 0 }, { params: { id } });
    expect(await lastEntry(here, id)).toEqual({ rewind: 0, agreed: [0], absent: [1, 2] });
    const { room } = await ada.ok('propose', { kind: 'end' }, { params: { id } });
    expect(room.phase).toBe('over');
    expect(await lastEntry(here, id)).toEqual({ ended: 'agreed', absent: [1, 2] });
    await here.close();
    const again = await world({ data: here.data });
    const back = await again.client();
    back.token = ada.token;
    expect((await look(back, id)).play?.frame.status.ended).toBe('agreed');
  });

  test('somebody who was away for less than that still has a word, until the time is up', async () => {
    const { clock, here, id, ada } = await abandoned();
    clock.now += 59 * MINUTE;
    const { room } = await ada.ok('propose', { kind: 'end' }, { params: { id } });
    expect(room.vote?.missing).toHaveLength(2);
    await here.online.sweep();
    expect((await look(ada, id)).room.phase).toBe('running');
    clock.now += 2 * MINUTE;
    await here.online.sweep();
    expect((await look(ada, id)).room.phase).toBe('over');
  });

  test('who comes back in the middle of a vote is asked again', async () => {
    const { clock, here, id, ada, ben, cleo } = await abandoned();
    (await ben.stream(`/api/tables/${id}/events`)).next('table');
    await expect.poll(() => present(ada, id)).toEqual([true, true, false]);
    clock.now += 61 * MINUTE;
    const { room } = await ada.ok('propose', { kind: 'end' }, { params: { id } });
    const people = room.seats.map(({ who }) => who);
    expect(room.vote?.missing).toEqual([people[1]]);
    await (await cleo.stream(`/api/tables/${id}/events`)).next('table');
    await expect.poll(async () => (await look(ada, id)).room.vote?.missing).toEqual([people[1], people[2]]);
    await ben.ok('vote', { agree: true }, { params: { id, vote: 1 } });
    expect((await look(ada, id)).room.phase).toBe('running');
    await cleo.ok('vote', { agree: true }, { params: { id, vote: 1 } });
    expect(await lastEntry(here, id)).toEqual({ ended: 'agreed' });
  });

  test('where everybody is away, nothing is decided', async () => {
    const clock = { now: 1_800_000_000_000 };
    const here = await world({ now: () => clock.now, grace: 1 });
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const visit = await ada.stream(`/api/tables/${id}/events`);
    await visit.next('table');
    await ada.ok('propose', { kind: 'end' }, { params: { id } });
    visit.close();
    await expect.poll(() => present(ben, id)).toEqual([false, false]);
    clock.now += 61 * MINUTE;
    await here.online.sweep();
    expect((await look(ben, id)).room.phase).toBe('running');
  });
});
