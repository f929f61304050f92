import type { State } from '@tarmac/airlines-1990';
import {
  DONE,
  airlines1990 as game,
  MAX_COMPANIES,
  PHASE,
  PLAY,
  SABOTAGE,
  SCORING_CARDS,
} from '@tarmac/airlines-1990';
import { createMatch } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { policy } from '../../src/airlines-1990/policy/index.ts';
import { favourite, favouriteMove } from '../../src/mind/policy.ts';
import { america, boards, match, playThrough } from './played.ts';

const { search } = game;
const MOST = Math.max(...boards.map((board) => search.most(board)));
const codes = new Int32Array(MOST);
const likings = new Float64Array(MOST);

describe('the policy', () => {
  test('challenges who leads by a share or is level, when a scoring is near', () => {
    const told = { challenged: 0, not: 0 };
    for (let n = 0; n < 25; n++) {
      const ranked = policy(america);
      playThrough(match(`challenge ${n}`), (s, seat) => {
        const companies = challenges(s, seat);
        if (companies === 0 || !scoringIsNear(s)) return;
        const code = codes[favourite(likings, ranked.rank(s, seat, codes, likings))];
        const played = code >= PLAY && code < SABOTAGE ? (code - PLAY) >> 4 : MAX_COMPANIES;
        told[((companies >> played) & 1) === 1 ? 'challenged' : 'not']++;
      });
    }
    expect(told.challenged).toBeGreaterThan(told.not);
  });

  test('[A90-60] takes markers for a sabotage from companies that others lead, never from its own', () => {
    const told = { led: 0, own: 0, young: 0 };
    for (let n = 0; n < 25; n++) {
      const ranked = policy(america);
      playThrough(match(`sabotage ${n}`), (s, seat) => {
        if (s.phase !== PHASE.sabotage) return;
        const code = codes[favourite(likings, ranked.rank(s, seat, codes, likings))];
        if (code === DONE) return;
        const company = (code - SABOTAGE) >> 9;
        expect((s.inactive >> company) & 1).toBe(0);
        if (s.worth[company] === 0) told.young++;
        else told[bestRival(s, seat, company) > s.laid[seat * MAX_COMPANIES + company] ? 'led' : 'own']++;
      });
    }
    expect(told.led).toBeGreaterThan(50);
    expect(told.own).toBeLessThan(0.1 * told.led);
    expect(told.young).toBeLessThan(0.2 * told.led);
  });

  test('opens in different ways', () => {
    const openings = new Set<string>();
    const ranked = policy(america);
    for (let n = 0; n < 30; n++) {
      const names = ['a', 'b', 'c', 'd'];
      const { state } = createMatch(game, { board: america, names, seed: `opens ${n}` }).match;
      const seat = search.toMove(state);
      const move = search.decode(america, favouriteMove(ranked, state, seat, codes, likings));
      openings.add(move.type === 'found' ? move.company : move.type);
    }
    expect(openings.size).toBeGreaterThan(4);
  });
});

/** The companies worth something in which this seat could take the lead from somebody one share ahead, or level. */
function challenges(s: State, seat: number): number {
  let companies = 0;
  if (s.phase !== PHASE.start) return 0;
  for (let c = 0; c < s.board.companyCount; c++) {
    const at = seat * MAX_COMPANIES + c;
    const lead = bestRival(s, seat, c) - s.laid[at];
    if (s.worth[c] >= 5 && lead >= 0 && lead <= 1 && s.hand[at] > lead) companies |= 1 << c;
  }
  return companies;
}

function bestRival(s: State, seat: number, company: number): number {
  let best = 0;
  for (let p = 0; p < s.setting.players; p++) {
    if (p !== seat) best = Math.max(best, s.laid[p * MAX_COMPANIES + company]);
  }
  return best;
}

/** One card in ten or more is a scoring card, so that one probably comes before the next turn but one. */
function scoringIsNear(s: State): boolean {
  return (
    s.turnsEnded >= s.setting.players && s.pileSize > 0 && (SCORING_CARDS - s.scorings) / s.pileSize >= 0.1
  );
}
