import type { Player } from '@tarmac/table';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GameScreen } from '../../../src/play/open-table.ts';
import { Session } from '../../../src/play/session.svelte.ts';
import { Settings } from '../../../src/play/settings.svelte.ts';
import { ADA, BEA, BOT, host, plan } from '../engine/fixtures.ts';
import { soon } from './soon.ts';
import { watch } from './watch.svelte.ts';

/** What a screen draws of something, until the end of the test. */
function drawn<T>(read: () => T): T[] {
  const { values, stop } = watch(read);
  onTestFinished(stop);
  return values;
}

async function open(players: readonly Player[]): Promise<Session> {
  const engine = host();
  const settings = new Settings();
  settings.speed = 0;
  const { info } = await engine.create(plan({ players }));
  const screen = { animate: async () => {} } as unknown as GameScreen;
  return Session.open(info.id, { source: engine, screen, settings, onOpen: () => {} });
}

const shows = <T>(values: readonly T[], last: T): Promise<void> =>
  soon(() => expect(values.at(-1)).toEqual(last));

describe('what is drawn follows', () => {
  it('the table, move after move', async () => {
    const session = await open([BOT, BOT]);
    const steps = drawn(() => session.frame.step);
    const told = drawn(() => session.told.length);
    const over = drawn(() => session.frame.status.outcome !== null);
    await shows(over, true);
    await shows(steps, session.frame.step);
    await shows(told, session.frame.step);
    expect(steps.length).toBeGreaterThan(20);
  });

  it('the history', async () => {
    const session = await open([ADA, BOT]);
    const mine = drawn(() => session.myMove);
    const past = drawn(() => session.history?.step ?? null);
    const told = drawn(() => session.told.length);
    await shows(mine, true);
    mine.length = 0;
    await session.play(session.frame.legal[0] ?? { type: 'nothing' });
    await shows(mine, true);
    expect(mine).toContain(false);
    await session.goTo(1);
    await shows(past, 1);
    await shows(told, 1);
    await shows(mine, false);
    await session.backToLive();
    await shows(past, null);
    await shows(mine, true);
  });

  it('the device from hand to hand, refusals, and what may be taken back', async () => {
    const session = await open([ADA, BEA]);
    const handTo = drawn(() => session.handTo);
    const viewer = drawn(() => session.viewer);
    const refusal = drawn(() => session.refusal?.code);
    await soon(() => expect(handTo.at(-1)).toEqual(expect.any(Number)));
    const first = session.handTo;
    await session.take();
    await shows(handTo, null);
    await shows(viewer, first);
    await session.play({ type: 'cash' });
    await shows(refusal, 'illegal-move');
  });

  it('the settings', async () => {
    const settings = new Settings();
    const speed = drawn(() => settings.speed);
    const ceremonies = drawn(() => settings.ceremonies);
    const aids = drawn(() => settings.aids.feed);
    settings.speed = 4;
    settings.ceremonies = 2;
    settings.aids = { ...settings.aids, feed: false };
    await shows(speed, 4);
    await shows(ceremonies, 2);
    await shows(aids, false);
  });
});
