import type { Airlines1990Types, Board, View } from '@tarmac/airlines-1990';
import { DONE, airlines1990 as game } from '@tarmac/airlines-1990';
import type { Code, Playout, Seat } from '@tarmac/kernel';
import type { Bot } from '../../src/bot.ts';

type State = Airlines1990Types['State'];

const MARKET = 0.01;

/**
 * A plain player to measure others by: of all it can do in its turn it does what would bring most points if a scoring
 * came at once, and takes shares of what it holds most of.
 */
export function pointsNow(board: Board): Bot<Airlines1990Types> {
  return {
    id: 'points-now',
    choose(view, seat, random) {
      if (view.phase === 'sabotage') return DONE; // it changes no points now
      const world = game.sampler(board, view).sample(random);
      const codes = codesOf(world, seat);
      let best = codes[0];
      let most = Number.NEGATIVE_INFINITY;
      for (const code of codes) {
        const points = after(world, seat, code, random) + liking(board, view, seat, code);
        if (points > most) [best, most] = [code, points];
      }
      return best;
    },
  };
}

function codesOf(state: State, seat: Seat): Code[] {
  return Array.from({ length: game.search.count(state, seat) }, (_, i) => game.search.nth(state, seat, i));
}

/** The lead at the end of a turn that goes on with this move. A share is taken blindly and not looked at. */
function after(state: State, seat: Seat, code: Code, random: Playout): number {
  const next = game.copy(state);
  game.search.play(next, seat, code);
  while (game.active(next)[0] === -2) game.search.chance?.(next, random);
  const view = game.view(next, seat);
  if (view.turn !== seat || view.phase !== 'expand') return lead(view, seat);
  return Math.max(...codesOf(next, seat).map((then) => after(next, seat, then, random)));
}

/** Own points less the best of the others, with a scoring at once (A90-72). */
function lead(view: View, seat: Seat): number {
  const totals = view.scores.map((score) => (view.outcome ? 2 * score : score));
  for (const company of view.founded) {
    const holdings = view.laid.map((laid) => laid[company]);
    const [most = 0, second = 0] = [...new Set(holdings.filter((held) => held > 0))].sort((a, b) => b - a);
    const firsts = holdings.filter((held) => held === most).length;
    const seconds = holdings.filter((held) => held === second).length;
    const worth = view.worth[company];
    const half = worth >> 1;
    holdings.forEach((held, p) => {
      if (held === 0) return;
      if (held === most)
        totals[p] += firsts > 1 || second === 0 ? Math.floor((worth + half) / firsts) : worth;
      else if (held === second && firsts === 1) totals[p] += Math.floor(half / seconds);
    });
  }
  return totals[seat] - Math.max(...totals.filter((_, p) => p !== seat));
}

/** Among equal moves: the share it holds most of. */
function liking(board: Board, view: View, seat: Seat, code: Code): number {
  const move = game.search.decode(board, code);
  if (move.type !== 'take' || move.from !== 'market') return 0;
  return MARKET * (view.laid[seat][move.share] + (view.hands[seat].shares?.[move.share] ?? 0));
}
