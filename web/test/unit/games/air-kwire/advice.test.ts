import { type AirKwireTypes, airKwire, type Move } from '@tarmac/air-kwire';
import { payout, tradeEffect } from '@tarmac/air-kwire/aids';
import * as rules from '@tarmac/air-kwire/foresight';
import { playMatch } from '@tarmac/bots';
import { Match } from '@tarmac/kernel';
import { describe, expect, it, test } from 'vitest';
import { type Advice, adviceFor } from '../../../../src/games/air-kwire/lesson/advice.ts';

const LEARNER = 0;
const board = airKwire.loadBoard(airKwire.boardFiles[0]);

/** Every decision of the learner in a game in which everybody, the learner too, does anything that is allowed. */
function decisions(seed: string) {
  const bots = ['random', 'random', 'random'];
  const { match } = playMatch<AirKwireTypes>(airKwire, board, { seed, bots });
  const again = new Match<AirKwireTypes>(airKwire, match);
  return match.log.flatMap(({ seat, move }) => {
    const view = airKwire.view(again.state, LEARNER);
    const legal = seat === LEARNER ? airKwire.legal(again.state, LEARNER) : [];
    again.apply(seat, move);
    return seat === LEARNER ? [{ view, legal, advice: adviceFor(view, board.file, legal, rules) }] : [];
  });
}

const ALL = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => decisions(`advice-${seed}`));

/** Whether a move does what is advised. */
function follows(move: Move, advice: Advice): boolean {
  switch (advice.kind) {
    case 'buy':
      return move.type === 'buy' && move.airline === advice.airline;
    case 'open':
      return move.type === 'buy' && move.airline === advice.way.airline;
    case 'go':
      return move.type === 'done';
    case 'route':
      return move.type === 'route' && move.airline === advice.airline && move.city === advice.city;
    case 'discard':
      return move.type === 'discard' && move.card === advice.card;
    case 'pool':
      return move.type === 'draw' && move.from === 'pool' && move.card === advice.city;
    case 'pile':
      return move.type === 'draw' && move.from === 'pile';
    case 'consent':
      return move.type === (advice.agrees ? 'approve' : 'refuse');
  }
}

const DECIDED = ['stock', 'card', 'replenish'];

describe('advice in the lesson of Air-Kwire', () => {
  it('is there whenever shares are traded, a card is played or drawn, whatever has been played', () => {
    const without = ALL.filter(({ view, advice }) => DECIDED.includes(view.phase) && advice === null);
    // Of power cards alone nothing is said, nor of an empty pile.
    const said = without.filter(({ legal }) => legal.some(({ type }) => type === 'route' || type === 'buy'));
    expect(said.map(({ legal }) => legal)).toEqual([]);
    expect(without.length).toBeLessThan(ALL.length / 20);
    expect(ALL.length).toBeGreaterThan(300);
  });

  it('can always be followed', () => {
    const vain = ALL.filter(({ legal, advice }) => advice && !legal.some((move) => follows(move, advice)));
    expect(vain.map(({ advice }) => advice)).toEqual([]);
  });

  test.for(['buy', 'open', 'go', 'route', 'discard', 'pool', 'pile', 'consent'] as const)(
    '%s is advised in some of them',
    (kind) => {
      expect(ALL.some(({ advice }) => advice?.kind === kind)).toBe(true);
    },
  );

  it('its figures are those of the table', () => {
    for (const { view, advice } of ALL) {
      if (advice?.kind !== 'buy') continue;
      const { cost, price, shares } = tradeEffect(view, board.file, advice.airline, 1);
      expect(advice.effect.cost).toBe(cost);
      expect(advice.wealth).toBe(shares.after * price.after - shares.before * price.before - cost);
      expect(cost).toBeLessThanOrEqual(view.cash[LEARNER] ?? 0);
      const now = payout(view, board.file).find(({ airline }) => airline === advice.airline);
      expect(advice.dividend + (now?.amounts[LEARNER] ?? 0)).toBeGreaterThanOrEqual(0);
    }
  });
});
