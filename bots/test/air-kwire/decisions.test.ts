import type { AirKwireTypes, Move } from '@tarmac/air-kwire';
import { airKwire as game } from '@tarmac/air-kwire';
import { describe, expect, test } from 'vitest';
import { playMatch } from '../../src/index.ts';
import frozenBoard from '../fixtures/board-air-kwire.json' with { type: 'json' };
import { deciderOf, greedyMove, play, start, turn } from './table.ts';

/* What greedy answers where others ask: in positions reached by moves, and in all such positions of whole games. */

type State = AirKwireTypes['State'];
const board = game.loadBoard(frozenBoard);
const three = (airline: string): string[] => new Array<string>(3).fill(`buy ${airline}`);

/** All that greedy decided in some games, with the position before it. */
function decisionsOf(bots: readonly string[], games: number): { readonly s: State; readonly move: Move }[] {
  return Array.from({ length: games }, (_, n) => {
    const { match } = playMatch(game, board, { bots, seed: `decisions ${n}` });
    const s = game.setup(board, match.options, match.setup);
    return match.log.flatMap(({ seat, move }) => {
      const before = game.copy(s);
      game.apply(s, seat, move);
      return seat >= 0 && match.seats[seat].startsWith('greedy') ? [{ s: before, move }] : [];
    });
  }).flat();
}

const ASKED = ['approve', 'refuse', 'dispose', 'end-vote'];
const among = decisionsOf(new Array(4).fill('greedy'), 30).filter(({ move }) => ASKED.includes(move.type));
const withRandom = decisionsOf(['random', 'random', 'greedy', 'greedy'], 20).filter(({ move }) =>
  ASKED.includes(move.type),
);

function after(s: State, move: Move): State {
  const then = game.copy(s);
  game.apply(then, game.search.toMove(then), move);
  return then;
}

/** Cash and shares at their price, as things stand. */
function wealth(s: State): number[] {
  const { cash, shares, airlines } = game.view(s, null);
  return cash.map((money, p) =>
    Object.entries(airlines).reduce((sum, [id, { price }]) => sum + shares[p][id] * price, money),
  );
}

describe('greedy is asked', () => {
  test('and consents to a route that makes its own airline pay more', () => {
    const match = start(board, ['milwaukee', 'indianapolis', 'houston']);
    turn(match, three('cardinal'), 'route cardinal milwaukee tri-motor');
    play(match, 'buy cardinal', 'done', 'route cardinal indianapolis tri-motor');
    expect(deciderOf(match)).toBe(0);
    expect(greedyMove(match)).toBe('approve');
  });

  test('and lets the game end if it wins by that, not if it loses', () => {
    const told = { won: 0, lost: 0 };
    for (const { s, move } of [...among, ...withRandom]) {
      if (move.type !== 'approve' && move.type !== 'refuse') continue;
      const end = game.outcome(after(s, { type: 'approve' }));
      if (!end) continue;
      const wins = end.winners.includes(game.search.toMove(s));
      if (wins) expect(move.type).toBe('approve');
      else if (game.view(s, null).idle === 0) expect(move.type).toBe('refuse');
      told[wins ? 'won' : 'lost']++;
    }
    expect(told.won).toBeGreaterThan(0);
    expect(told.lost).toBeGreaterThan(0);
  });

  test('and agrees to an end by vote where it has most, refuses where others have', () => {
    const told = { agreed: 0, refused: 0 };
    for (const { s, move } of [...among, ...withRandom]) {
      if (move.type !== 'end-vote' || game.view(s, null).phase !== 'vote') continue;
      const all = wealth(s);
      const leads = all[game.search.toMove(s)] === Math.max(...all);
      if (leads) expect(move.agree).toBe(true);
      else if (game.view(s, null).idle < 4) expect(move.agree).toBe(false);
      told[move.agree ? 'agreed' : 'refused']++;
    }
    expect(told.agreed).toBeGreaterThan(0);
    expect(told.refused).toBeGreaterThan(0);
  });

  test('and takes two for one where one is worth more than two, else sells', () => {
    const told = { exchanged: 0, sold: 0 };
    for (const { s, move } of among) {
      if (move.type !== 'dispose') continue;
      const { airlines, airline, defunct } = game.view(s, null);
      const [one, two] = [airlines[airline ?? ''].price, 2 * airlines[defunct ?? ''].price];
      if (one > two) expect(move.exchange).toBeGreaterThan(0);
      told[move.exchange > 0 ? 'exchanged' : 'sold']++;
    }
    expect(told.exchanged).toBeGreaterThan(0);
    expect(told.sold).toBeGreaterThan(0);
  });
});
