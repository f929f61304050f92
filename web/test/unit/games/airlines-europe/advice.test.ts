import { type AirlinesEuropeTypes, airlinesEurope, type Move } from '@tarmac/airlines-europe';
import { feedPlay, ladder } from '@tarmac/airlines-europe/aids';
import { playMatch } from '@tarmac/bots';
import { Match } from '@tarmac/kernel';
import { describe, expect, it, test } from 'vitest';
import { type Advice, adviceFor } from '../../../../src/games/airlines-europe/lesson/advice.ts';

const LEARNER = 0;
const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles[0]);

/** Every decision of the learner in a game in which everybody, the learner too, does anything that is allowed. */
function decisions(seed: string) {
  const bots = ['random', 'random', 'random'];
  const { match } = playMatch<AirlinesEuropeTypes>(airlinesEurope, board, { seed, bots });
  const again = new Match<AirlinesEuropeTypes>(airlinesEurope, match);
  return match.log.flatMap(({ seat, move }) => {
    const view = airlinesEurope.view(again.state, LEARNER);
    const legal = seat === LEARNER ? airlinesEurope.legal(again.state, LEARNER) : [];
    again.apply(seat, move);
    return seat === LEARNER ? [{ view, legal, advice: adviceFor(view, board.file, legal) }] : [];
  });
}

const ALL = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => decisions(`advice-${seed}`));

/** Whether a move does what is advised. */
function follows(move: Move, advice: Advice): boolean {
  switch (advice.kind) {
    case 'play':
      return (
        move.type === 'play' &&
        Object.keys(move.shares).length === advice.shares.length &&
        advice.shares.every(({ share, count }) => move.shares[share] === count)
      );
    case 'licence':
      return move.type === 'licence' && move.airline === advice.airline && move.route === advice.route;
    case 'cash':
      return move.type === 'cash';
    case 'take':
      return move.type === 'take' && move.from === 'market' && move.share === advice.share;
    case 'draw':
      return move.type === 'take' && move.from === 'deck';
    case 'give':
      return move.type === 'discard' && move.share === advice.share;
  }
}

describe('advice in the lesson of Airlines Europe', () => {
  it('is there at every decision but the first portfolio, whatever has been played', () => {
    const without = ALL.filter(({ view, advice }) => view.phase !== 'keep' && advice === null);
    // Of ABACUS shares alone none is worth giving.
    expect(
      without.filter(({ legal }) => legal.some((move) => move.type !== 'discard' || move.share !== 'abacus')),
    ).toEqual([]);
    expect(ALL.length).toBeGreaterThan(300);
  });

  it('can always be followed', () => {
    const vain = ALL.filter(({ legal, advice }) => advice && !legal.some((move) => follows(move, advice)));
    expect(vain.map(({ advice }) => advice)).toEqual([]);
  });

  test.for(['play', 'licence', 'cash', 'take', 'give'] as const)('%s is advised in some of them', (kind) => {
    expect(ALL.some(({ advice }) => advice?.kind === kind)).toBe(true);
  });

  it('its figures are those of the table', () => {
    for (const { view, advice } of ALL) {
      const own = (share: keyof typeof view.gone): number =>
        (view.hands[LEARNER]?.shares?.[share] ?? 0) + (view.portfolios[LEARNER]?.[share] ?? 0);
      switch (advice?.kind) {
        case 'play': {
          const shares = Object.fromEntries(advice.shares.map(({ share, count }) => [share, count]));
          const { before, after } = feedPlay(view, board.file, LEARNER, shares);
          expect(advice.gain).toBe((after.total[LEARNER] ?? 0) - (before.total[LEARNER] ?? 0));
          expect(advice.gain).toBeGreaterThan(0);
          break;
        }
        case 'cash':
          expect(advice.cash).toBe(view.cash[LEARNER]);
          break;
        case 'take':
        case 'give': {
          expect(advice.own).toBe(own(advice.share) + (advice.kind === 'take' ? 1 : 0));
          const others = ladder(view)
            .find(({ share }) => share === advice.share)
            ?.holdings.filter((_, seat) => seat !== LEARNER);
          expect(advice.rival?.count ?? 0).toBe(Math.max(0, ...(others ?? [])));
          break;
        }
      }
    }
  });
});
