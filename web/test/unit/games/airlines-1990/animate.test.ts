import { airlines1990, type Event } from '@tarmac/airlines-1990';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTexts } from '../../../../src/games/airlines-1990/texts.ts';
import type { Table, Told } from '../../../../src/games/airlines-1990/types.ts';
import { hastyPace } from '../../play/hasty-pace.ts';
import { soon } from '../../play/soon.ts';
import { showGame } from './games.ts';

/* Components are not compiled here; what flies is never put on a page that has no places. */
vi.mock('../../../../src/games/airlines-1990/animate/Card.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/airlines-1990/animate/Flag.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/airlines-1990/animate/Marker.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/airlines-1990/identity/CardBack.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/common/animate/ScoringCard.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/common/animate/sky.ts', async (original) => {
  const { Sky, ...rest } = await original<typeof import('../../../../src/games/common/animate/sky.ts')>();
  return {
    ...rest,
    Sky: class extends Sky {
      override async present(): Promise<void> {}
    },
  };
});

let animate: typeof import('../../../../src/games/airlines-1990/animate/animate.ts').animate;
let ceremony: typeof import('../../../../src/games/common/scoring/ceremony.svelte.ts').ceremony;
const looked: string[] = [];
beforeAll(async () => {
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => {
      looked.push(selector);
      return [];
    },
    querySelector: () => null,
  });
  ({ animate } = await import('../../../../src/games/airlines-1990/animate/animate.ts'));
  ({ ceremony } = await import('../../../../src/games/common/scoring/ceremony.svelte.ts'));
  await openTexts();
});
afterAll(() => vi.unstubAllGlobals());

const table = { history: null, info: { board: airlines1990.boardFiles[0] } } as unknown as Table;
const pace = hastyPace(1);
const stage = { load: () => Promise.resolve() };

describe('a move is shown', () => {
  it('also where nothing is in its place, in whole games', async () => {
    const seen = new Set<Event['type']>();
    for (const players of [2, 4, 6]) {
      for (const { told, before, after } of showGame(players, 'show', { lateScoring: true })) {
        await animate(told, before, after, pace, table);
        for (const { type } of told.events) seen.add(type);
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'founded',
        'flew',
        'took',
        'drew',
        'refilled',
        'played',
        'sabotaged',
        'scored',
      ]),
    );
  });

  it('from and to the places of the table', () => {
    const names = ['pile', 'flight-pile', 'hand', 'flights', 'market:0', 'seat:1'];
    expect(looked).toEqual(expect.arrayContaining(names.map((name) => `[data-place="${name}"]`)));
  });
});

describe('[A90-74] several scorings in one move', () => {
  it('are shown one after the other, each until it is closed', async () => {
    const scorings = showGame(3, 'show').filter(({ told }) =>
      told.events.some(({ type }) => type === 'scored'),
    );
    const [first, second] = scorings;
    if (!first || !second) throw new Error('this game has too little to show');
    const both: Told = { ...second.told, events: [...first.told.events, ...second.told.events] };
    const leave = ceremony.enter(stage);
    const done = animate(both, first.before, second.after, pace, table);
    for (const scoring of [1, 2]) {
      await soon(() => expect(ceremony.showing?.script.scoring).toBe(scoring));
      ceremony.close();
    }
    await done;
    leave();
  });
});
