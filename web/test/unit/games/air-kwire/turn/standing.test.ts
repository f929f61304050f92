import type { Player } from '@tarmac/table';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTexts } from '../../../../../src/games/air-kwire/texts.ts';
import { foresight } from '../../../../../src/games/air-kwire/turn/foresight.ts';
import { answerBySelf } from '../../../../../src/games/air-kwire/turn/standing.svelte.ts';
import { Turn } from '../../../../../src/games/air-kwire/turn.svelte.ts';
import { diceOf } from '../../../../harness/dice.ts';
import { BEA, BOT, RANDOM } from '../../../engine/fixtures.ts';
import { soon } from '../../../play/soon.ts';
import { watch } from '../../../play/watch.svelte.ts';
import { asked, playUntil, sitDown } from './games.ts';
import { moments } from './moments.ts';

beforeAll(openTexts);
beforeAll(foresight.load);

/** A table whose person is asked for a route. */
async function sitDownAsked(
  others: readonly Player[] = [RANDOM, { ...RANDOM, name: 'Carla' }],
): Promise<Turn> {
  for (let deal = 0; deal < 60; deal++) {
    const turn = await sitDown({ seed: `asked ${deal}`, others });
    if (await playUntil(turn, diceOf(deal), () => turn.step === 'consent')) return turn;
  }
  throw new Error('Nobody asks.');
}

describe('[AK-32] standing answers', () => {
  test('a player who is asked sees what would happen, and answers', async () => {
    const asking = moments(4).filter(({ step }) => step === 'consent');
    expect(asking.length).toBeGreaterThan(0);
    for (const turn of asking) {
      const { airline, city, aircraft } = turn.view;
      expect(turn.looked).toMatchObject({ airline, city, aircraft });
      expect(turn.standingAnswer).toBeNull();
      expect([turn.primary, turn.other]).toEqual([
        { type: 'move', moves: [{ type: 'approve' }] },
        { type: 'refuse' },
      ]);
    }
  });

  test('a standing answer gives itself, and can be changed until then', async () => {
    const turn = await sitDownAsked();
    const { told } = turn.table;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { stop } = watch(() => answerBySelf(turn));
    onTestFinished(stop);
    const airline = turn.view.airline ?? '';
    turn.setStanding(airline, 'refuse');
    expect(turn.standingAnswer).toBe('refuse');
    await vi.advanceTimersByTimeAsync(600);
    turn.setStanding(airline, 'ask');
    await vi.advanceTimersByTimeAsync(5000);
    expect(turn.table.told).toBe(told);
    turn.setStanding(airline, 'approve');
    await vi.advanceTimersByTimeAsync(1300);
    vi.useRealTimers();
    await soon(() => expect(turn.table.told[told.length]?.move).toEqual({ type: 'approve' }));
    await soon(() => expect(turn.table.mayEnd).toBe(false));
  });

  test('it is kept for this table and this seat, where the browser allows it', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const turn = await sitDown({ seed: 'kept' });
    turn.setStanding('beacon', 'approve');
    expect(turn.standing).toMatchObject({ beacon: 'approve', pecos: 'ask' });
    expect(new Turn(() => turn.table).standing.beacon).toBe('approve');
    expect((await sitDown({ seed: 'other' })).standing.beacon).toBe('ask');

    vi.stubGlobal('localStorage', undefined);
    turn.setStanding('pecos', 'refuse');
    expect(turn.standing).toMatchObject({ beacon: 'approve', pecos: 'refuse' });
  });

  test('people who share a screen each have their own', async () => {
    const turn = await sitDown({ seed: 'shared', others: [BEA, BOT] });
    await asked(turn);
    await turn.table.take();
    const first = turn.table.viewer;
    turn.setStanding('totem', 'approve');
    const isHanded = (): boolean => turn.table.handTo !== null && turn.table.handTo !== first;
    expect(await playUntil(turn, diceOf(1), isHanded)).toBe(true);
    await turn.table.take();
    expect(turn.table.viewer).not.toBe(first);
    expect(turn.standing.totem).toBe('ask');
  });
});
