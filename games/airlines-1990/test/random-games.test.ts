import { createMatch, Playout, parseRecord, settleChance, toRecord, verify } from '@tarmac/kernel';
import { kitOf } from '@tarmac/testkit';
import { often } from '@tarmac/testkit/suite';
import { expect, it } from 'vitest';
import { airlines1990 as game } from '../src/index.ts';
import { allBoards } from './contract-boards.ts';

/* Whole games by even choice, recorded and checked as a stranger would check them. */

const GAMES = 1000;

it(`${often(GAMES)} random games end and their records are checked`, () => {
  const { conserved } = kitOf(game);
  const reasons = new Map<string, number>();
  for (let n = 0; n < often(GAMES); n++) {
    const board = allBoards[n % allBoards.length];
    const names = Array.from({ length: 2 + (Math.floor(n / allBoards.length) % 5) }, (_, seat) => `p${seat}`);
    const options = { seatBonus: n % 3 === 0, lastRound: n % 4 < 2, lateScoring: n % 7 < 3 };
    const { match, random } = createMatch(game, { board, names, options, seed: `game ${n}` });
    const playout = new Playout(n);
    for (;;) {
      settleChance(match, random);
      const seat = game.search.toMove(match.state);
      if (seat < 0) break;
      const code = game.search.nth(match.state, seat, playout.below(game.search.count(match.state, seat)));
      match.apply(seat, game.search.decode(board, code));
    }
    expect(conserved(match.state)).toBeUndefined();
    const { reason } = match.game.outcome(match.state) ?? { reason: 'none' };
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (n % 10 > 0) continue;
    const record = parseRecord(JSON.parse(JSON.stringify(toRecord(match))));
    expect(verify(game, record)).toEqual({ status: 'finished', steps: match.log.length });
  }
  console.log(Object.fromEntries(reasons));
  expect([...reasons.keys()].sort()).toEqual([...game.endReasons].sort());
});
