import type { AirlinesEuropeTypes } from '@tarmac/airlines-europe';
import { AIRLINE_COUNT, airlinesEurope, SHARE_KINDS } from '@tarmac/airlines-europe';
import { Playout } from '@tarmac/kernel';
import type { Features } from '../../src/mind/features.ts';

/** Few and simple numbers of a state of Airlines Europe. */
export const features: Features<AirlinesEuropeTypes> = {
  overall: ['points', 'cash', 'turnsUntilMine'],
  row: ['track', 'mine', 'inHand', 'mineOfAll'],
  rows: () => AIRLINE_COUNT,
  isQuiet: () => true,
  write(state, seat, out) {
    const { players } = state.setting;
    out[0] = state.vp[seat] / 100;
    out[1] = state.cash[seat] / 30;
    out[2] = ((seat + players - airlinesEurope.search.toMove(state)) % players) / players;
    for (let airline = 0, at = 3; airline < AIRLINE_COUNT; airline++, at += 4) {
      const mine = state.portfolio[seat * SHARE_KINDS + airline];
      let all = 0;
      for (let other = 0; other < players; other++) all += state.portfolio[other * SHARE_KINDS + airline];
      out[at] = state.track[airline] / 50;
      out[at + 1] = mine / 10;
      out[at + 2] = state.hand[seat * SHARE_KINDS + airline] / 10;
      out[at + 3] = all === 0 ? 0 : mine / all;
    }
  },
};

export const purpose = { game: airlinesEurope, features };

/** From -1 to 1, in steps that decimals write exactly. */
export function draw(random: Playout): number {
  return (random.below(2001) - 1000) / 1000;
}

/** A net that nobody has taught anything, as a file. */
export function randomNetFile(seed: number, rowUnits = 24, seatUnits = 32) {
  const random = new Playout(seed);
  const numbers = (count: number) => Array.from({ length: count }, () => draw(random));
  const layer = (inputs: number, units: number) => ({
    bias: numbers(units),
    weights: Array.from({ length: inputs }, () => numbers(units)),
  });
  return {
    format: 'tarmac-net/1',
    game: airlinesEurope.id,
    rulesVersion: airlinesEurope.rulesVersion,
    overall: [...features.overall],
    row: [...features.row],
    rowScale: 0.125,
    marginScale: 20,
    made: { command: 'none' },
    layers: {
      row: layer(features.row.length, rowUnits),
      seat: layer(features.overall.length + rowUnits, seatUnits),
      out: layer(seatUnits, 2),
    },
  };
}
