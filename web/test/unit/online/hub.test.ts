import { expect, onTestFinished, test, vi } from 'vitest';
import { Hub } from '../../../src/online/hub.ts';
import type { FromHub, ToHub } from '../../../src/online/hub-messages.ts';
import { type Fate, roughLine } from '../../harness/rough-line.ts';
import { tablesServer } from './page.ts';

/* The hub as its pages know it, with a real server, over lines that do not do what they should. */

const HOUR = 3_600_000;

/** Somebody who opens tables and seats bots, to have something happen. */
async function host(url: string) {
  let authorization = '';
  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization };
    const response = await fetch(`${url}api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as { token: string; room: { id: string } };
  };
  const { token } = await ask('guests', { name: 'Ada', program: true });
  authorization = `Bearer ${token}`;
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const opening = { id: crypto.randomUUID(), game: 'airlines-europe', seats, access: 'link' };
  const { room } = await ask('tables', opening);
  return {
    id: room.id,
    seat: (seat: number, name: string) =>
      ask(`tables/${room.id}/seats`, { seat, player: { kind: 'bot', bot: 'random', name } }),
  };
}

/** A page of this hub, and who sits at the table as far as it has been told. */
function pageOf(hub: Hub, base: string) {
  const heard: FromHub[] = [];
  const say = hub.add((message) => heard.push(message));
  onTestFinished(() => say({ is: 'bye' }));
  return {
    heard,
    say: (is: Exclude<ToHub['is'], 'wants'>) => say({ is }),
    wants: (...tables: string[]) => say({ is: 'wants', base, tables, mine: false }),
    names: () => {
      const last = heard.findLast((message) => message.is === 'table' || message.is === 'room');
      return last?.room.seats.flatMap(({ player }) => player?.name ?? []) ?? [];
    },
  };
}

/** A line that notes which streams were asked for. */
async function watched(url: string, fate: (path: string) => Fate = () => 'passes') {
  const asked: string[] = [];
  const line = await roughLine(url, ({ url: path = '' }) => {
    if (path.startsWith('/api/events')) asked.push(path);
    return fate(path);
  });
  return { line, asked };
}

/** From now on time passes only when a test says so; that of sockets goes on. */
function holdTime(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
}

test('an address that names no table is gone, and cuts nobody off', async () => {
  const { url } = await tablesServer();
  const { id, seat } = await host(url);
  const { line, asked } = await watched(url);
  const hub = new Hub();
  const [one, other] = [pageOf(hub, line), pageOf(hub, line)];
  const wrong = ['foo', id.slice(0, 9), `${id}x`, 'ä'.repeat(16), `${id.slice(0, 15)},`];
  other.wants(...wrong);
  one.wants(id);
  expect(other.heard.filter(({ is }) => is === 'gone')).toEqual(
    wrong.map((each) => ({ is: 'gone', id: each })),
  );
  await expect.poll(() => one.names()).toEqual(['Ada']);
  await seat(1, 'Bruno');
  await expect.poll(() => one.names()).toEqual(['Ada', 'Bruno']);
  expect(asked.every((path) => path.endsWith(`at=${id}`))).toBe(true);
});

test('a page that slept for hours is asked what it wants, and told what happened', async () => {
  const { url } = await tablesServer();
  const { id, seat } = await host(url);
  holdTime();
  const hub = new Hub();
  const [sleeper, other] = [pageOf(hub, url), pageOf(hub, url)];
  sleeper.wants(id);
  other.wants();
  await expect.poll(() => sleeper.names()).toEqual(['Ada']);
  for (let hours = 0; hours < 5; hours++) {
    vi.advanceTimersByTime(HOUR);
    other.say('here');
  }
  await seat(1, 'Bruno');
  const before = sleeper.heard.length;
  sleeper.say('here');
  expect(sleeper.heard.slice(before)).toEqual([{ is: 'forgotten' }]);
  sleeper.wants(id);
  await expect.poll(() => sleeper.names()).toEqual(['Ada', 'Bruno']);
});

test('a stream that hangs is asked for again when there is a network again, or after a while when somebody looks', async () => {
  const { url } = await tablesServer();
  const { id } = await host(url);
  const fates: Fate[] = ['hangs', 'hangs'];
  const { line, asked } = await watched(url, () => fates.shift() ?? 'passes');
  holdTime();
  const page = pageOf(new Hub(), line);
  page.wants(id);
  await expect.poll(() => asked.length).toBe(1);
  page.say('awake'); // it has only begun
  vi.setSystemTime(Date.now() + 4_000);
  page.say('awake');
  await expect.poll(() => asked.length).toBe(2);
  vi.setSystemTime(Date.now() + 1_500);
  for (let tabs = 0; tabs < 3; tabs++) page.say('online'); // every page says so
  await expect.poll(() => page.names()).toEqual(['Ada']);
  expect(asked).toHaveLength(3);
  page.say('awake'); // it stands, and was heard just now
  vi.setSystemTime(Date.now() + 1_500);
  page.say('online'); // it stands, perhaps on a network that is gone
  await expect.poll(() => asked.length).toBe(4);
});

test('where streams are held back, what is new is asked for, until streams arrive again', async () => {
  const { url } = await tablesServer();
  const { id, seat } = await host(url);
  let isHeld = true;
  const { line, asked } = await watched(url, () => (isHeld ? 'held' : 'passes'));
  holdTime();
  const page = pageOf(new Hub(), line);
  page.wants(id);
  await expect.poll(() => asked.length).toBe(1);
  vi.advanceTimersByTime(6_000);
  await expect.poll(() => page.names()).toEqual(['Ada']);
  expect(page.heard).toContainEqual({ is: 'connection', connection: 'live' });
  await seat(1, 'Bruno');
  await passTime(() => page.names().length === 2);
  await seat(2, 'Berta');
  page.say('answered');
  await expect.poll(() => page.names()).toEqual(['Ada', 'Bruno', 'Berta']);
  expect(page.heard).not.toContainEqual({ is: 'connection', connection: 'looking' });
  const isStream = (path: string) => !path.includes('once');
  expect(asked.filter(isStream)).toHaveLength(1);
  isHeld = false;
  vi.setSystemTime(Date.now() + HOUR);
  await passTime(() => asked.filter(isStream).length === 2);
  await seat(2, 'Carlo');
  await expect.poll(() => page.names()).toEqual(['Ada', 'Bruno', 'Carlo']);
  expect(isStream(asked.at(-1) ?? '')).toBe(true);
});

/** Little by little, and between them whatever sockets bring. */
async function passTime(isEnough: () => boolean): Promise<void> {
  await expect
    .poll(() => {
      if (!isEnough()) vi.advanceTimersByTime(200);
      return isEnough();
    })
    .toBe(true);
}
