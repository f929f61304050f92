import { Playout } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { scoringChances } from '../../../src/aids/index.ts';
import type { View } from '../../../src/index.ts';
import { airlines1990 as game } from '../../../src/index.ts';
import { SCORING } from '../../../src/types.ts';
import { randomMatches } from './steps.ts';

/* The chances of a scoring card, against counts. */

function lookAt(size: number, scoring: number, players = 3): View {
  const pile = { size, scoring, cards: null };
  return { phase: 'start', pile, turnsEnded: players, scores: new Array(players).fill(0) } as unknown as View;
}

/** All ways to lay the scoring cards, each as a list of places from the top. */
function ways(size: number, scoring: number, from = 0): number[][] {
  if (scoring === 0) return [[]];
  const places = Array.from({ length: size - from }, (_, i) => from + i);
  return places.flatMap((place) => ways(size, scoring - 1, place + 1).map((rest) => [place, ...rest]));
}

describe('the chance of a scoring card', () => {
  it('[A90-70] equals the count over all piles', () => {
    for (let size = 1; size <= 12; size++) {
      for (let scoring = 1; scoring <= Math.min(3, size); scoring++) {
        const all = ways(size, scoring);
        const counted = (cards: number): number =>
          all.filter((places) => places.some((place) => place < cards)).length / all.length;
        for (const cards of [1, 2, 5, 20]) {
          const chances = scoringChances(lookAt(size, scoring), cards);
          expect(chances?.next).toBeCloseTo(counted(1), 12);
          expect(chances?.among).toBeCloseTo(counted(cards), 12);
        }
      }
    }
  });

  it('agrees with the worlds that a viewer must hold possible', () => {
    const random = new Playout(3);
    let expected = 0;
    let spread = 0;
    let found = 0;
    randomMatches(40, ({ after, state }) => {
      const chances = scoringChances(after);
      if (!chances || random.below(10) > 0) return;
      const world = game.sampler(state.board, after).sample(random);
      const next = world.pile.subarray(
        Math.max(0, world.pileSize - (after.scores.length - 1)),
        world.pileSize,
      );
      expected += chances.among;
      spread += chances.among * (1 - chances.among);
      found += next.includes(SCORING) ? 1 : 0;
    });
    expect(expected).toBeGreaterThan(50);
    expect(Math.abs(found - expected)).toBeLessThanOrEqual(4 * Math.sqrt(spread));
  });

  it('is told as soon as a card of the pile can score, and never before', () => {
    randomMatches(40, ({ before, events }) => {
      const chances = scoringChances(before);
      const scored = events.some((event) => event.type === 'scoring-card' && !event.back);
      if (scored) expect(chances?.next).toBeGreaterThan(0);
      if (chances === null) expect(scored).toBe(false);
    });
  });

  it('counts one card for each other player if nothing is said', () => {
    expect(scoringChances(lookAt(20, 3, 4))).toEqual(scoringChances(lookAt(20, 3, 4), 3));
  });

  it.each([
    ['in the first round', { ...lookAt(20, 3), turnsEnded: 2 }],
    ['when all were drawn', lookAt(20, 0)],
    ['after the end', { ...lookAt(20, 3), phase: 'end' as const }],
  ])('is null %s', (_, view) => {
    expect(scoringChances(view)).toBeNull();
  });
});
