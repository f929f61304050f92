import type { Player, Told } from '@tarmac/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isBacklog } from '../../../src/play/backlog.ts';
import type { GameScreen } from '../../../src/play/open-table.ts';
import { Session } from '../../../src/play/session.svelte.ts';
import { Settings } from '../../../src/play/settings.svelte.ts';
import type { HeardNews, TableSource } from '../../../src/play/table-source.ts';
import { ADA, BEA, BOT, host, move, plan } from '../engine/fixtures.ts';

/* Time stands still unless a test lets it pass. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything has happened that happens without time. */
async function settle(): Promise<void> {
  for (let i = 0; i < 50; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
}

const normal = new Settings();
normal.speed = 1;

/** A seat looks at a table, as at one of a server: the others play elsewhere. */
async function sitElsewhere(players: readonly Player[]) {
  const engine = host();
  const { info } = await engine.create(plan({ players }));
  const shown: Told[] = [];
  const source: TableSource = {
    ...engine,
    async follow(id, _viewer, listener) {
      const following = await engine.follow(id, 0, listener);
      const { opened } = following;
      return { ...following, opened: { ...opened, info: { ...opened.info, here: [0], owned: false } } };
    },
  };
  const screen = {
    animate: (told: Told) => {
      shown.push(told);
      return null;
    },
  } as unknown as GameScreen;
  const session = await Session.open(info.id, { source, screen, settings: normal, onOpen: () => {} });
  const playFirst = async (seat: number): Promise<void> => {
    const [first] = (await engine.open(info.id, seat)).frame.legal;
    if (first) await move(engine, info.id, seat, first);
    await settle();
  };
  await playFirst(0); // the first portfolios are chosen at the same time: the viewer's is done
  shown.length = 0;
  return { session, shown, playFirst, engine, id: info.id };
}

it('tells what people elsewhere do in the frame in which it is heard', async () => {
  const { session, playFirst } = await sitElsewhere([ADA, BEA, { ...BEA, name: 'Cid' }]);
  await playFirst(1);
  expect(session.telling?.seat).toBe(1);
});

it('lets a bot of this device think for a moment first', async () => {
  const engine = host();
  const { info } = await engine.create(plan({ players: [ADA, BOT] }));
  const screen = { animate: () => null } as unknown as GameScreen;
  const session = await Session.open(info.id, { source: engine, screen, settings: normal, onOpen: () => {} });
  const [keep] = session.frame.legal;
  if (keep) void session.play(keep);
  await settle();
  expect([session.told.length, session.telling]).toEqual([1, null]);
  await vi.advanceTimersByTimeAsync(350);
  expect(session.telling?.seat).toBe(1);
});

/** A page that another tab can cover. */
function coverable(): { cover(): void } {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setImmediate(run));
  return {
    cover() {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

it('shows nothing to a hidden page: what happens is there, and one can act', async () => {
  const page = coverable();
  const { session, shown, playFirst } = await sitElsewhere([ADA, BEA]);
  page.cover();
  await playFirst(1);
  expect([session.told.length, session.telling, shown]).toEqual([2, null, []]);
  expect(session.myMove).toBe(session.frame.status.deciding.includes(0));
});

it('finishes what is being shown when the page is hidden', async () => {
  const page = coverable();
  const { session, playFirst } = await sitElsewhere([ADA, BEA]);
  await playFirst(1);
  expect([session.told.length, session.telling?.seat]).toEqual([1, 1]);
  page.cover();
  await settle();
  expect([session.told.length, session.telling]).toEqual([2, null]);
});

it('is told at once what it missed of more than a round', async () => {
  const { session, shown, playFirst, engine, id } = await sitElsewhere([ADA, BEA]);
  await playFirst(1);
  expect(session.telling?.seat).toBe(1); // this one is being shown; the rest comes meanwhile
  for (let turn = 0; turn < 4; turn++) {
    const seat = (await engine.open(id, null)).frame.status.deciding[0] ?? 0;
    const { at } = await engine.open(id, seat);
    await engine.move(id, seat, { type: 'cash' }, at);
    await engine.end(id, seat, (await engine.open(id, seat)).at);
  }
  session.skip();
  await settle();
  expect([session.telling, session.told.length, shown.length]).toEqual([null, 6, 1]);
});

const newsOf = (...seats: readonly (number | 'chance')[]): HeardNews =>
  ({
    players: [ADA, BEA, BOT],
    steps: seats.map((seat, step) => ({ told: { seat, step, move: null, events: [] } })),
  }) as unknown as HeardNews;

it.each([
  ['a round of the others', [newsOf(0), newsOf(1, 1, 1), newsOf('chance'), newsOf(2, 2)], 0, false],
  ['others who are asked within a turn', [newsOf(1), newsOf(2), newsOf(1), newsOf(2), newsOf(1)], 0, false],
  ['a turn of the viewer that was played elsewhere', [newsOf(1), newsOf(0), newsOf(2)], 0, true],
  ['more than a round in one piece', [newsOf(1, 2, 1, 2)], 0, true],
  ['two rounds, watched', [newsOf(0), newsOf(1), newsOf(2), newsOf(0), newsOf(1), newsOf(2)], null, false],
  ['more, watched', [0, 1, 2, 0, 1, 2, 0].map((seat) => newsOf(seat)), null, true],
])('%s', (_, waiting, viewer, late) => {
  expect(isBacklog(waiting, viewer)).toBe(late);
});
