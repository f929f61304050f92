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

/** Every decision of greedy in this phase, with the position before it. */
function decisions(
  phase: string,
  bots: readonly string[],
  games: number,
  see: (s: State, move: Move) => void,
): void {
  for (let n = 0; n < games; n++) {
    const { match } = playMatch(game, board, { bots, seed: `${phase} ${n}` });
    const log = [...match.log];
    match.rewind(0);
    for (const { seat, move } of log) {
      const asks =
        seat >= 0 && match.seats[seat].startsWith('greedy') && game.view(match.state, null).phase === phase;
      if (asks) see(match.state, move);
      match.apply(seat, move);
    }
  }
}

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
    decisions('consent', new Array(4).fill('greedy'), 60, (s, move) => {
      const end = game.outcome(after(s, { type: 'approve' }));
      if (!end) return;
      const wins = end.winners.includes(game.search.toMove(s));
      if (wins) expect(move.type).toBe('approve');
      else if (game.view(s, null).idle === 0) expect(move.type).toBe('refuse');
      told[wins ? 'won' : 'lost']++;
    });
    expect(told.won + told.lost).toBeGreaterThan(0);
  });

  test('and agrees to an end by vote where it has most, refuses where others have', () => {
    const told = { agreed: 0, refused: 0 };
    decisions('vote', ['random', 'random', 'greedy', 'greedy'], 12, (s, move) => {
      if (move.type !== 'end-vote') return;
      const all = wealth(s);
      const leads = all[game.search.toMove(s)] === Math.max(...all);
      if (leads) expect(move.agree).toBe(true);
      else if (game.view(s, null).idle < 4) expect(move.agree).toBe(false);
      told[move.agree ? 'agreed' : 'refused']++;
    });
    expect(told.agreed).toBeGreaterThan(0);
    expect(told.refused).toBeGreaterThan(0);
  });

  test('and takes two for one where one is worth more than two, else sells', () => {
    const told = { exchanged: 0, sold: 0 };
    decisions('dispose', new Array(4).fill('greedy'), 20, (s, move) => {
      if (move.type !== 'dispose') return;
      const { airlines, airline, defunct } = game.view(s, null);
      const [one, two] = [airlines[airline ?? ''].price, 2 * airlines[defunct ?? ''].price];
      if (one > two) expect(move.exchange).toBeGreaterThan(0);
      told[move.exchange > 0 ? 'exchanged' : 'sold']++;
    });
    expect(told.exchanged).toBeGreaterThan(0);
    expect(told.sold).toBeGreaterThan(0);
  });
});
