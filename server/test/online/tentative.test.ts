import { describe, expect, test } from 'vitest';
import { type Client, newId, type Reading } from './client.ts';
import { isHere, RUNS } from './kinds.ts';
import { begun, playFirst, turnOf } from './tables.ts';
import { repeatable, type World, world } from './world.ts';

const UNDOS = 20;

interface Evening {
  readonly texts: readonly string[];
  readonly answers: readonly string[];
}

/**
 * Ada plays a turn, after having tried and taken back this many others. What Ben, a watcher and a list were told. The
 * clock goes on with what everybody can see, and differently while Ada tries things out.
 */
async function evening(here: World, clock: { now: number }, undos: number, form: string): Promise<Evening> {
  const { id, seats } = await begun(here, 2);
  const [ada, ben] = seats as [Client, Client];
  const watcher = await here.client();
  const paths: [Client, string][] = [
    [ben, `/api/tables/${id}/events?form=${form}`],
    [ben, `/api/events?at=${id}&form=${form}`],
    [watcher, `/api/tables/${id}/events?form=${form}`],
  ];
  const streams: Reading[] = [];
  for (const [client, path] of paths) {
    const stream = await client.stream(path);
    await stream.next(form === 'full' ? 'table' : 'coded');
    streams.push(stream);
  }
  for (const seat of seats) {
    clock.now += 1000;
    await playFirst(seat, id);
  }
  const tried = clock.now;
  const before = (await turnOf(ben, id)).at;
  for (let i = 0; i < undos; i++) {
    const { at, legal } = await turnOf(ada, id);
    const licences = legal.filter(({ type }) => type === 'licence');
    const move = licences[i % licences.length];
    if (!move) throw new Error('no licence to buy');
    clock.now += 7;
    const { at: played } = await ada.ok('move', { id: newId(), expected: at, move }, { params: { id } });
    clock.now += 11;
    await ada.ok('undo', { id: newId(), expected: played }, { params: { id } });
  }
  clock.now = tried + 60_000;
  // What Ben knew before is still good: nothing has happened that he could know of.
  const answers = [
    await ben.call('table', undefined, { params: { id } }),
    await ben.call('myTables'),
    await ben.call('undo', { id: newId(), expected: before }, { params: { id } }),
    await watcher.call('table', undefined, { params: { id } }),
  ].map(({ status, text }) => `${status} ${text}`);
  await playFirst(ada, id, ({ type }) => type === 'cash');
  const { at } = await turnOf(ada, id);
  await ada.ok('end', { id: newId(), expected: at }, { params: { id } });
  const last = form === 'full' ? 'news' : 'delta';
  for (const stream of streams) {
    await stream.next(last, ({ steps }) =>
      steps.some(({ told }: { told: { move?: unknown } }) => isCash(told.move)),
    );
    await stream.next('room');
  }
  return { texts: streams.map(({ text }) => text), answers };
}

const isCash = (move: unknown): boolean => (Object(move) as { type?: string }).type === 'cash';

describe.each(RUNS.filter(({ kind }) => isHere(kind)))('a tentative turn, $runs', ({ processes }) => {
  test.each(['full', 'delta'])('twenty undos leave no byte with anybody else (%s)', async (form) => {
    const evenings: Evening[] = [];
    for (const undos of [0, UNDOS]) {
      const clock = { now: 1_800_000_000_000 };
      const here = await world({
        now: () => clock.now,
        random: repeatable('evening'),
        grace: 1e9,
        processes,
      });
      evenings.push(await evening(here, clock, undos, form));
    }
    const [quiet, busy] = evenings as [Evening, Evening];
    expect(busy.texts).toEqual(quiet.texts);
    expect(busy.answers).toEqual(quiet.answers);
    for (const text of quiet.texts) expect(text.length).toBeGreaterThan(1000);
  });
});
