import type { Board, Move } from '@tarmac/airlines-1990';
import { airlines1990 as game, PATTERNS, VALUES } from '@tarmac/airlines-1990';
import crowd from '@tarmac/airlines-1990/boards/test/crowd-1.json' with { type: 'json' };
import ring from '@tarmac/airlines-1990/boards/test/ring-1.json' with { type: 'json' };
import { Match } from '@tarmac/kernel';
import { expect, test } from 'vitest';
import { Network } from '../../src/airlines-1990/network.ts';
import { Table } from '../../src/airlines-1990/table.ts';
import { playMatch } from '../../src/index.ts';

const boards = [game.boardFiles[0], ring, crowd].map((file) => game.loadBoard(file));

/** Every decision of a game: the board, what the legal moves are, and what a bot reads of the view. */
function decisions(
  players: number,
  visit: (board: Board, table: Table, network: Network, legal: Move[], phase: string) => void,
): void {
  for (const [n, board] of boards.entries()) {
    const table = new Table(board);
    const network = new Network(board);
    const bots = Array.from({ length: players }, (_, p) => (p === 0 ? 'greedy' : 'random'));
    const { match: played } = playMatch(game, board, { bots, seed: `read ${n}` });
    const match = new Match(game, played);
    for (const { seat, move } of played.log) {
      if (seat >= 0) {
        const view = game.view(match.state, seat);
        table.read(view, seat);
        network.read(view, table);
        visit(board, table, network, game.legal(match.state, seat), view.phase);
      }
      match.apply(seat, move);
    }
  }
}

test.each([2, 4, 6])(
  '[A90-40] a bot weighs the flights and foundings that the rules offer (%i players)',
  (players) => {
    const seen = { fly: 0, found: 0 };
    decisions(players, (board, table, network, legal, phase) => {
      const offered = new Set<string>();
      for (const move of legal) {
        if (move.type !== 'fly' && move.type !== 'found') continue;
        offered.add(`${move.type} ${move.company} ${move.route} ${move.card.value}`);
        seen[move.type]++;
      }
      const weighed = new Set<string>();
      if (phase === 'start' || phase === 'expand') {
        for (let route = 0; route < board.routeCount; route++) {
          board.companyIds.forEach((id, company) => {
            if ((network.flyers(route) & (1 << company)) === 0) return;
            const fly = table.isFounded(company);
            if (fly ? phase !== 'expand' : phase !== 'start' || table.holds(company) === 0) return;
            for (const kind of table.cards) {
              const value = kind - board.pattern[route] * VALUES;
              if (value < network.number[route] || value >= VALUES) continue;
              weighed.add(`${fly ? 'fly' : 'found'} ${id} ${board.routeIds[route]} ${value}`);
            }
          });
        }
      }
      expect(weighed).toEqual(offered);
    });
    expect(Math.min(seen.fly, seen.found)).toBeGreaterThan(20);
  },
);

test.each([3, 5])('[A90-43] a bot knows the unusable flight cards (%i players)', (players) => {
  let known = 0;
  decisions(players, (_, table, network, legal, phase) => {
    if (phase !== 'start') return;
    const swaps = legal.flatMap((move) =>
      move.type === 'swap' ? [`${move.card.pattern} ${move.card.value}`] : [],
    );
    const fresh = [...table.fresh];
    const useless = table.cards.filter((kind) => {
      const at = fresh.indexOf(kind);
      if (at >= 0) fresh.splice(at, 1);
      return at < 0 && kind % VALUES < network.least[Math.floor(kind / VALUES)];
    });
    const names = useless.map((kind) => `${PATTERNS[Math.floor(kind / VALUES)]} ${kind % VALUES}`);
    expect(new Set(swaps)).toEqual(new Set(names));
    known += swaps.length;
  });
  expect(known).toBeGreaterThan(5);
});

test('[A90-95] unseen are the shares of other hands and of the pile', () => {
  let turns = 0;
  decisions(4, (_, table, __, ___, phase) => {
    if (phase !== 'start') return;
    let hidden = 0;
    for (let p = 0; p < table.players; p++) hidden += table.unknown[p];
    expect(table.unseenTotal).toBe(hidden + table.pile - table.scoringCards);
    turns++;
  });
  expect(turns).toBeGreaterThan(100);
});
