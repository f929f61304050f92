import { ROUTES, type RouteName } from '@tarmac/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { begun, broughtGame, gathered } from './tables.ts';
import { type World, world } from './world.ts';

const RUNS = process.env.TARMAC_LONG === undefined ? 60 : 5_000;
const POSTS = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].method === 'POST');

/** Names of fields and values that mean something here, and things that mean nothing. */
const words = fc.constantFrom(
  'id',
  'seat',
  'move',
  'type',
  'kind',
  'expected',
  'name',
  'text',
  'player',
  'bot',
  'free',
  'bots',
  'agree',
  'step',
  'who',
  'any',
  'open',
  'me',
  'remove',
  'rewind',
  'end',
  'cash',
  'keep',
  'licence',
  'airlines-europe',
  'greedy',
  '__proto__',
  'constructor',
  'toString',
  'a-request-of-a-test',
  '<script>alert(1)</script>',
  '\u202e\u0000\ud800',
  '🛫'.repeat(30),
);
const leaf = fc.oneof(words, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.string());
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(words, fc.string()), tie('value'), { maxKeys: 5 }),
  ),
})).value;

const move = fc
  .record({ type: words }, { requiredKeys: ['type'] })
  .chain((base) => fc.dictionary(words, anything, { maxKeys: 3 }).map((more) => ({ ...more, ...base })));
/** Right in shape, wrong in meaning. */
const request = fc.constant('a-request-of-a-test');
const shaped: Partial<Record<RouteName, fc.Arbitrary<unknown>>> = {
  move: fc.record({ id: fc.uuid(), expected: fc.nat(40), move }),
  why: fc.record({ move }),
  undo: fc.record({ id: fc.uuid(), expected: fc.nat(40) }),
  end: fc.record({ id: fc.uuid(), expected: fc.nat(40) }),
  newTable: fc.record({
    id: fc.uuid(),
    game: words,
    board: words,
    options: fc.dictionary(words, fc.oneof(words, fc.boolean(), fc.double({ noNaN: true }))),
    seats: fc.array(
      fc.constantFrom({ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'x:y=z', name: 'n' }),
      { maxLength: 20 },
    ),
    access: fc.constantFrom('link', 'listed'),
  }),
  bringTable: fc
    .record({
      field: fc.constantFrom('board', 'options', 'seats', 'setup', 'moves', 'deal'),
      value: anything,
    })
    .map(({ field, value }) => {
      const { record, ...game } = broughtGame();
      return { id: 'a-request-of-a-test', ...game, record: { ...record, [field]: value } };
    }),
  propose: fc.oneof(
    fc.record({ kind: fc.constant('rewind'), step: fc.nat() }),
    fc.record({ kind: fc.constant('bot'), seat: fc.nat(20) }),
  ),
  vote: fc.record({ agree: fc.boolean() }),
  say: fc.record({ id: request, text: fc.string({ maxLength: 600, unit: 'binary' }) }),
  rename: fc.record({ name: fc.string({ maxLength: 400, unit: 'binary' }) }),
  useCode: fc.record({ code: fc.string({ maxLength: 50 }) }),
};

/** Everything stored of a table that a refused request must leave alone. */
function stored({ online }: World, id: string): string {
  const { tables } = online.store;
  return JSON.stringify([tables.load(id), tables.entries(id)]);
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
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const waiting = await gathered(here, 2);
    const [ada] = seats as [Client];
    const path = (table: string): string => ROUTES[name].path.replace(':id', table).replace(':vote', '1');
    const body = fc.oneof(anything, shaped[name] ?? anything, fc.dictionary(words, leaf));
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (json, running) => {
        const table = running ? id : waiting.id;
        const { headers } = running ? ada : (waiting.clients[0] as Client);
        const before = stored(here, table);
        const { status, json: answer } = await post(
          here.url,
          path(table),
          JSON.stringify(json) ?? 'null',
          headers,
        );
        expect(status).toBeLessThan(500);
        if (status === 200) return;
        expect(answer).toMatchObject({ ok: false, code: expect.any(String) });
        expect(stored(here, table)).toBe(before);
      }),
      { numRuns: RUNS },
    );
    const about = await fetch(`${here.url}/api`);
    expect(about.status).toBe(200);
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

  test('addresses', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [ada] = seats as [Client];
    const parts = [
      '..',
      '%00',
      '%',
      id.slice(1),
      `${id}x`,
      "' or 1=1 --",
      'constructor',
      '-1',
      '1e9',
      '99999999999999999999',
      'NaN',
      '%2e%2e',
    ];
    for (const part of parts) {
      for (const path of [
        `/api/tables/${part}`,
        `/api/tables/${id}/frames/${part}`,
        `/api/tables/${part}/events`,
        `/api/tables/${id}/events?at=${part}`,
        `/api/events?at=${part}`,
        `/api/events?at=${id}:${part}`,
        `/t/${part}`,
        `/api/${part}`,
      ]) {
        const stop = new AbortController();
        const { status } = await fetch(here.url + path, { headers: ada.headers, signal: stop.signal });
        stop.abort();
        expect(`${path} ${status}`).toMatch(/ [24]\d\d$/);
      }
    }
    for (const header of ['x', `${id}:9.999-1`, 'w.1-1,'.repeat(50), '%', `${id}:w.999999999-0`]) {
      const stream = await ada.stream(`/api/events`, { 'last-event-id': header });
      await stream.next('hello');
      stream.close();
    }
  });
});
