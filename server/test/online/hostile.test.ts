import { join } from 'node:path';
import { GAMES } from '@tarmac/games';
import { ROUTES, type RouteName } from '@tarmac/protocol';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { load } from '../../src/rooms/hosted.ts';
import type { Client } from './client.ts';
import { bodiesOf, type Hints, mutated } from './from-schema.ts';
import { anything, words } from './junk.ts';
import { broughtGame, GAME, gathered, turnOf } from './tables.ts';
import { volume } from './volume.ts';
import { type World, world } from './world.ts';

const RUNS = volume(60, 5_000);
const POSTS = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].method === 'POST');
const PHASES = ['gathering', 'running', 'over'] as const;
type Phase = (typeof PHASES)[number];

/** Where a request can do what it says; what has no place here wants a game that is going on. */
const PLACES: Partial<Record<RouteName, Phase>> = {
  join: 'gathering',
  seat: 'gathering',
  start: 'gathering',
  rematch: 'over',
};
/** After one of these, somebody is gone, or something is over: the next needs another table. */
const SPENT: readonly RouteName[] = [
  'signOut',
  'leave',
  'start',
  'rematch',
  'vote',
  'newTable',
  'bringTable',
  'join',
];

/** Nobody guesses a code, and there is nothing to take back or to end. */
const IN_VAIN: readonly RouteName[] = ['useCode', 'undo', 'end'];

interface Place {
  readonly id: string;
  readonly host: Client;
}

/** A table in this phase, with people of its own: some will sign out, some will leave. */
async function place(here: World, phase: Phase, voting = false): Promise<Place> {
  const { id, clients } = await gathered(here, 2);
  const [host, guest] = clients as [Client, Client];
  const params = { id, vote: 1 };
  if (phase !== 'gathering') await host.ok('start', { free: 'remove' }, { params });
  if (phase === 'over' || (phase === 'running' && voting))
    await guest.ok('propose', { kind: 'end' }, { params });
  if (phase === 'over') await host.ok('vote', { agree: true }, { params });
  return { id, host };
}

/** Rises with everything that anybody stores, whichever row it is. */
function stores({ data }: World): () => unknown {
  const db = new Database(join(data, 'tables.sqlite'), { readonly: true });
  onTestFinished(() => void db.close());
  return () => db.pragma('data_version', { simple: true });
}

async function post(url: string, path: string, body: string, headers: Record<string, string>) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, json: JSON.parse(text) as { ok: boolean; code?: string } };
}

describe('hostile input', () => {
  test.each(POSTS)('%s: refused in the list of codes, or done; never a fault', async (name) => {
    const here = await world({ grace: 1e9 });
    const version = stores(here);
    const right = PLACES[name] ?? 'running';
    const places = new Map<Phase, Place>();
    const known = await place(here, 'running');
    const { at, legal } = await turnOf(known.host, known.id);
    const hints: Hints = {
      Move: fc.oneof(fc.constantFrom(...legal), fc.record({ type: words })),
      expected: fc.nat(at),
      game: fc.constantFrom(GAME, GAME, ...GAMES.map(({ id }) => id)),
      board: fc.constant('europe-1'),
      options: fc.constantFrom({}, { openScores: true }, { openScores: 3 }),
      bot: fc.constantFrom('random', 'greedy', 'nobody'),
    };
    const { record, seats } = broughtGame();
    const fields = fc.constantFrom('board', 'options', 'seats', 'setup', 'moves', 'deal');
    const damaged = fc.tuple(fields, anything).map(([field, value]) => ({ ...record, [field]: value }));
    const brought = { record: fc.oneof(fc.constant(record), damaged), seats: fc.constant(seats) };
    const valid = bodiesOf(name, { ...hints, ...(name === 'bringTable' && brought) });
    const wrong = fc
      .tuple(valid, anything, fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }), fc.nat(4))
      .map(([value, junk, where, how]) => mutated(value, junk, where, how));
    const bodies = fc.oneof({ arbitrary: valid, weight: 3 }, wrong, anything);
    const phases = fc.oneof({ arbitrary: fc.constant(right), weight: 4 }, fc.constantFrom(...PHASES));
    const read = { well: 0, done: 0 };
    await fc.assert(
      fc.asyncProperty(bodies, phases, async (json, phase) => {
        const { id, host } = places.get(phase) ?? (await place(here, phase, name === 'vote'));
        places.set(phase, { id, host });
        const path = ROUTES[name].path.replace(':id', id).replace(':vote', '1');
        const before = version();
        const { status, json: answer } = await post(
          here.url,
          path,
          JSON.stringify(json) ?? 'null',
          host.headers,
        );
        expect(status).toBeLessThan(500);
        if (answer.code !== 'bad-shape') read.well++;
        if (status === 200) {
          read.done++;
          if (SPENT.includes(name)) places.delete(phase);
          return;
        }
        expect(answer).toMatchObject({ ok: false, code: expect.any(String) });
        expect(version()).toBe(before); // no row of any table has changed
        await here.online.rooms.look(id, async ({ room, table }) => {
          const stored = await load(here.online.store, id, 0);
          expect(room).toEqual(stored?.room);
          expect(table?.host.log).toEqual(stored?.table?.host.log);
        });
      }),
      { numRuns: RUNS, seed: 15 },
    );
    expect((await fetch(`${here.url}/api`)).status).toBe(200);
    expect(read.well).toBeGreaterThan(RUNS / 4); // most requests come as far as the table
    if (!IN_VAIN.includes(name)) expect(read.done).toBeGreaterThan(0);
  });

  test('bytes that are no JSON, and JSON that is too deep', async () => {
    const here = await world();
    const ada = await here.client('Ada');
    const texts = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"name":',
      '\u0000',
      `${'['.repeat(30_000)}`,
      '{"__proto__":{"name":"x"}}',
    ];
    for (const text of [...texts, `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`]) {
      const { status, json } = await post(here.url, '/api/me', text, ada.headers);
      expect([status, json.ok]).toEqual([400, false]);
    }
    expect((await ada.ok('me')).me).toEqual({ name: 'Ada' });
  });
});
