import type { AnyMove } from '@tarmac/kernel';
import type { Player, Told } from '@tarmac/table';
import { describe, expect, it, vi } from 'vitest';
import type { Engine } from '../../../src/engine/api.ts';
import { botsHere } from '../../../src/engine/bot-runner.ts';
import { EngineRefusal } from '../../../src/engine/refusal.ts';
import type { GameScreen } from '../../../src/play/open-table.ts';
import { Session } from '../../../src/play/session.svelte.ts';
import { Settings } from '../../../src/play/settings.svelte.ts';
import { ADA, BEA, BOT, host, move, plan, playOn, RANDOM } from '../engine/fixtures.ts';
import { MemoryStore } from '../engine/memory-store.ts';
import { quiet, soon } from './soon.ts';

const quick = new Settings();
quick.speed = 0;

interface Given {
  readonly game?: string;
  readonly players?: readonly Player[];
  readonly engine?: Engine;
  readonly animate?: GameScreen['animate'];
}

async function openTable({
  game = 'airlines-europe',
  players = [ADA, BOT, RANDOM],
  engine = host(),
  animate = async () => {},
}: Given = {}) {
  const { info } = await engine.create(plan({ game, players }));
  const shown: Told[] = [];
  const opened: string[] = [];
  const screen = {
    animate: (told: Told, ...rest: [never, never, never, never]) => {
      shown.push(told);
      return animate(told, ...rest);
    },
  } as unknown as GameScreen;
  const needs = {
    source: engine,
    keeper: engine,
    screen,
    settings: quick,
    onOpen: (id: string) => opened.push(id),
  };
  const session = await Session.open(info.id, needs);
  return { engine, id: info.id, session, shown, opened, needs };
}

/** Until something is so; the loop runs by itself meanwhile. */
async function until(holds: () => boolean): Promise<void> {
  await soon(() => expect(holds()).toBe(true));
}

/** The first thing the viewer may do. */
function firstMove({ frame: { legal } }: Session): AnyMove {
  const [move] = legal;
  if (!move) throw new Error('there is nothing to choose');
  return move;
}

async function playToEnd(session: Session): Promise<void> {
  while (!session.frame.status.outcome) {
    await until(
      () =>
        session.myMove || session.mayEnd || session.handTo !== null || session.frame.status.outcome !== null,
    );
    if (session.handTo !== null) {
      expect(session.frame.viewer).toBeNull();
      await session.take();
    } else if (session.mayEnd) await session.end();
    else if (session.myMove) {
      const { legal, step } = session.frame;
      const move = legal[(step * 7) % legal.length];
      if (move) await session.play(move);
      expect(session.refusal).toBeNull();
    }
  }
}

describe('a session', () => {
  it('opens when its screen is ready for the moment, and then shows what happened meanwhile', async () => {
    const { session: first, engine, id, needs } = await openTable({ players: [ADA, BEA] });
    first.close();
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    const prepare = vi.fn(() => ready);
    const opening = Session.open(id, { ...needs, screen: { ...needs.screen, prepare } });
    await soon(() => expect(prepare).toHaveBeenCalledOnce());
    const opened = await engine.open(id);
    expect(prepare).toHaveBeenCalledWith(opened.frame);
    await playOn(engine, opened, 2);
    resolve();
    const session = await opening;
    await until(() => session.told.length === 2);
  });

  it('does not open without what its screen needs', async () => {
    const { engine, id, needs } = await openTable();
    const stop = vi.fn();
    const source = {
      ...engine,
      follow: async (...of: Parameters<Engine['follow']>) => ({ ...(await engine.follow(...of)), stop }),
    };
    const prepare = () => Promise.reject(new Error('offline'));
    const opening = Session.open(id, { ...needs, source, screen: { ...needs.screen, prepare } });
    await expect(opening).rejects.toThrow('offline');
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each([
    ['one person', [ADA, BOT, RANDOM]],
    ['three persons and a bot', [ADA, BEA, { ...ADA, name: 'Cid' }, BOT]],
    ['bots alone', [BOT, RANDOM, BOT, RANDOM]],
  ] as const)('brings a match of %s to its end, every move told once and in order', async (_, players) => {
    const { session, shown, id, engine } = await openTable({ players });
    await playToEnd(session);
    const steps = Array.from({ length: session.frame.step }, (_step, i) => i + 1);
    expect(session.told.map(({ step }) => step)).toEqual(steps);
    if (players.filter(({ kind }) => kind === 'person').length < 2) {
      expect(shown.map(({ step }) => step)).toEqual(steps);
    }
    expect(session.frame).toEqual((await engine.open(id, session.viewer)).frame);
  });

  it('tells and shows what chance does like a move', async () => {
    const players = [ADA, RANDOM, RANDOM, RANDOM, RANDOM];
    const { session, shown, id, engine } = await openTable({ game: 'airlines-1990', players });
    await playToEnd(session);
    const steps = Array.from({ length: session.frame.step }, (_step, i) => i + 1);
    expect(session.told.map(({ step }) => step)).toEqual(steps);
    expect(shown.map(({ step }) => step)).toEqual(steps);
    expect(shown.filter(({ seat }) => seat === 'chance').length).toBeGreaterThan(0);
    expect(session.frame).toEqual((await engine.open(id, session.viewer)).frame);
  });

  it('never shows a person what another one holds', async () => {
    const { session } = await openTable({ players: [ADA, BEA] });
    await until(() => session.handTo !== null);
    const first = session.handTo;
    expect([session.viewer, session.frame.legal]).toEqual([null, []]);
    await session.take();
    expect(session.viewer).toBe(first);
    await session.play(firstMove(session));
    await until(() => session.handTo !== null);
    expect(session.handTo).not.toBe(first);
    expect(session.frame.viewer).toBeNull();
    expect(session.told.every(({ move }) => move === null)).toBe(true);
  });

  it('shows nobody’s hand while bots play for several people at one screen', async () => {
    const seats = new Set<unknown>();
    let bots = 0;
    const { session, shown } = await openTable({
      game: 'airlines-1990',
      players: [ADA, RANDOM, BEA, RANDOM],
      animate: async ({ seat }, before, _after, _pace, table) => {
        if (seat === 'chance' || table.player(seat).kind === 'person') return;
        bots++;
        seats.add(before.viewer);
      },
    });
    await playToEnd(session);
    expect(bots).toBeGreaterThan(8);
    expect([...seats]).toEqual([null]);
    // And each of their moves is shown.
    const { here } = session.info;
    const stepsOf = (tolds: readonly Told[]): number[] =>
      tolds.filter(({ seat }) => seat !== 'chance' && !here.includes(seat)).map(({ step }) => step);
    expect(stepsOf(shown)).toEqual(stepsOf(session.log));
  });

  it('plays a double click once', async () => {
    const { session } = await openTable();
    await until(() => session.myMove);
    const keep = firstMove(session);
    await Promise.all([session.play(keep), session.play(keep), session.play(keep)]);
    expect(session.refusal).toBeNull();
    expect(session.told.filter(({ seat }) => seat === session.viewer).length).toBe(1);
  });

  it('loses no press: a second one waits for the first, and is played or refused', async () => {
    const { session } = await openTable({ players: [ADA, { ...RANDOM, name: 'R' }] });
    await until(() => session.myMove);
    await session.play(firstMove(session));
    await until(() => session.myMove);
    const licences = session.frame.legal.filter(({ type }) => type === 'licence');
    const [first, second] = licences;
    if (!first || !second) throw new Error('two licences are wanted');
    const before = session.frame.step;
    await Promise.all([session.play(first), session.play(second)]);
    expect(session.refusal).toBeNull();
    expect(session.frame.step).toBe(before + 2);
    await Promise.all([session.undo(), session.undo()]);
    expect(session.frame.step).toBe(before);
    await Promise.all([session.play(first), session.play({ type: 'cash' })]);
    expect(session.frame.step).toBe(before + 1);
    expect(session.refusal).toMatchObject({ code: 'illegal-move' });
  });

  it('leaves a choice alone while others decide at the same time', async () => {
    const engine = host();
    const { session, id, shown } = await openTable({ engine, players: [ADA, BEA, BOT] });
    await until(() => session.handTo !== null);
    const mine = session.handTo;
    await session.take();
    await until(() => session.myMove);
    const other = session.info.here.find((seat) => seat !== mine) ?? -1;
    const [keep] = (await engine.open(id, other)).frame.legal;
    if (keep) await move(engine, id, other, keep);
    await until(() => session.told.length === 1);
    expect([session.myMove, session.telling, shown.length]).toEqual([true, null, 0]);
    await session.play(firstMove(session));
    expect(session.refusal).toBeNull();
  });

  it('shows a refusal until the next action', async () => {
    const { session } = await openTable();
    await until(() => session.myMove);
    await session.play({ type: 'cash' });
    expect(session.refusal).toMatchObject({ code: 'illegal-move', rule: 'AE-17' });
    await session.play(firstMove(session));
    expect(session.refusal).toBeNull();
  });

  it.each([
    ['later', () => Promise.reject(new Error('no such element'))],
    [
      'at once',
      () => {
        throw new Error('no such element');
      },
    ],
  ])('goes on when the screen fails to animate %s', async (_, animate) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { session } = await openTable({ players: [RANDOM, RANDOM], animate });
    await until(() => session.frame.status.outcome !== null);
    expect(errors).toHaveBeenCalled();
    errors.mockRestore();
  });

  it('stops when it is closed, and another goes on from there', async () => {
    let asked = 0;
    let answer = (): void => {};
    const decide = botsHere();
    const engine = host(new MemoryStore(), async (job) => {
      if (++asked === 6) await new Promise<void>((resolve) => (answer = resolve));
      return decide(job);
    });
    const { session, id, needs } = await openTable({ engine, players: [RANDOM, BOT] });
    await until(() => asked === 6);
    session.close();
    answer();
    await quiet();
    // The bot that was thinking has answered; no other was asked.
    expect([asked, (await engine.open(id, null)).frame.step]).toEqual([6, 6]);
    const next = await Session.open(id, needs);
    await until(() => next.frame.status.outcome !== null);
  });

  it('waits while history is shown, fetches only the last step asked for, and replays', async () => {
    const engine = host();
    const at = vi.spyOn(engine, 'frameAt');
    const { session } = await openTable({ engine, players: [RANDOM, BOT] });
    await until(() => session.frame.step > 40);
    await session.goTo(3);
    const { steps } = session.history ?? { steps: 0 };
    await Promise.all(Array.from({ length: 30 }, (_, step) => session.goTo(step)));
    expect(at.mock.calls.length).toBeLessThan(10);
    expect([session.frame.step, session.told.length, session.myMove]).toEqual([29, 29, false]);
    expect(session.log.length).toBe(session.history?.steps);
    await session.goTo((session.history?.steps ?? 0) - 3);
    session.replay(true);
    await until(() => session.history?.playing === false);
    expect(session.history).toMatchObject({ playing: false, step: session.history?.steps });
    expect(session.history?.steps).toBeLessThanOrEqual(steps + 1);
    await session.backToLive();
    await until(() => session.frame.status.outcome !== null);
    expect(session.history).toBeNull();
  });

  it('does not move things over the past', async () => {
    let answer = (): void => {};
    let asked = false;
    const decide = botsHere();
    const engine = host(new MemoryStore(), async (job) => {
      asked = true;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return decide(job);
    });
    const { session, shown } = await openTable({ engine, players: [ADA, RANDOM] });
    await until(() => session.myMove);
    await session.play(firstMove(session));
    await until(() => asked);
    await session.goTo(0);
    const before = shown.length;
    const { steps } = session.history ?? { steps: 0 };
    answer();
    await until(() => session.history?.steps === steps + 1);
    expect([shown.length, session.telling, session.frame.step]).toEqual([before, null, 0]);
  });

  it('says since when things are new', async () => {
    const { session } = await openTable({ players: [ADA, BOT, BOT] });
    const since: number[] = [];
    let withinTurn = 0;
    for (let turn = 0; turn < 12; turn++) {
      await until(() => session.myMove || session.mayEnd);
      if (session.mayEnd) await session.end();
      else {
        const before = session.since;
        const lastOfOthers = session.told.findLast(({ seat }) => seat !== session.viewer)?.step ?? 0;
        const lastOwn = session.told.findLast(
          ({ seat, step }) => seat === session.viewer && step < lastOfOthers,
        );
        expect(before).toBe(lastOwn?.step ?? 0);
        since.push(before);
        const { legal } = session.frame;
        const move = legal.find(({ type }) => type === 'licence' || type === 'keep') ?? legal[0];
        if (move) await session.play(move);
        if (session.frame.status.deciding.includes(session.viewer ?? -1)) {
          expect(session.since).toBe(before);
          withinTurn++;
        }
      }
    }
    expect(since).toEqual(since.toSorted((a, b) => a - b));
    expect(new Set(since).size).toBeGreaterThan(3);
    expect(withinTurn).toBeGreaterThan(1);
  });

  it('takes what another tab played, says so, and goes on', async () => {
    const first = host();
    const { session, id } = await openTable({ engine: first, players: [ADA, BOT] });
    await until(() => session.myMove);
    const other = host(first.store);
    await playOn(other, await other.open(id), 6);
    const { legal } = session.frame;
    const last = legal.at(-1);
    if (last) await session.play(last);
    expect(session.refusal?.code).toBe('changed-elsewhere');
    await until(() => session.myMove || session.mayEnd);
    expect(session.frame.step).toBeGreaterThan(3);
  });

  it('has taken what another tab played when somebody comes back to it; of more than a round, nothing moves', async () => {
    const first = host();
    const { session, id, shown } = await openTable({ engine: first, players: [ADA, BOT] });
    await until(() => session.myMove);
    await session.refresh();
    shown.length = 0;
    const other = host(first.store);
    await playOn(other, await other.open(id), 6);
    const { step: played } = (await other.open(id)).frame;
    await session.refresh();
    await until(() => session.myMove || session.mayEnd);
    expect(session.refusal).toBeNull();
    expect(session.frame.step).toBeGreaterThan(3);
    expect(shown.filter(({ step }) => step <= played)).toEqual([]);
    expect(session.frame).toEqual((await first.open(id)).frame);
  });

  it('plays on after the engine stopped', async () => {
    const engine = host();
    const { session } = await openTable({ engine });
    await until(() => session.myMove);
    const dead = new EngineRefusal({ code: 'internal', message: 'The engine stopped.' });
    vi.spyOn(engine, 'move').mockRejectedValueOnce(dead);
    const keep = firstMove(session);
    await session.play(keep);
    expect(session.refusal?.code).toBe('internal');
    await session.play(keep);
    expect(session.refusal).toBeNull();
  });

  it('goes on with a bot that did not answer once, and says so if it never does', async () => {
    let failures = 1;
    const decide = botsHere();
    const engine = host(new MemoryStore(), async (job) => {
      if (failures-- > 0) throw new Error('the worker stopped');
      return decide(job);
    });
    const { session } = await openTable({ engine, players: [RANDOM, BOT] });
    await until(() => session.frame.status.outcome !== null);
    failures = 3;
    const second = await openTable({ engine, players: [RANDOM, BOT] });
    await until(() => second.session.stuck?.code === 'internal');
    await second.session.retry();
    expect(second.session.stuck).toBe(null);
    await until(() => second.session.frame.status.outcome !== null);
  });

  it('opens another table: the same deal, another one, or from here', async () => {
    const { session, engine, opened } = await openTable();
    await session.again('same-deal');
    await session.again('other-deal');
    await session.fork();
    await session.again('harder');
    const [same, other, fork, harder] = await Promise.all(opened.map((id) => engine.open(id)));
    const seedOf = (id = '') => engine.seed(id);
    expect(same?.info.players).toEqual(session.info.players);
    expect(await seedOf(same?.info.id)).toBe(await seedOf(session.info.id));
    expect(await seedOf(other?.info.id)).not.toBe(await seedOf(session.info.id));
    expect(fork?.frame.step).toBe(session.frame.step);
    const names = (info = session.info) => info.players.map(({ name }) => name).toSorted();
    expect(names(harder?.info)).toEqual(names());
    expect(await seedOf(harder?.info.id)).not.toBe(await seedOf(session.info.id));
  });

  it('deals again on a board that came with a record', async () => {
    const { engine, id, needs, opened, session: first } = await openTable({ players: [ADA, BOT] });
    first.close();
    await playOn(engine, await engine.open(id), 8);
    const record = JSON.parse((await engine.exportRecord(id)).text);
    Object.assign(record.board, { id: 'elsewhere-1', name: 'Elsewhere' });
    const imported = await engine.importRecord(JSON.stringify(record));
    const session = await Session.open(imported.info.id, needs);
    await session.again('other-deal');
    await session.again('same-deal');
    expect(session.refusal).toBeNull();
    for (const made of opened) {
      const { info, frame } = await engine.open(made);
      expect([info.board, info.playable, frame.step]).toEqual([imported.info.board, true, 0]);
    }
    expect(opened.length).toBe(2);
  });
});
