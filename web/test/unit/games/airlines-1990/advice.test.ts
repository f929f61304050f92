import { type Airlines1990Types, airlines1990, type Move } from '@tarmac/airlines-1990';
import { effectOfPlay, ladder } from '@tarmac/airlines-1990/aids';
import { playMatch } from '@tarmac/bots';
import { Match } from '@tarmac/kernel';
import { describe, expect, it, test } from 'vitest';
import { type Advice, adviceFor } from '../../../../src/games/airlines-1990/lesson/advice.ts';

const LEARNER = 0;
const board = airlines1990.loadBoard(airlines1990.boardFiles[0]);

/** Every decision of the learner in a game in which everybody, the learner too, does anything that is allowed. */
function decisions(seed: string) {
  const bots = ['random', 'random', 'random'];
  const { match } = playMatch<Airlines1990Types>(airlines1990, board, { seed, bots });
  const again = new Match<Airlines1990Types>(airlines1990, match);
  return match.log.flatMap(({ seat, move }) => {
    const view = airlines1990.view(again.state, LEARNER);
    const legal = seat === LEARNER ? airlines1990.legal(again.state, LEARNER) : [];
    again.apply(seat, move);
    return seat === LEARNER ? [{ view, legal, advice: adviceFor(view, board.file, legal) }] : [];
  });
}

const ALL = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => decisions(`advice-${seed}`));

/** Whether a move does what is advised. */
function follows(move: Move, advice: Advice): boolean {
  switch (advice.kind) {
    case 'found':
      return (
        move.type === 'found' &&
        move.company === advice.company &&
        move.shares === advice.shares &&
        move.route === advice.route
      );
    case 'play':
      return move.type === 'play' && move.company === advice.company && move.shares === advice.shares;
    case 'expand':
      return move.type === 'draw';
    case 'fly':
      return move.type === 'fly' && move.company === advice.company && move.route === advice.route;
    case 'keep':
      return move.type === 'keep';
    case 'take':
      return move.type === 'take' && move.from === 'market' && move.share === advice.company;
    case 'draw':
      return move.type === 'take' && move.from === 'pile';
  }
}

describe('advice in the lesson of Airlines (1990)', () => {
  it('is there at every decision but sabotage, whatever has been played', () => {
    const without = ALL.filter(({ view, advice }) => view.phase !== 'sabotage' && advice === null);
    expect(without.map(({ legal }) => legal)).toEqual([]);
    expect(ALL.length).toBeGreaterThan(300);
  });

  it('can always be followed', () => {
    const vain = ALL.filter(({ legal, advice }) => advice && !legal.some((move) => follows(move, advice)));
    expect(vain.map(({ advice }) => advice)).toEqual([]);
  });

  test.for(['found', 'play', 'expand', 'fly', 'keep', 'take'] as const)(
    '%s is advised in some of them',
    (kind) => {
      expect(ALL.some(({ advice }) => advice?.kind === kind)).toBe(true);
    },
  );

  it('its figures are those of the table', () => {
    for (const { view, advice } of ALL) {
      const rungOf = (company: string) =>
        ladder(view, board.file).find((rung) => rung.company === company) ?? { laid: [], inHand: 0 };
      switch (advice?.kind) {
        case 'found':
        case 'play': {
          const { total } = effectOfPlay(view, board.file, LEARNER, advice);
          expect(advice.gain).toBe((total.after[LEARNER] ?? 0) - (total.before[LEARNER] ?? 0));
          break;
        }
        case 'expand': {
          if (!advice.led) break;
          const [own = 0, ...others] = rungOf(advice.led.company).laid;
          expect([advice.led.own, advice.led.next]).toEqual([own, Math.max(...others)]);
          expect(own).toBeGreaterThan(Math.max(...others));
          break;
        }
        case 'take': {
          const { laid, inHand } = rungOf(advice.company);
          const [own = 0, ...others] = laid;
          expect(advice.own).toBe(1 + own + (inHand ?? 0));
          expect(advice.rival?.count ?? 0).toBe(Math.max(0, ...others));
          break;
        }
      }
    }
  });
});
