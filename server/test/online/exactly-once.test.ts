import { describe, expect, test } from 'vitest';
import { type Client, newId } from './client.ts';
import { sendAndHangUp } from './hang-up.ts';
import { isHere, RUNS } from './kinds.ts';
import { begun, look, playFirst, turnOf } from './tables.ts';
import { type World, world } from './world.ts';

async function movesStored({ online }: World, id: string): Promise<number> {
  const entries = await online.store.tables.entries(id);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => place)); // no gap
  return entries.filter(({ entry }) => 'move' in JSON.parse(entry)).length;
}

describe.each(RUNS.filter(({ kind }) => isHere(kind)))('exactly once, $runs', ({ processes }) => {
  test('five first portfolios at the same instant all succeed', async () => {
    const here = await world({ processes });
    const { id, seats } = await begun(here, 5);
    const turns = await Promise.all(seats.map((seat) => turnOf(seat, id)));
    const answers = await Promise.all(
      seats.map((seat, i) => {
        const { at, legal } = turns[i] as (typeof turns)[0];
        const [move] = legal;
        if (!move) throw new Error('no move');
        return seat.call('move', { id: newId(), expected: at, move }, { params: { id } });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await movesStored(here, id)).toBe(5);
  });

  test('the same request again gets the same answer, twenty at once, and after a restart', async () => {
    const here = await world({ processes });
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const { at, legal } = await turnOf(ada, id);
    const [move, other] = legal;
    if (!move || !other) throw new Error('no moves');
    const body = { id: newId(), expected: at, move };
    const asked = { params: { id } };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.call('move', body, asked)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await playFirst(ben, id);
    expect((await ada.call('move', body, asked)).text).toBe(answers[0]?.text); // much has happened since
    expect(await ada.refused('move', { ...body, move: other }, asked)).toBe('409 id-used');
    expect(await movesStored(here, id)).toBe(2);
    await here.close();
    const again = await world({ data: here.data, processes });
    const back = await again.client();
    back.token = ada.token;
    expect((await back.call('move', body, asked)).text).toBe(answers[0]?.text);
    expect(await movesStored(again, id)).toBe(2);
  });

  test('an id is the seat’s own: another seat may use the same', async () => {
    const here = await world({ processes });
    const { id, seats } = await begun(here, 2);
    const request = newId();
    for (const seat of seats) {
      const { at, legal } = await turnOf(seat, id);
      const [move] = legal;
      if (!move) throw new Error('no move');
      await seat.ok('move', { id: request, expected: at, move }, { params: { id } });
    }
    expect(await movesStored(here, id)).toBe(2);
  });

  test('lost answers: what was sent is there once, whether it arrived or not', async () => {
    const here = await world({ processes });
    const { id, seats } = await begun(here, 3);
    for (const seat of seats) {
      const { at, legal } = await turnOf(seat, id);
      const body = { id: newId(), expected: at, move: legal[0] ?? { type: 'none' } };
      await Promise.all([1, 2, 3].map(() => sendAndHangUp(seat, `/api/tables/${id}/moves`, body)));
      const first = await seat.ok('move', body, { params: { id } });
      expect(await seat.ok('move', body, { params: { id } })).toEqual(first);
    }
    expect(await movesStored(here, id)).toBe(3);
  });

  test('two tabs of one person at the same moment: one of them decides', async () => {
    const here = await world({ processes });
    const { id, seats } = await begun(here, 2);
    for (const seat of seats) await playFirst(seat, id);
    const [ada] = seats as [Client];
    const { at, legal } = await turnOf(ada, id);
    const before = await movesStored(here, id);
    const tabs = await Promise.all(
      legal
        .slice(0, 8)
        .map((move) => ada.refused('move', { id: newId(), expected: at, move }, { params: { id } })),
    );
    expect(tabs.filter((tab) => tab === '200 ok')).toHaveLength(1);
    expect(tabs.filter((tab) => tab === '409 stale')).toHaveLength(tabs.length - 1);
    expect(await movesStored(here, id)).toBe(before + 1);
  });

  test('what comes too early is refused and can come again', async () => {
    const here = await world({ processes });
    const { id, seats } = await begun(here, 2);
    for (const seat of seats) await playFirst(seat, id);
    const [ada] = seats as [Client];
    const { at, legal } = await turnOf(ada, id);
    const undo = { id: newId(), expected: at + 1 };
    const licence = legal.find(({ type }) => type === 'licence');
    if (!licence) throw new Error('no licence to buy');
    expect(await ada.refused('undo', undo, { params: { id } })).toBe('400 bad-shape');
    await ada.ok('move', { id: newId(), expected: at, move: licence }, { params: { id } });
    const { at: undone } = await ada.ok('undo', undo, { params: { id } });
    expect(await ada.ok('undo', undo, { params: { id } })).toEqual({ ok: true, at: undone });
    expect((await look(ada, id)).play?.frame.status.undoable).toBe(0);
  });
});
