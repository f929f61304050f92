import { findGame } from '@tarmac/games';
import { parseRecord, verify } from '@tarmac/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { HeardNews } from '../../../src/play/table-source.ts';
import { type Fate, roughLine } from '../../harness/rough-line.ts';
import { bePage, tablesServer } from './page.ts';

const BOT = { kind: 'bot', bot: 'random', name: 'Bruno' } as const;

/** The application's modules as a page that has just been loaded has them. */
async function page(url: string) {
  const happens = bePage(url);
  vi.resetModules();
  const [{ api }, rooms, { serverSource }, guest, { isSending }] = await Promise.all([
    import('../../../src/online/api.ts'),
    import('../../../src/online/rooms.svelte.ts'),
    import('../../../src/online/server-source.ts'),
    import('../../../src/online/guest.ts'),
    import('../../../src/online/sending.svelte.ts'),
  ]);
  return { api, rooms, serverSource, guest, isSending, happens };
}

test.each([
  ['airlines-europe', Number.POSITIVE_INFINITY],
  ['airlines-1990', 40],
  ['air-kwire', 40],
])('a page plays %s through the stream, and is told every move once', async (game, steps) => {
  const { url } = await tablesServer();
  const { api, rooms, serverSource, guest, isSending } = await page(url);
  expect(await guest.isThere()).toBe(true);
  expect([await api.newGuest('Ada'), guest.isGuest()]).toEqual(['Ada', true]);
  const { id } = await api.newTable({ game, seats: [{ kind: 'me' }, BOT, BOT], access: 'link' });
  const known = rooms.roomOf(id);
  for (const leave of [rooms.followRoom(id), rooms.followMine()]) onTestFinished(leave);
  await expect.poll(() => known.room?.phase).toBe('gathering');
  expect(rooms.connection()).toBe('live');
  expect(Math.abs(rooms.serverNow() - Date.now())).toBeLessThan(60_000);
  await api.start(id, 'remove');
  const news: HeardNews[] = [];
  const { opened, stop } = await serverSource.follow(id, undefined, {
    hear: (heard) => news.push(heard),
    stuck: () => undefined,
  });
  onTestFinished(stop);
  expect(opened.info).toMatchObject({ game, here: [known.room?.me?.seat], owned: false });
  const now = () => news.at(-1) ?? opened;
  const { viewer } = opened.frame;
  while (!now().frame.status.outcome && now().frame.step < steps) {
    const { frame, at } = now();
    const [move] = frame.legal;
    if (frame.status.waitingFor === viewer) await serverSource.end(id, viewer ?? 0, at);
    else if (move && viewer !== null) {
      const done = serverSource.move(id, viewer, move, at);
      expect(isSending(id)).toBe(true);
      await done;
      expect(isSending(id)).toBe(false);
    } else await expect.poll(() => now().at).toBeGreaterThan(at);
  }
  const told = news.flatMap(({ steps }) => steps.map((step) => step.told.step));
  expect([...opened.told.map(({ step }) => step), ...told]).toEqual(
    Array.from({ length: now().frame.step }, (_, step) => step + 1),
  );
  const { frame } = now();
  const past = await serverSource.frameAt(id, frame.step, viewer);
  expect({ ...frame, legal: [], status: past.status }).toEqual({ ...past, legal: [] });
  if (!frame.status.outcome) return;
  await expect.poll(() => known.room?.phase).toBe('over');
  await expect.poll(() => rooms.mine()).toMatchObject([{ id, phase: 'over' }]);
  const record = parseRecord(await api.record(id));
  expect(() => verify(findGame(game), record)).not.toThrow();
});

test('what is answered, but the answer lost, is done once; a line that breaks off or a gateway that fails is tried again', async () => {
  const { url } = await tablesServer();
  /** By the end of the address; used up one by one. */
  const fates: { readonly path: RegExp; readonly fate: Fate }[] = [];
  const rough = await roughLine(url, ({ url: path = '' }) => {
    const found = fates.findIndex((each) => each.path.test(path));
    return found < 0 ? 'passes' : (fates.splice(found, 1)[0]?.fate ?? 'passes');
  });
  fates.push({ path: /tables$/, fate: 'lost' }, { path: /tables$/, fate: 'bad gateway' });
  fates.push({ path: /events/, fate: 'bad gateway' }, { path: /start$/, fate: 'lost' });
  fates.push({ path: /moves$/, fate: 'lost' }, { path: /moves$/, fate: 'bad gateway' });
  const { api, rooms, serverSource } = await page(rough);
  await api.newGuest('Ada');
  const { id } = await api.newTable({ game: 'air-kwire', seats: [{ kind: 'me' }, BOT, BOT], access: 'link' });
  expect((await api.myTables()).map((table) => table.id)).toEqual([id]);
  onTestFinished(rooms.followRoom(id));
  expect((await api.start(id, 'remove')).phase).toBe('running');
  const news: HeardNews[] = [];
  const { opened, stop } = await serverSource.follow(id, undefined, {
    hear: (heard) => news.push(heard),
    stuck: () => undefined,
  });
  onTestFinished(stop);
  const now = () => news.at(-1) ?? opened;
  await expect.poll(() => now().frame.legal.length).toBeGreaterThan(0);
  const { frame, at } = now();
  const [move] = frame.legal;
  if (move) await serverSource.move(id, frame.viewer ?? 0, move, at);
  expect(fates).toEqual([]);
  const mine = (step: { readonly seat: number | 'chance' }) => step.seat === frame.viewer;
  expect((await api.table(id)).play?.told.filter(mine)).toHaveLength(1);
  expect(now().at).toBeGreaterThan(at);
  await expect(serverSource.undo(id, 0, 0)).rejects.toMatchObject({ refusal: { code: expect.any(String) } });
});

/** A game of one person and bots, at a moment when the person may decide. */
async function atMyMove(url: string) {
  const my = await page(url);
  await my.api.newGuest('Ada');
  const seats = [{ kind: 'me' } as const, BOT, BOT];
  const { id } = await my.api.newTable({ game: 'airlines-europe', seats, access: 'link' });
  await my.api.start(id, 'remove');
  const news: HeardNews[] = [];
  const { opened, stop } = await my.serverSource.follow(id, undefined, {
    hear: (heard) => news.push(heard),
    stuck: () => undefined,
  });
  const now = () => news.at(-1) ?? opened;
  await expect.poll(() => now().frame.legal.length).toBeGreaterThan(0);
  const { frame, at } = now();
  const play = () => my.serverSource.move(id, frame.viewer ?? 0, frame.legal[0] ?? { type: 'none' }, at);
  return { ...my, id, stop, play };
}

test('a press that is answered and never told is not on its way any more when nobody looks at the table', async () => {
  const { url } = await tablesServer();
  let isCut = false;
  const fate = ({ url: path = '' }): Fate => (/events/.test(path) ? 'cut short' : 'passes');
  const { id, stop, play, isSending } = await atMyMove(await roughLine(url, fate, () => isCut));
  isCut = true;
  const done = play();
  expect([isSending(id), isSending('another')]).toEqual([true, false]);
  stop();
  await done;
  expect(isSending(id)).toBe(false);
});

test('a press that hangs is sent again as soon as there is a network again, and counts once', async () => {
  const { url } = await tablesServer();
  const fates: Fate[] = ['hangs'];
  let hung: () => void = () => undefined;
  const hangs = new Promise<void>((resolve) => {
    hung = resolve;
  });
  const bodies: string[] = [];
  const line = await roughLine(url, (asked) => {
    if (!asked.url?.endsWith('/moves')) return 'passes';
    asked.on('data', (part) => bodies.push(String(part)));
    const fate = fates.shift() ?? 'passes';
    if (fate === 'hangs') hung();
    return fate;
  });
  const { stop, play, happens, id, api } = await atMyMove(line);
  onTestFinished(stop);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // nothing is tried again by itself
  onTestFinished(() => void vi.useRealTimers());
  const done = play();
  await hangs;
  happens('online');
  await done;
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toBe(bodies[1]);
  const { play: told } = await api.table(id);
  expect(told?.told.filter(({ seat }) => seat === told.frame.viewer)).toHaveLength(1);
});
