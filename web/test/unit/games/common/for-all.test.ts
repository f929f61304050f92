import type { AnyMove } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../../src/engine/api.ts';
import type { ForAll } from '../../../../src/games/common/tray/for-all.ts';
import { Pointing } from '../../../../src/games/common/tray/pointing.svelte.ts';

const WORDS: ForAll = {
  own: { 'not-served': 'nobody-serves', 'no-airplane': 'nobody-can' },
  mixed: 'nobody-can',
  values: { from: 'Algiers' },
};

/** A table where each airline is refused for its own reason; what it is asked, and what it says. */
function tableOf(reasons: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  let said: Refusal | null = null;
  const table = {
    info: { id: 'table' },
    viewer: 0,
    told: [],
    get refusal() {
      return said;
    },
    refuse: (refusal: Refusal | null) => {
      said = refusal;
    },
    why: async ({ airline }: AnyMove & { airline: string }) => {
      asked.push(airline);
      return { code: 'illegal-move', message: '', reason: reasons[airline], values: { airline } };
    },
  };
  const pointing = new Pointing<object, object, AnyMove>(() => table as never, {});
  return { asked, pointing, said: () => said };
}

const move = (airline: string): AnyMove => ({ type: 'licence', airline }) as AnyMove;

describe('why something goes with nobody', () => {
  it.each<[string, Readonly<Record<string, string>>, Partial<Refusal>]>([
    [
      'is the cause that all share',
      { red: 'not-served', blue: 'not-served' },
      { reason: 'nobody-serves', values: { from: 'Algiers' } },
    ],
    [
      'is what is true for all, if each has another cause',
      { red: 'not-served', blue: 'no-airplane' },
      { reason: 'nobody-can', values: { from: 'Algiers' } },
    ],
    [
      'is said of one that is alone',
      { red: 'not-served' },
      { reason: 'not-served', values: { airline: 'red' } },
    ],
  ])('%s', async (_, reasons, expected) => {
    const { pointing, said } = tableOf(reasons);
    const [first = '', ...others] = Object.keys(reasons);
    await pointing.refuseAll({ route: 'algiers' }, [move(first), ...others.map(move)], WORDS);
    expect(said()).toMatchObject(expected);
    expect(pointing.refused).toEqual({ route: 'algiers' });
  });

  it('concerns the thing itself: then the others are not asked about', async () => {
    const { pointing, said, asked } = tableOf({ red: 'route-full', blue: 'not-served' });
    await pointing.refuseAll({ route: 'algiers' }, [move('red'), move('blue')], WORDS);
    expect(said()).toMatchObject({ reason: 'route-full', values: { airline: 'red' } });
    expect(asked).toEqual(['red']);
  });
});
