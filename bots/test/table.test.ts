import { airlinesEurope } from '@tarmac/airlines-europe';
import { Match } from '@tarmac/kernel';
import { expect, test } from 'vitest';
import { Table } from '../src/airlines-europe/table.ts';
import { playMatch } from '../src/index.ts';

const game = airlinesEurope;

/** The codes of the licences that the table of a bot offers, ascending. */
function licences(table: Table): number[] {
  const codes: number[] = [];
  for (let route = 0; route < table.board.routeCount; route++) {
    if (table.price[route] > table.cash[table.me]) continue;
    const airlines = table.buyers(route).toString(2).padStart(10, '0').split('').reverse();
    airlines.forEach((can, a) => {
      if (can === '1') codes.push(1024 + a * 128 + route);
    });
  }
  return codes.sort((a, b) => a - b);
}

test.each([2, 3, 4, 5])('[AE-42] a bot weighs the licences that the rules offer (%i players)', (players) => {
  let seen = 0;
  for (const [n, file] of game.boardFiles.entries()) {
    const board = game.loadBoard(file);
    const table = new Table(board);
    const bots = Array.from({ length: players }, (_, p) => (p === 0 ? 'greedy:cash=0' : 'random'));
    const options = { routePhases: n % 2 === 1 };
    const { match: played } = playMatch(game, board, { bots, seed: `offers ${n}`, options });
    const match = new Match(game, played);
    for (const { seat, move } of played.log) {
      const view = game.view(match.state, seat);
      if (view.phase === 'turn' || view.phase === 'second') {
        table.read(view, seat);
        const codes = game.legal(match.state, seat).map((legal) => game.search.encode(board, legal));
        const offered = codes.filter((code) => code >= 1024).sort((a, b) => a - b);
        expect(licences(table)).toEqual(offered);
        seen += offered.length;
      }
      match.apply(seat, move);
    }
  }
  expect(seen).toBeGreaterThan(1000);
});

test('[AE-110] unseen are the shares of other hands, of the deck and of secret discards', () => {
  const board = game.loadBoard(game.boardFiles[0]);
  const table = new Table(board);
  const { match: played } = playMatch(game, board, { bots: ['greedy', 'greedy', 'random'], seed: 'unseen' });
  const match = new Match(game, played);
  for (const { seat, move } of played.log) {
    const view = game.view(match.state, seat);
    table.read(view, seat);
    const hidden = view.hands.filter((_, p) => p !== seat);
    const known = hidden.reduce((sum, hand) => sum + Object.values(hand.known).reduce((a, b) => a + b, 0), 0);
    const inHands = hidden.reduce((sum, hand) => sum + hand.size - hand.abacus + hand.discarded, 0);
    const scoringCards = 3 - view.deck.scoringAt.length;
    expect(table.unseenTotal).toBe(inHands - known + view.deck.size - scoringCards);
    match.apply(seat, move);
  }
});
