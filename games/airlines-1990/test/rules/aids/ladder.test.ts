import { Playout } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { ladder, scoreNow } from '../../../src/aids/index.ts';
import { airlines1990 as game } from '../../../src/index.ts';
import { MAX_COMPANIES } from '../../../src/types.ts';
import { randomMatches } from './steps.ts';

/* The ladder, against the engine. */

describe('the ladder', () => {
  it('[A90-95] what is not seen is in the pile or in other hands', () => {
    randomMatches(20, ({ board, seat, after }) => {
      const rungs = ladder(after, board);
      const unseen = rungs.reduce((total, rung) => total + rung.unseen, 0);
      const hidden = after.hands.map((hand) => (hand.shares ? 0 : hand.size));
      const inPile = after.phase === 'end' ? after.pile.size : after.pile.size - after.pile.scoring;
      if (after.phase !== 'end') expect(unseen).toBe(hidden.reduce((total, n) => total + n, inPile));
      for (const rung of rungs) {
        expect(rung.inHand).toBe(after.hands[seat].shares?.[rung.company]);
        expect(rung.points).toEqual(scoreNow(after, board).byCompany[rung.company]);
        expect(rung.laid).toEqual(after.laid.map((counts) => counts[rung.company]));
      }
      expect(rungs.reduce((total, rung) => total + rung.inMarket, 0)).toBe(
        after.market.filter((share) => share !== null).length,
      );
      expect(ladder({ ...after, viewer: null }, board)[0].inHand).toBeNull();
    });
  });

  it('[A90-95] unseen shares are those that differ from world to world', () => {
    const random = new Playout(5);
    randomMatches(5, ({ board, seat, after, state }) => {
      if (after.phase === 'end' || random.below(20) > 0) return;
      const world = game.sampler(state.board, after).sample(random);
      const others = after.scores.map((_, p) => p).filter((p) => p !== seat);
      ladder(after, board).forEach(({ unseen }, c) => {
        const held = others.map((p) => world.hand[p * MAX_COMPANIES + c]);
        const inHands = held.reduce((total, n) => total + n, 0);
        const inPile = world.pile.subarray(0, world.pileSize).filter((card) => card === c).length;
        expect(unseen).toBe(inHands + inPile);
      });
    });
  });

  it('[A90-72] places, leaders and gap', () => {
    const [{ board, view }] = randomMatches(11, () => undefined).slice(-1);
    const { id } = board.companies[0];
    const rung = (laid: readonly number[]) =>
      ladder({ ...view, laid: laid.map((count, p) => ({ ...view.laid[p], [id]: count })) }, board)[0];
    expect(rung([3, 2, 2, 0])).toMatchObject({ places: [1, 2, 2, 0], leaders: [0], gap: 1 });
    expect(rung([4, 1, 4, 4])).toMatchObject({ places: [1, 4, 1, 1], leaders: [0, 2, 3], gap: 3 });
    expect(rung([0, 0, 0, 0])).toMatchObject({ places: [0, 0, 0, 0], leaders: [], gap: 0 });
  });
});
