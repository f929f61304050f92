import type { AirlinesEuropeTypes } from '@tarmac/airlines-europe';
import { AIRLINE_COUNT, airlinesEurope, SHARE_KINDS } from '@tarmac/airlines-europe';
import type { Features, Policy } from '@tarmac/bots';

/* A policy and features of Airlines Europe that are quick to write down and to compute, to try the generator with. */

const { search } = airlinesEurope;

/** It likes some codes better than others, for no reason. */
export function policy(): Policy<AirlinesEuropeTypes> {
  return {
    rank(state, seat, codes, likings) {
      const count = search.list(state, seat, codes);
      for (let i = 0; i < count; i++) likings[i] = (Math.imul(codes[i] + 1, 0x9e3779b1) >>> 24) / 64;
      return count;
    },
  };
}

export const features: Features<AirlinesEuropeTypes> = {
  overall: ['points', 'cash', 'turnsUntilMine'],
  row: ['track', 'mine', 'mostOfRivals'],
  rows: () => AIRLINE_COUNT,
  isQuiet: (state) => state.phase === 1,
  write(state, seat, out) {
    const { players } = state.setting;
    out[0] = state.vp[seat] / 100;
    out[1] = state.cash[seat] / 30;
    out[2] = ((seat + players - search.toMove(state)) % players) / players;
    for (let airline = 0, at = 3; airline < AIRLINE_COUNT; airline++, at += 3) {
      let most = 0;
      for (let other = 0; other < players; other++) {
        if (other !== seat) most = Math.max(most, state.portfolio[other * SHARE_KINDS + airline]);
      }
      out[at] = state.track[airline] / 50;
      out[at + 1] = state.portfolio[seat * SHARE_KINDS + airline] / 10;
      out[at + 2] = most / 10;
    }
  },
};
