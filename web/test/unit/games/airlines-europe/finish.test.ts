import { SHARES, type View } from '@tarmac/airlines-europe';
import { describe, expect, it } from 'vitest';
import { finishOf } from '../../../../src/games/airlines-europe/end/finish.ts';
import type { Told } from '../../../../src/games/airlines-europe/types.ts';
import { broughtBy } from '../../../../src/games/common/end/brought.ts';
import { decisionOf, rankingOf } from '../../../../src/games/common/scoring/finish.ts';
import { numbersOfScorings } from '../../../../src/games/common/scoring/scored.ts';
import { showGame } from './games.ts';

/** An end with these points and ABACUS shares; scorings as told. */
function over(scores: number[], abacus: number[], awards: number[][]): View {
  const portfolios = abacus.map((shares) => ({ abacus: shares }));
  return {
    outcome: { scores, winners: [], reason: 'third-scoring' },
    vp: scores,
    awards,
    portfolios,
  } as unknown as View;
}

function scoredBy(...scorings: { scoring: number; share: string; points: number[] }[]): Told[] {
  const events = scorings.map((one) => ({ type: 'scored', row: [], holdings: [], ...one }));
  return [{ step: 1, seat: 0, move: null, events }] as unknown as Told[];
}

describe('the final ranking', () => {
  const told = scoredBy(
    { scoring: 1, share: 'red', points: [4, 2, 0] },
    { scoring: 2, share: 'red', points: [0, 6, 3] },
    { scoring: 3, share: 'abacus', points: [9, 4, 9] },
  );
  const awards = [
    [4, 2, 0],
    [0, 6, 3],
    [9, 4, 9],
  ];

  it('[AE-80] puts the most points first, and gives equal players their places by ABACUS shares', () => {
    const ranking = rankingOf(finishOf(over([14, 14, 15], [1, 3, 0], awards), told));
    expect(ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(ranking[0]).toMatchObject({ besides: 3, awards: [0, 3, 9], best: { item: 'abacus', points: 9 } });
  });

  it('[AE-80] names those who lost by ABACUS shares', () => {
    const view = over([14, 14, 12], [1, 3, 0], awards);
    const finish = finishOf(view, told);
    const decision = decisionOf(finish, rankingOf(finish));
    expect(decision).toMatchObject({ winners: [1], beaten: [0], margin: 0, decider: null });
  });

  it('[AE-80] shares the victory between equals', () => {
    const view = over([14, 14, 12], [2, 2, 5], awards);
    const finish = finishOf(view, told);
    const decision = decisionOf(finish, rankingOf(finish));
    expect(decision).toMatchObject({ winners: [0, 1], beaten: [], margin: 2 });
  });

  it('tells who led before the last scoring, and which airline made the difference', () => {
    const view = over([14, 14, 15], [1, 3, 0], awards);
    const finish = finishOf(view, told);
    const decision = decisionOf(finish, rankingOf(finish));
    expect(decision.ledBefore).toEqual([1]);
    expect(decision.decider).toEqual({ item: 'abacus', winner: 9, next: 4 });
  });

  it.each([2, 3, 4, 5])('a game of %i bots: start and scorings add up to the score', (players) => {
    const moves = showGame(players, 'end');
    const told = moves.map((move) => move.told);
    const view = moves.at(-1)?.after.view;
    if (!view) throw new Error('no move was made');
    const finish = finishOf(view, told);
    const ranking = rankingOf(finish);
    const brought = broughtBy(SHARES, finish.brought);
    expect(numbersOfScorings(told)).toEqual([1, 2, 3]);
    for (const { seat, score, besides, awards } of ranking) {
      expect(besides).toBe(seat + 1);
      expect(awards.reduce((sum, points) => sum + points, besides)).toBe(score);
      expect(brought.reduce((sum, { by }) => sum + (by[seat] ?? 0), besides)).toBe(score);
    }
    expect(decisionOf(finish, ranking).winners).toEqual(view.outcome?.winners);
  });
});
