import type { AirKwireTypes, Board, Move } from '@tarmac/air-kwire';
import { airKwire as game } from '@tarmac/air-kwire';
import cluster from '@tarmac/air-kwire/boards/test/cluster-1.json' with { type: 'json' };
import ribbon from '@tarmac/air-kwire/boards/test/ribbon-1.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { playMatch } from '../../src/index.ts';
import frozenBoard from '../fixtures/board-air-kwire.json' with { type: 'json' };
import { deciderOf, greedyMove, play, start, turn } from './table.ts';

/* What greedy answers where others ask: in positions reached by moves, and in all such positions of whole games. */

type State = AirKwireTypes['State'];
const board = game.loadBoard(frozenBoard);
const three = (airline: string): string[] => new Array<string>(3).fill(`buy ${airline}`);

interface Decision {
  readonly s: State;
  readonly move: Move;
}

const ASKED = ['approve', 'refuse', 'dispose', 'end-vote'];

/** What greedy answered in some games, with the position before it. */
function answersOf(on: Board, bots: readonly string[], games: number): Decision[] {
  return Array.from({ length: games }, (_, n) => {
    const { match } = playMatch(game, on, { bots, seed: `answers ${n}` });
    const s = game.setup(on, match.options, match.setup);
    return match.log.flatMap(({ seat, move }): Decision[] => {
      const isAnswer = ASKED.includes(move.type) && seat >= 0 && match.seats[seat].startsWith('greedy');
      const before = isAnswer ? [{ s: game.copy(s), move }] : [];
      game.apply(s, seat, move);
      return before;
    });
  }).flat();
}

const among = answersOf(board, new Array(4).fill('greedy'), 8);
/** Random players ask for whatever they may, and again and again for the end. */
const pestered = [cluster, ribbon].flatMap((file) =>
  answersOf(game.loadBoard(file), ['random', 'random', 'random', 'greedy', 'greedy'], 8),
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

  test('and lets the game end if it wins by that; other routes it also refuses', () => {
    const told = { won: 0, refused: 0 };
    for (const { s, move } of [...among, ...pestered]) {
      if (move.type !== 'approve' && move.type !== 'refuse') continue;
      const end = game.outcome(after(s, { type: 'approve' }));
      if (end?.winners.includes(game.search.toMove(s))) {
        expect(move.type).toBe('approve');
        told.won++;
      }
      if (move.type === 'refuse') told.refused++;
    }
    expect(told.won).toBeGreaterThan(0);
    expect(told.refused).toBeGreaterThan(0);
  });

  test('and agrees to an end by vote where it has most, refuses where others have', () => {
    const told = { agreed: 0, refused: 0 };
    for (const { s, move } of [...among, ...pestered]) {
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

  test('and takes two for one where one costs more than four of them; else it may sell', () => {
    const told = { exchanged: 0, sold: 0, muchBetter: 0 };
    for (const { s, move } of [...among, ...pestered]) {
      if (move.type !== 'dispose') continue;
      const { airlines, airline, defunct } = game.view(s, null);
      const [got, given] = [airlines[airline ?? ''].price, airlines[defunct ?? ''].price];
      if (got > 4 * given) {
        expect(move.exchange).toBeGreaterThan(0);
        told.muchBetter++;
      }
      told[move.exchange > 0 ? 'exchanged' : 'sold']++;
    }
    expect(told.exchanged).toBeGreaterThan(0);
    expect(told.sold).toBeGreaterThan(0);
    expect(told.muchBetter).toBeGreaterThan(0);
  });
});
