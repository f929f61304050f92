import { playedUntil, redealsOf, surprise, weightsOf } from '@tarmac/testkit';
import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import { airlinesEurope } from '../../src/index.ts';
import type { AirlinesEuropeOptions } from '../../src/options.ts';
import type { State } from '../../src/state.ts';
import { EUROPE } from './boards.ts';
import { optionsOf, scoringPlaces } from './table.ts';

/* That nobody notices it is a law of the contract (testkit); here: that it is as likely as in the deal. */

const TIMES = Math.max(2000, often(3000));
const CASES: readonly [
  name: string,
  options: Partial<AirlinesEuropeOptions>,
  isWanted: (s: State) => boolean,
][] = [
  ['before the first move', {}, () => true],
  ['with the first scoring card perhaps next', {}, ({ drawn, deckSize }) => drawn >= deckSize / 4 - 4],
  ['after the first scoring card', {}, ({ scorings, phase }) => scorings === 1 && phase !== 5],
  ['after the second scoring card', {}, ({ scorings, phase }) => scorings === 2 && phase !== 5],
  ['within the bottom eleven', {}, ({ scorings, drawn, deckSize }) => scorings === 2 && drawn > deckSize - 9],
  ['with an exact cut', { cut: 'exact' }, ({ drawn }) => drawn > 5],
  ['in thirds, within the second', { deck: 'thirds' }, ({ scorings, drawn }) => scorings === 1 && drawn > 45],
];

describe('what nobody has seen of the deck, dealt again', () => {
  it.each(CASES)('%s: scoring cards and shares by the rules', (name, options, isWanted) => {
    const plan = { board: EUROPE, players: 4, options: optionsOf(options), driver: 'even', seed: name };
    const match = playedUntil(airlinesEurope, plan, (state) => isWanted(state));
    const { state, setup } = match;
    const decks = redealsOf(match, TIMES).map((dealt) => dealt.setup.deck);

    const seen = setup.deck.slice(0, state.drawn).join();
    expect(decks.every((deck) => deck.slice(0, state.drawn).join() === seen)).toBe(true);

    const seenAt = Array.from(state.scoringAt.subarray(0, state.scorings + state.pending));
    const possible = scoringPlaces(state.setting.options, setup.deck.length - 3).filter((places) =>
      places.every((place, i) => (seenAt[i] === undefined ? place >= state.drawn : place === seenAt[i])),
    );
    // Card by card: of all combinations there are too many.
    for (const card of [0, 1, 2]) {
      const weights = weightsOf(possible.map((places) => `${places[card]}`));
      const found = decks.map(
        (deck) => `${deck.flatMap((kind, at) => (kind === 'scoring' ? [at] : []))[card]}`,
      );
      expect(surprise(found, weights), `scoring card ${card + 1}`).toBeLessThan(4);
    }

    const left = setup.deck.slice(state.drawn).filter((card) => card !== 'scoring');
    for (const [nth, which] of [
      [0, 'next'],
      [-1, 'last'],
    ] as const) {
      const shares = decks.map((deck) =>
        deck
          .slice(state.drawn)
          .filter((card) => card !== 'scoring')
          .at(nth),
      );
      expect(surprise(shares as string[], weightsOf(left)), `the ${which} share`).toBeLessThan(4);
    }
  });
});
