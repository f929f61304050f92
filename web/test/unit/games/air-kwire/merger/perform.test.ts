import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { perform } from '../../../../../src/games/air-kwire/merger/perform.ts';
import { stage } from '../../../../../src/games/air-kwire/merger/stage.svelte.ts';
import { openSceneTexts } from '../../../../../src/games/air-kwire/scene-texts.ts';
import { openTexts } from '../../../../../src/games/air-kwire/texts.ts';
import type { Table } from '../../../../../src/games/air-kwire/types.ts';
import { hastyPace } from '../../../play/hasty-pace.ts';
import { quiet, soon } from '../../../play/soon.ts';
import { type ShownMove, showGame } from '../games.ts';

const { board, moves } = showGame(4, 'choose');

/** The moves of the first merger that takes several. */
const merger = (() => {
  const isMerger = ({ before, after }: ShownMove): boolean =>
    before.view.defunct !== null || after.view.defunct !== null;
  const from = moves.findIndex((move, i) => isMerger(move) && moves[i + 1]?.after.view.defunct !== null);
  const to = moves.findIndex(({ after }, i) => i > from && after.view.defunct === null);
  return moves.slice(from, to + 1);
})();
const [first, second] = merger;
if (!first || !second) throw new Error('no merger took several moves');
const payout = moves.find(({ told }) => told.events.some(({ type }) => type === 'paid'));

let tables = 0;
/** A table of bots, but for these seats. */
function tableOf(people: readonly number[], { viewer = null as number | null, history = false } = {}): Table {
  const players = [0, 1, 2, 3].map((seat) => ({
    kind: people.includes(seat) ? 'person' : 'bot',
    name: `P${seat}`,
  }));
  return {
    history: history ? { step: 0, steps: 1, playing: true, over: true } : null,
    viewer,
    info: { id: `table ${++tables}`, board, players },
    player: (seat: number) => players[seat],
    name: (seat: number) => players[seat]?.name,
  } as unknown as Table;
}
/** Whether a move is still being shown. */
function show({ told, before, after }: ShownMove, table: Table, pace = hastyPace(1)) {
  const shown = { over: false, done: Promise.resolve() };
  shown.done = perform(told, before, after, pace, table).then(() => {
    shown.over = true;
  });
  return shown;
}
const watched = () => (stage.showing?.kind === 'merger' ? stage.showing.watched : null);
const opened = () => soon(() => expect(stage.showing).not.toBeNull());

beforeAll(openTexts);
beforeAll(openSceneTexts);
let leave = (): void => undefined;
beforeEach(() => {
  leave = stage.enter({ load: () => Promise.resolve() });
});
afterEach(() => leave());

describe('a merger', () => {
  it('stays on the stage while bots choose, and ends with its result', async () => {
    const table = tableOf([]);
    for (const [i, move] of merger.entries()) {
      const shown = show(move, table);
      await soon(() => expect(watched()?.script.beats.at(-1)?.step).toBe(move.told.step));
      expect(shown.over).toBe(false);
      watched()?.skip();
      if (i === merger.length - 1) break;
      expect(watched()?.isOver).toBe(false);
      expect(watched()?.chooser).toBe(move.after.view.decider);
      watched()?.arrive();
      await shown.done;
      expect(stage.showing).not.toBeNull();
    }
    expect(watched()?.beat?.kind).toBe('result');
    stage.close();
  });

  it('begins with its card, but for those who want no movement', async () => {
    for (const [pace, opens] of [
      [hastyPace(1), true],
      [hastyPace(0, { ceremonies: 1 }), true],
      [hastyPace(1, { ceremonies: 0 }), false],
      [hastyPace(1, { reduced: true }), false],
    ] as const) {
      const shown = show(first, tableOf([]), pace);
      await opened();
      expect(stage.showing).toMatchObject({ kind: 'merger', opens });
      stage.close();
      await shown.done;
    }
  });

  it('steps back for a person who is to choose', async () => {
    const { decider } = first.after.view;
    const table = tableOf([decider]);
    const shown = show(first, table);
    await opened();
    watched()?.skip();
    expect(watched()?.asked).toBe(decider);
    expect(watched()?.chooser).toBeNull();
    watched()?.arrive();
    stage.close();
    await shown.done;
  });

  it.each([
    { name: 'runs by itself', pace: hastyPace(2), runs: true, skips: false },
    {
      name: 'goes on by presses with reduced motion',
      pace: hastyPace(1, { reduced: true }),
      runs: false,
      skips: false,
    },
    { name: 'opens at its end with movement switched off', pace: hastyPace(0), runs: true, skips: true },
  ])('$name', async ({ pace, runs, skips }) => {
    const shown = show(first, tableOf([first.after.view.decider]), pace);
    await opened();
    expect(watched()).toMatchObject({ runs, skips, atLast: skips });
    stage.close();
    await shown.done;
  });

  it('shows only its result to a person who skipped to it', async () => {
    const table = tableOf([first.after.view.decider]);
    const begun = show(first, table);
    await opened();
    watched()?.skip();
    stage.close();
    await begun.done;
    for (const move of merger.slice(1, -1)) await show(move, table).done;
    expect(stage.showing).toBeNull();
    const last = merger.at(-1);
    if (!last) throw new Error('there is no merger');
    const shown = show(last, table);
    await opened();
    expect(watched()?.beat?.kind).toBe('result');
    watched()?.arrive();
    await quiet();
    expect(shown.over).toBe(false);
    stage.close();
    await shown.done;
  });

  it('does not come back after a reload in the middle', async () => {
    const table = tableOf([]);
    for (const move of merger.slice(1, -1)) await show(move, table).done;
    expect(stage.showing).toBeNull();
  });

  it('shows what was chosen instead of a move that was taken back', async () => {
    const table = tableOf([first.after.view.decider]);
    const begun = show(first, table);
    await opened();
    stage.close();
    await begun.done;
    const again: unknown[] = [];
    for (let times = 0; times < 2; times++) {
      const shown = show(second, table);
      await opened();
      again.push(watched()?.script.beats);
      stage.close();
      await shown.done;
    }
    expect(again[1]).toEqual(again[0]);
  });

  it('is a note in a replay, and nothing where movement is off', async () => {
    const table = tableOf([], { history: true });
    const kinds: unknown[] = [];
    const pause = async (): Promise<void> => {
      kinds.push(stage.showing?.kind);
    };
    await show(first, table, { ...hastyPace(1), pause }).done;
    expect(kinds).toContain('brief');
    expect(stage.showing).toBeNull();
    await show(first, table, hastyPace(0)).done;
  });
});

describe('a payout', () => {
  it('waits until it is closed', async () => {
    if (!payout) throw new Error('nothing was paid');
    const shown = show(payout, tableOf([0], { viewer: 0 }));
    await opened();
    expect(stage.showing).toMatchObject({ kind: 'payout', cash: payout.after.view.cash[0] });
    expect(shown.over).toBe(false);
    stage.close();
    await shown.done;
  });

  it('without a stage the game goes on', async () => {
    leave();
    for (const move of moves) await show(move, tableOf([0])).done;
    expect(stage.showing).toBeNull();
  });
});
