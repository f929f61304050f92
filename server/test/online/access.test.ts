import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { ROUTES, type RouteName } from '@tarmac/protocol';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { Client, newId } from './client.ts';
import { broughtGame, GAME, look, turnOf } from './tables.ts';
import { type World, world } from './world.ts';

const CALLERS = ['nobody', 'stranger', 'freed', 'watcher', 'seat', 'host'] as const;
/** Nobody is noted as away, however long a slow machine takes for the calls. */
const NEVER = 2 ** 31 - 1;
type CallerName = (typeof CALLERS)[number];
type Phase = 'gathering' | 'running' | 'over';

/** What each caller is answered: `ok`, or a status and a code. Every route has its row. */
type Row = Readonly<Record<CallerName, string>> & {
  readonly phase?: Phase;
  readonly body?: (place: Place) => unknown;
};

interface Place {
  readonly id: string;
  readonly clients: Readonly<Record<CallerName, Client>>;
  /** What the seat may play. */
  readonly turn: Awaited<ReturnType<typeof turnOf>>;
}

const all = (answer: string) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, answer])) as Record<CallerName, string>;
const ANYONE = all('ok');
const GUESTS = { ...all('ok'), nobody: '401 not-a-guest' };
const OUTSIDE = { nobody: '401 not-a-guest', stranger: '403 not-a-member', freed: '403 not-a-member' };
const MEMBERS = { ...OUTSIDE, watcher: 'ok', seat: 'ok', host: 'ok' };
const SEATS = { ...MEMBERS, watcher: '403 not-your-seat' };
const HOST = { ...OUTSIDE, watcher: '403 not-the-host', seat: '403 not-the-host', host: 'ok' };
const deed = ({ turn }: Place) => ({ id: newId(), expected: turn.at });
const bot = { bot: 'random', name: 'Bruno' };

const ROWS: Record<RouteName, Row> = {
  about: ANYONE,
  games: ANYONE,
  newGuest: { ...ANYONE, body: () => ({ name: 'Zoe', program: true }) },
  me: ANYONE,
  rename: { ...GUESTS, body: () => ({ name: 'Zoe' }) },
  signOut: GUESTS,
  newCode: GUESTS,
  useCode: { ...all('404 bad-code'), body: () => ({ code: 'ABCDE-FGHJK' }) },
  myTables: GUESTS,
  listedTables: ANYONE,
  newTable: {
    ...GUESTS,
    body: () => ({ id: newId(), game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], access: 'link' }),
  },
  bringTable: { ...GUESTS, body: () => ({ id: newId(), ...broughtGame() }) },
  table: { ...ANYONE, phase: 'running' },
  frame: { ...ANYONE, phase: 'running' },
  tableEvents: { ...ANYONE, phase: 'running' },
  events: ANYONE,
  invitation: MEMBERS,
  join: { ...GUESTS, seat: 'ok', host: 'ok', body: () => ({ seat: null }) },
  leave: MEMBERS,
  takeBack: { ...SEATS, phase: 'running' },
  seat: { ...HOST, body: () => ({ seat: 2, player: { kind: 'bot', ...bot } }) },
  start: { ...HOST, body: () => ({ free: 'remove' }) },
  propose: { ...SEATS, phase: 'running', body: () => ({ kind: 'end' }) },
  vote: {
    ...SEATS,
    seat: '409 no-such-vote',
    host: '409 no-such-vote',
    phase: 'running',
    body: () => ({ agree: true }),
  },
  say: { ...MEMBERS, body: () => ({ id: newId(), text: 'Hello' }) },
  react: { ...MEMBERS, body: () => ({ reaction: 'wow' }) },
  mute: { ...HOST, body: () => ({ who: 1, muted: true }) },
  rematch: { ...SEATS, phase: 'over' },
  record: { ...SEATS, phase: 'over' },
  move: { ...SEATS, phase: 'running', body: (place) => ({ ...deed(place), move: place.turn.legal[0] }) },
  undo: { ...SEATS, seat: '422 nothing-to-undo', host: '422 nothing-to-undo', phase: 'running', body: deed },
  end: { ...SEATS, seat: '422 not-your-turn', host: '422 not-your-turn', phase: 'running', body: deed },
  why: { ...SEATS, phase: 'running', body: ({ turn }) => ({ move: turn.legal[0] }) },
};

/** What is served apart from the protocol, and under which names: `any` name, or only those of this server. */
const BESIDE: Readonly<Record<string, { readonly hosts: 'ours' | 'any'; readonly status: number }>> = {
  '/api/openapi.json': { hosts: 'ours', status: 200 },
  '/api/docs': { hosts: 'ours', status: 200 },
  '/t/:id': { hosts: 'ours', status: 200 },
  // Nothing in them is anybody's own.
  '/health': { hosts: 'any', status: 200 },
  '/*': { hosts: 'any', status: 404 },
};

/** Every route that a server really has, however it came to be there. */
async function routesOf(open: () => Promise<unknown>): Promise<Set<string>> {
  const found = new Set<string>();
  const made = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const each of [method].flat()) found.add(`${each} ${url}`);
    });
  };
  subscribe('fastify.initialization', made);
  try {
    await open();
  } finally {
    unsubscribe('fastify.initialization', made);
  }
  return found;
}

/** A table with everybody around it. */
async function place(here: World, phase: Phase): Promise<Place> {
  const [host, seat, freed, watcher, stranger] = (await Promise.all(
    ['Host', 'Seat', 'Freed', 'Watcher', 'Stranger'].map((name) => here.client(name)),
  )) as [Client, Client, Client, Client, Client];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { room } = await host.ok('newTable', { id: newId(), game: GAME, seats, access: 'link' });
  const asked = { params: { id: room.id, vote: 1 } };
  await seat.ok('join', { seat: 1 }, asked);
  await freed.ok('join', { seat: 2 }, asked);
  await watcher.ok('join', { seat: null }, asked);
  await host.ok('seat', { seat: 2, player: { kind: 'open' } }, asked);
  if (phase !== 'gathering') await host.ok('start', { free: 'remove' }, asked);
  if (phase === 'over') {
    await host.ok('propose', { kind: 'end' }, asked);
    await seat.ok('vote', { agree: true }, asked);
  }
  const clients = { nobody: new Client(here.url), stranger, freed, watcher, seat, host };
  return { id: room.id, clients, turn: await turnOf(seat, room.id) };
}

async function answerTo(at: Place, name: RouteName, caller: CallerName): Promise<string> {
  const { id, clients } = at;
  const client = clients[caller];
  const params = { id, step: 0, vote: 7 };
  if ('stream' in ROUTES[name]) {
    const path = ROUTES[name].path.replace(':id', id);
    (await client.stream(path)).close();
    return 'ok';
  }
  // The host has a turn of its own: several seats decide at once here.
  const turn = caller === 'host' && (await look(client, id)).play ? await turnOf(client, id) : at.turn;
  const body = ROWS[name].body?.({ ...at, turn });
  const { status, json } = await client.call(name, body as never, { params });
  return status === 200 ? 'ok' : `${status} ${(json as { code: string }).code}`;
}

describe('who may do what', () => {
  test('every route that is served has its row', async () => {
    expect(Object.keys(ROWS).sort()).toEqual(Object.keys(ROUTES).sort());
    const protocol = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`);
    const known = new Set([...protocol, ...Object.keys(BESIDE).map((path) => `GET ${path}`)]);
    const served = await routesOf(() => world());
    // HEAD comes with a GET.
    expect([...served].filter((route) => !known.has(route.replace(/^HEAD/, 'GET')))).toEqual([]);
    expect([...known].filter((route) => !served.has(route))).toEqual([]);
  });

  describe('every route for everybody', () => {
    test.each(Object.keys(ROUTES) as RouteName[])('%s', async (name) => {
      const here = await world({ grace: NEVER });
      const { phase = 'gathering' } = ROWS[name];
      const sharedPlace = await place(here, phase);
      const row = async () => JSON.stringify(await here.online.store.tables.load(sharedPlace.id));
      const before = await row();
      for (const caller of CALLERS) {
        const expected = ROWS[name][caller];
        const isChange = expected === 'ok' && ROUTES[name].changes;
        const at = isChange ? await place(here, phase) : sharedPlace;
        expect(`${caller}: ${await answerTo(at, name, caller)}`).toBe(`${caller}: ${expected}`);
      }
      if (!('stream' in ROUTES[name])) expect(await row()).toBe(before); // what was refused has changed nothing
    });
  });

  describe('from outside', () => {
    const foreign: [string, Record<string, string>, string][] = [
      ['another site', { origin: 'https://evil.example' }, '403 foreign-origin'],
      ['a sandbox', { origin: 'null' }, '403 foreign-origin'],
      ['another port of this machine', { origin: 'http://127.0.0.1:1' }, '403 foreign-origin'],
      ['a browser that says so', { 'sec-fetch-site': 'cross-site' }, '403 foreign-origin'],
      ['the same site, but not ours', { 'sec-fetch-site': 'same-site' }, '403 foreign-origin'],
      ['a form', { 'content-type': 'text/plain' }, '415 wrong-type'],
      ['another form', { 'content-type': 'application/x-www-form-urlencoded' }, '415 wrong-type'],
      ['no type at all', { 'content-type': '' }, '415 wrong-type'],
      ['a stranger’s name for us', { host: 'evil.example' }, '403 unknown-host'],
    ];
    test.each(foreign)('%s: no POST is answered', async (_, headers, expected) => {
      const here = await world();
      const at = await place(here, 'running');
      const before = JSON.stringify(await here.online.store.tables.load(at.id));
      for (const [name, route] of Object.entries(ROUTES)) {
        if (route.method !== 'POST') continue;
        const body = ROWS[name as RouteName].body?.(at) ?? {};
        expect(`${name}: ${await post(at, route.path, body, headers)}`).toBe(`${name}: ${expected}`);
      }
      expect(JSON.stringify(await here.online.store.tables.load(at.id))).toBe(before);
    });

    test('under a stranger’s name for us, nothing of anybody’s is read', async () => {
      const here = await world();
      const at = await place(here, 'running');
      const { headers: own } = at.clients.host;
      const host = 'evil.example';
      for (const [name, { method, path }] of Object.entries(ROUTES)) {
        if (method !== 'GET') continue;
        const address = path.replace(':id', at.id).replace(':step', '0');
        const { status, code } = await raw(here.url, 'GET', address, undefined, { ...own, host });
        expect(`${name}: ${status} ${code}`).toBe(`${name}: 403 unknown-host`);
      }
      for (const [path, { hosts, status }] of Object.entries(BESIDE)) {
        const address = path.replace(':id', at.id).replace('*', 'nowhere');
        for (const method of ['GET', 'HEAD']) {
          const ours = await raw(here.url, method, address, undefined, own);
          const theirs = await raw(here.url, method, address, undefined, { ...own, host });
          expect([path, ours.status, theirs.status]).toEqual([path, status, hosts === 'any' ? status : 403]);
        }
      }
    });

    test('our own pages, by every name of this machine, are answered', async () => {
      const here = await world({ publicUrl: new URL('https://play.example.org/') });
      const at = await place(here, 'gathering');
      const { host } = new URL(here.url);
      for (const headers of [
        { origin: `http://${host}`, host, 'sec-fetch-site': 'same-origin' },
        { origin: 'http://localhost:1234', host: 'localhost:1234' },
        { origin: 'https://play.example.org', host: 'play.example.org' },
        { origin: 'https://play.example.org', host }, // a proxy may keep our own name
      ]) {
        expect(await post(at, '/api/tables/:id/talk', { id: newId(), text: 'x' }, headers)).toBe('200');
      }
    });
  });
});

describe('credentials', () => {
  test('a browser gets a cookie that no script reads; over HTTPS one that only HTTPS sends', async () => {
    const here = await world({ publicUrl: new URL('https://play.example.org/') });
    const client = await here.client();
    const plain = await client.call('newGuest', { name: 'Ada' });
    const cookie = plain.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^tarmac=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(plain.json).toEqual({ ok: true, name: 'Ada' });
    const [value = ''] = cookie.split(';');
    expect((await client.call('me', undefined, { headers: { cookie: `a=b; ${value}` } })).json).toEqual({
      ok: true,
      me: { name: 'Ada' },
    });
    const host = 'play.example.org';
    const secure = await rawPost(here.url, '/api/guests', { name: 'Ada' }, { host });
    expect(secure.cookie).toMatch(
      /^__Host-tarmac=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('only hashes are stored, and nothing of a credential stands in the store', async () => {
    const here = await world();
    const client = await here.client('Ada');
    const { code } = await client.ok('newCode', {});
    const { token = '' } = client;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    await here.close();
    for (const file of readdirSync(here.data)) {
      const content = readFileSync(`${here.data}/${file}`);
      expect(content.includes(token) || content.includes(code)).toBe(false);
    }
  });

  test('a wrong header is nobody, though there is a good cookie', async () => {
    const here = await world();
    const client = await here.client();
    const [cookie = ''] = (
      (await client.call('newGuest', { name: 'Ada' })).headers.get('set-cookie') ?? ''
    ).split(';');
    const { json } = await client.call('me', undefined, { headers: { cookie, authorization: 'Bearer x' } });
    expect(json).toEqual({ ok: true, me: null });
  });
});

describe('limits', () => {
  test('too many requests are refused, others go on', async () => {
    const here = await world({ rateFactor: 0.1, now: () => 1_800_000_000_000 });
    const [ada, ben] = [await here.client('Ada'), await here.client('Ben')];
    const codes: string[] = [];
    for (let i = 0; i < 8; i++) codes.push(await ada.refused('rename', { name: `A${i}` }));
    expect(codes.slice(0, 6)).toEqual(Array(6).fill('200 ok'));
    expect(codes.at(-1)).toBe('429 too-many');
    await ben.ok('rename', { name: 'Bea' });
  });

  test('tables per guest, and what is too large', async () => {
    const here = await world();
    const ada = await here.client('Ada');
    const wish = () =>
      ({ id: newId(), game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], access: 'link' }) as const;
    for (let i = 0; i < 30; i++) await ada.ok('newTable', wish());
    expect(await ada.refused('newTable', wish())).toBe('429 too-many-tables');
    expect(await ada.refused('rename', { name: 'x'.repeat(70_000) })).toBe('413 too-large');
    expect(await ada.refused('rename', { name: 'x'.repeat(41) })).toBe('422 bad-name');
  });
});

async function post(
  { id, clients }: Place,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<string> {
  const { url, headers: own } = clients.host;
  const address = path.replace(':id', id).replace(':vote', '1');
  const { status, code } = await rawPost(url, address, body, { ...own, ...headers });
  return [status, code].filter((part) => part !== undefined).join(' ');
}

function rawPost(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): ReturnType<typeof raw> {
  return raw(url, 'POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

/** `fetch` would not let us pretend: it sets Host and Sec-Fetch-Site itself. */
function raw(
  url: string,
  method: string,
  path: string,
  body: string | undefined,
  headers: Record<string, string>,
): Promise<{ status: number; code?: string; cookie: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url + path, { method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => {
        const [cookie = ''] = response.headers['set-cookie'] ?? [];
        resolve({ status: response.statusCode ?? 0, ...codeIn(text), cookie });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

function codeIn(text: string): { code?: string } {
  const { code } = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: string };
  return code === undefined ? {} : { code };
}
