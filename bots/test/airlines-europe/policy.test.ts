import type { Board, State } from '@tarmac/airlines-europe';
import { AIRLINES, airlinesEurope, PHASE, SHARE_KINDS } from '@tarmac/airlines-europe';
import { createMatch, Playout } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { Clock } from '../../src/airlines-europe/clock.ts';
import { policy } from '../../src/airlines-europe/policy/index.ts';
import { exp } from '../../src/mind/exp.ts';
import { favourite } from '../../src/mind/policy.ts';
import { allBoards } from './boards.ts';

const game = airlinesEurope;
const { search } = game;
const [europe] = allBoards;
const codes = new Int32Array(4096);
const listed = new Int32Array(4096);
const likings = new Float64Array(4096);

function start(board: Board, players: number, seed: string, options: object = {}): State {
  const names = Array.from({ length: players }, (_, p) => `player ${p}`);
  return createMatch(game, { board, options, names, seed }).match.state;
}

/** Plays a match, chosen by the policy or at random, and shows every decision with its ranking before it is made. */
function walk(
  state: State,
  random: Playout | undefined,
  look: (s: State, seat: number, count: number) => void,
): void {
  const ranks = policy(state.board);
  for (let seat = search.toMove(state); seat >= 0; seat = search.toMove(state)) {
    const count = ranks.rank(state, seat, codes, likings);
    look(state, seat, count);
    search.play(state, seat, codes[random ? random.below(count) : favourite(likings, count)]);
  }
}

describe('the policy of Airlines Europe', () => {
  test('ranks for every seat that chooses at the same time', () => {
    const ranks = policy(europe);
    const state = start(europe, 4, 'all keep');
    expect([...game.active(state)]).toEqual([0, 1, 2, 3]);
    for (const seat of game.active(state)) {
      const count = ranks.rank(state, seat, codes, likings);
      expect(count).toBe(search.list(state, seat, listed));
      expect(codes.subarray(0, count)).toEqual(listed.subarray(0, count));
    }
  });

  /** The first turns of four players in many deals, with what the policy thinks of them. */
  function openings(): { favourites: Map<string, number>; likeliest: number } {
    const favourites = new Map<string, number>();
    let likeliest = 0;
    let turns = 0;
    for (let n = 0; n < 30; n++) {
      let first = 0;
      walk(start(europe, 4, `opening ${n}`), undefined, (s, _seat, count) => {
        if (s.phase !== PHASE.turn || first++ >= 4) return;
        const { type, ...rest } = search.decode(europe, codes[favourite(likings, count)]);
        const opening = `${type} ${'airline' in rest ? rest.airline : ''}`;
        favourites.set(opening, (favourites.get(opening) ?? 0) + 1);
        let sum = 0;
        for (let i = 0; i < count; i++) sum += exp(likings[i]);
        likeliest += 1 / sum;
        turns++;
      });
    }
    for (const [opening, times] of favourites) favourites.set(opening, times / turns);
    return { favourites, likeliest: likeliest / turns };
  }

  test('does not open all games alike: greedy-1 begins with an exchange in three of five', () => {
    const { favourites, likeliest } = openings();
    expect(Math.max(...favourites.values())).toBeLessThan(0.45);
    expect(favourites.size).toBeGreaterThan(5);
    // One opening is preferred, others come close.
    expect(likeliest).toBeGreaterThan(0.3);
    expect(likeliest).toBeLessThan(0.75);
  });

  test('shows its shares when a scoring card may come, feeds nobody, and leaves little money unspent', () => {
    const clock = new Clock();
    const turns = { calm: 0, calmDrawn: 0, soon: 0, soonDrawn: 0 };
    const bought = { licences: 0, forOthers: 0 };
    let cash = 0;
    for (let n = 0; n < 15; n++) {
      const state = start(europe, 4, `timing ${n}`);
      walk(state, undefined, (s, seat, count) => {
        const move = search.decode(europe, codes[favourite(likings, count)]);
        if (move.type === 'licence') {
          const held = seat * SHARE_KINDS + AIRLINES.indexOf(move.airline);
          bought.licences++;
          if (s.hand[held] + s.portfolio[held] === 0) bought.forOthers++;
        }
        if (s.phase !== PHASE.turn || s.handSize[seat] < 2) return;
        clock.read(s);
        const drawn = move.type === 'licence' ? 1 : 0;
        if (clock.chanceNow(s) >= 0.3) {
          turns.soon++;
          turns.soonDrawn += drawn;
        } else if (clock.chanceNow(s) === 0) {
          turns.calm++;
          turns.calmDrawn += drawn;
        }
      });
      for (let p = 0; p < 4; p++) cash += state.cash[p] / (4 * 15);
    }
    expect(turns.soon).toBeGreaterThan(10);
    expect(turns.soonDrawn / turns.soon).toBeLessThan(0.5 * (turns.calmDrawn / turns.calm));
    expect(bought.forOthers / bought.licences).toBeLessThan(0.02);
    expect(cash).toBeLessThan(8);
  });

  test('beats three random players in every seat', () => {
    const ranks = policy(europe);
    let won = 0;
    for (let n = 0; n < 40; n++) {
      const random = new Playout(n);
      const state = start(europe, 4, `random ${n}`);
      for (let seat = search.toMove(state); seat >= 0; seat = search.toMove(state)) {
        const count = ranks.rank(state, seat, codes, likings);
        search.play(state, seat, codes[seat === n % 4 ? favourite(likings, count) : random.below(count)]);
      }
      if (search.winners(state) & (1 << (n % 4))) won++;
    }
    expect(won).toBeGreaterThanOrEqual(38);
  });
});
