import { airlinesEurope } from '@tarmac/airlines-europe';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptsOf } from '../../../../src/games/airlines-europe/scoring/script.ts';
import { openTexts } from '../../../../src/games/airlines-europe/texts.ts';
import type { Table, Told } from '../../../../src/games/airlines-europe/types.ts';
import type { Pace } from '../../../../src/play/open-table.ts';
import { ceremony as words } from '../../../../src/words/en/common/index.ts';
import { hastyPace } from '../../play/hasty-pace.ts';
import { soon } from '../../play/soon.ts';
import { showGame } from './games.ts';

/* Without the compiler of Svelte a rune is what it is given, and what flies is only counted. */
vi.stubGlobal('$state', { raw: (value: unknown) => value });
const act = vi.hoisted(() => vi.fn(async () => undefined));
const clear = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/games/airlines-europe/animate/acts.ts', () => ({ act }));
vi.mock('../../../../src/games/common/animate/sky.ts', () => ({
  Sky: class {
    clear = clear;
  },
}));

let animate: typeof import('../../../../src/games/airlines-europe/animate/animate.ts').animate;
let ceremony: typeof import('../../../../src/games/common/scoring/ceremony.svelte.ts').ceremony;
beforeAll(async () => {
  ({ animate } = await import('../../../../src/games/airlines-europe/animate/animate.ts'));
  ({ ceremony } = await import('../../../../src/games/common/scoring/ceremony.svelte.ts'));
  await openTexts();
});
beforeEach(() => {
  act.mockClear();
  clear.mockClear();
});

const moves = showGame(3, 'show');
const isScoring = ({ told }: (typeof moves)[number]) => told.events.some(({ type }) => type === 'scored');
const scorings = moves.filter(isScoring);
const [first, second] = scorings;
const purchase = moves.find(({ told }) => told.events.some(({ type }) => type === 'licensed'));
if (!first || !second || !purchase) throw new Error('this game has too little to show');

const stage = { load: () => Promise.resolve() };
const table = { history: null, info: { board: airlinesEurope.boardFiles[0] } } as unknown as Table;
const show = ({ told, before, after }: (typeof moves)[number], pace: Pace) =>
  animate(told, before, after, pace, table);

describe('a move is shown', () => {
  it('event by event', async () => {
    await show(purchase, hastyPace(1));
    expect(act).toHaveBeenCalledTimes(purchase.told.events.length);
    expect(clear).toHaveBeenCalled();
  });

  it('not at all when movement is switched off: nothing on the page is touched', async () => {
    await show(purchase, hastyPace(0));
    expect(act).not.toHaveBeenCalled();
    expect(clear).not.toHaveBeenCalled();
  });

  it('no further after a skip, and the sky is clear at once', async () => {
    await show(purchase, hastyPace(1, { skipped: () => act.mock.calls.length > 0 }));
    expect(act).toHaveBeenCalledTimes(1);
    expect(clear).toHaveBeenCalled();
  });
});

/** Two scorings of a match as if the refill of the first had turned up the second scoring card. */
const both: Told = { ...second.told, events: [...first.told.events, ...second.told.events] };

describe('[AE-76] two scorings in one move', () => {
  it('the second counts on from the first', () => {
    const [one, two] = scriptsOf(both, first.before, second.after);
    expect([one?.scoring, two?.scoring]).toEqual([1, 2]);
    expect([one, two].map((script) => words.title(script?.scoring ?? 0, script?.final ?? true))).toEqual([
      'First scoring',
      'Second scoring',
    ]);
    expect(two?.before).toEqual(
      first.before.view.vp.map((points, seat) => points + (one?.totals[seat] ?? 0)),
    );
  });

  it.each([0, 1])(
    'they are shown one after the other, each until it is closed, at speed %i',
    async (speed) => {
      const leave = ceremony.enter(stage);
      const done = animate(both, first.before, second.after, hastyPace(speed), table);
      for (const scoring of [1, 2]) {
        await soon(() => expect(ceremony.showing?.script.scoring).toBe(scoring));
        ceremony.close();
      }
      await done;
      expect(ceremony.showing).toBeNull();
      leave();
    },
  );
});

describe('[AE-81] everything is blocked', () => {
  const { told, before, after } = second;
  const ended = { type: 'ended', reason: 'all-blocked', scores: [] } as const;

  it('the scoring is called the final one, though an earlier one of the same move is not', () => {
    const [final] = scriptsOf({ ...told, events: [...told.events, ended] }, before, after);
    expect(words.title(final?.scoring ?? 0, final?.final ?? false)).toBe('Final scoring');
    const scripts = scriptsOf({ ...both, events: [...both.events, ended] }, first.before, after);
    expect(scripts.map((script) => script.final)).toEqual([false, true]);
  });

  it('it waits to be closed like every other', async () => {
    const leave = ceremony.enter(stage);
    const done = animate({ ...told, events: [...told.events, ended] }, before, after, hastyPace(1), table);
    await soon(() => expect(ceremony.showing?.script.final).toBe(true));
    ceremony.close();
    await done;
    leave();
  });
});
