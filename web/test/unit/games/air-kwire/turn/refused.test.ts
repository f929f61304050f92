import type { City } from '@tarmac/air-kwire';
import { beforeAll, expect, it } from 'vitest';
import { openTexts } from '../../../../../src/games/air-kwire/texts.ts';
import { promptOf } from '../../../../../src/games/air-kwire/tray/prompt.ts';
import { Turn } from '../../../../../src/games/air-kwire/turn.svelte.ts';
import type { Table } from '../../../../../src/games/air-kwire/types.ts';
import { moments } from './moments.ts';

beforeAll(openTexts);

/** The same moment after a CEO has refused a city. */
function afterRefusal({ table }: Turn, seat: number, city: City): Turn {
  const { frame } = table;
  const view = { ...frame.view, refused: [{ airline: 'beacon', city }] };
  const told = [
    { step: 1, seat, move: null, events: [{ type: 'refused', seat, airline: 'beacon', city }] },
    { step: 2, seat: table.viewer, move: null, events: [] },
  ];
  const later = { ...table, frame: { ...frame, view }, told } as unknown as Table;
  return new Turn(() => later);
}

it('a refusal is said until something is done about it', () => {
  const asked = moments(3).filter(({ step, lit }) => step === 'card' && lit.size > 0);
  expect(asked.length).toBeGreaterThan(0);
  for (const turn of asked) {
    const seat = turn.table.viewer === 0 ? 1 : 0;
    expect(promptOf(afterRefusal(turn, seat, 'fargo'))).toEqual({
      lead: `P${seat} refused Fargo.`,
      rest: 'Fly to another city, or discard.',
    });
    expect(promptOf(turn).lead).not.toContain('refused');
  }
});
