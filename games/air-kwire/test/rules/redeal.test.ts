import { playedUntil, redealsOf, surprise, weightsOf } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import { airKwire } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { Card, Move } from '../../src/types.ts';
import { HOME_POINTS } from '../../src/types.ts';
import { frozenBoard } from '../contract-boards.ts';

/* That nobody notices it is a law of the contract (testkit); here: that it is as likely as in the deal. */

const TIMES = 3000;
const BOARD = frozenBoard('cluster-1');

function isLate(card: Card): boolean {
  const city = BOARD.cityIds.indexOf(card);
  return city < 0 || BOARD.points[city] === HOME_POINTS;
}

const CASES: readonly [name: string, isWanted: (s: State, chance: readonly Move[]) => boolean][] = [
  ['before the first move', () => true],
  ['with a few cards left of the top half', ({ topLeft }) => topLeft < 4 && topLeft > 0],
  ['in the bottom half', ({ topLeft }) => topLeft === 0],
  ['after the pool became the pile', ({ pileSize }, chance) => chance.length > 0 && pileSize > 4],
];

describe('what nobody has seen of the pile, dealt again', () => {
  it.each(CASES)('%s: every card as likely as in the deal', (name, isWanted) => {
    const options = { startingCash: 'split', powerCards: true, openCash: false };
    const plan = { board: BOARD, players: 3, options, driver: 'even', seed: name };
    const match = playedUntil(airKwire, plan, isWanted);
    const { topLeft, pileSize } = match.state;
    const piles = redealsOf(match, TIMES).map(({ setup, chance }) => {
      const last = chance.at(-1);
      return (last?.type === 'shuffle' ? last.order : setup.pile).slice(-pileSize);
    });
    const left = piles[0];
    const ordinary = left.filter((card) => !isLate(card));
    const seenAt = (place: number): string[] => piles.map((pile) => pile.at(place) ?? '');

    if (topLeft > 0) expect(surprise(seenAt(0), weightsOf(ordinary)), 'the next card').toBeLessThan(4);
    // AK-11: of the ordinary cards, some are in the top half.
    const below = 1 - topLeft / ordinary.length;
    const weights = new Map([...weightsOf(ordinary, below), ...weightsOf(left.filter(isLate))]);
    expect(surprise(seenAt(topLeft), weights), 'the first of the bottom half').toBeLessThan(4);
    expect(surprise(seenAt(-1), weights), 'the last').toBeLessThan(4);
  });
});
