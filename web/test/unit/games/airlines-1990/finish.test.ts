import { describe, expect, it } from 'vitest';
import { finishOf } from '../../../../src/games/airlines-1990/end/finish.ts';
import { decisionOf, rankingOf } from '../../../../src/games/common/scoring/finish.ts';
import { numbersOfScorings } from '../../../../src/games/common/scoring/scored.ts';
import { showGame } from './games.ts';

function finished(players: number, seed: string, options = {}) {
  const moves = showGame(players, seed, options);
  const view = moves.at(-1)?.after.view;
  if (!view) throw new Error('no move was made');
  const told = moves.map((move) => move.told);
  const finish = finishOf(view, told);
  return { view, told, finish, ranking: rankingOf(finish) };
}

describe('the final ranking', () => {
  it.each([2, 3, 4, 5, 6])('[A90-90] a game of %i bots: scorings and seats add up', (players) => {
    for (const seatBonus of [false, true]) {
      const { view, finish, ranking } = finished(players, 'end', { seatBonus });
      for (const { seat, score, awards, besides } of ranking) {
        expect(besides).toBe(seatBonus ? seat : 0);
        expect(awards.reduce((sum, points) => sum + points, besides)).toBe(score);
      }
      expect(decisionOf(finish, ranking).winners).toEqual(view.outcome?.winners);
    }
  });

  it('[A90-73] three scoring cards and the final scoring', () => {
    expect(numbersOfScorings(finished(4, 'end').told)).toEqual([1, 2, 3, 4]);
  });

  it('[A90-80] equal points share a place', () => {
    const { view } = finished(3, 'end');
    const even = { ...view, scores: [30, 30, 12], awards: [[30, 30, 12]] };
    const finish = finishOf(even, []);
    const ranking = rankingOf(finish);
    expect(ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
    expect(decisionOf(finish, ranking)).toMatchObject({ winners: [0, 1], beaten: [], decider: null });
  });
});
