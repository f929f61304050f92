import { Playout, seededRandom } from '@tarmac/kernel';
import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import { scoringChances } from '../../../src/aids/index.ts';
import { deckShapes, possibleShapes } from '../../../src/deck-shape.ts';
import type { View } from '../../../src/index.ts';
import { airlinesEurope } from '../../../src/index.ts';
import type { AirlinesEuropeOptions } from '../../../src/options.ts';
import type { Places } from '../table.ts';
import { deckShares, optionsOf, range, scoringPlaces } from '../table.ts';

/* The chances of a scoring card against all decks there can be, and against decks as they are dealt. */

const DECKS: readonly (readonly [string, Partial<AirlinesEuropeOptions>])[] = [
  ['[AE-18] approximate cut', {}],
  ['[AE-18] exact cut', { cut: 'exact' }],
  ['[AE-19] thirds', { deck: 'thirds' }],
];

/** As much of a view as the chances need: the deck after this many cards of one with these scoring cards. */
function lookAt(options: AirlinesEuropeOptions, places: Places, shares: number, drawn: number): View {
  const scoringAt = places.filter((place) => place < drawn);
  const shapes = possibleShapes(deckShapes(options, shares), scoringAt, drawn);
  const deck = { size: shares + 3 - drawn, drawn, scoringAt, shapes, cards: null };
  return { deck, cash: [0, 0, 0] } as unknown as View;
}

/** Of all decks that agree with what was drawn, each as likely as the rules make it, how many bring a scoring card. */
function counted(all: readonly Places[], places: Places, drawn: number, cards: number): number {
  const alike = all.filter((other) =>
    other.every((place, i) => (places[i] < drawn ? place === places[i] : place >= drawn)),
  );
  const soon = alike.filter((other) => other.some((place) => place >= drawn && place < drawn + cards));
  return soon.length / alike.length;
}

describe.each(DECKS)('%s', (_, chosen) => {
  const options = optionsOf(chosen);

  it('equals the count over all decks', () => {
    const random = new Playout(7);
    for (const players of [2, 3, 4, 5]) {
      const shares = deckShares(players);
      const all = scoringPlaces(options, shares);
      for (let n = 0; n < often(12); n++) {
        const places = all[random.below(all.length)];
        for (const drawn of [0, ...range(0, 7).map(() => random.below(shares + 3)), shares + 2]) {
          for (const cards of [1, players - 1, 9]) {
            const { next, among, safe } = scoringChances(lookAt(options, places, shares, drawn), cards);
            expect(next).toBeCloseTo(counted(all, places, drawn, 1), 10);
            expect(among).toBeCloseTo(counted(all, places, drawn, cards), 10);
            if (cards <= safe) expect(among).toBe(0);
            else if (places.some((place) => place >= drawn)) expect(among).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  it('agrees with decks as they are dealt', () => {
    const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles[0]);
    const players = 3;
    const shares = deckShares(players);
    const deals = range(1, often(500)).map((n): Places => {
      const random = seededRandom(airlinesEurope.id, board.id, options, `chances ${n}`);
      const { deck } = airlinesEurope.deal(board, options, players, random);
      const [a, b, c] = deck.flatMap((card, place) => (card === 'scoring' ? [place] : []));
      return [a, b, c];
    });
    for (const drawn of [12, 14, 15, 20, 35, 36, 40, 55, 62]) {
      const told = deals.map((places) => scoringChances(lookAt(options, places, shares, drawn), players - 1));
      const came = deals.map((places) =>
        places.some((place) => place >= drawn && place < drawn + players - 1),
      );
      const expected = told.reduce((sum, { among }) => sum + among, 0);
      const spread = Math.sqrt(told.reduce((sum, { among }) => sum + among * (1 - among), 0));
      const found = came.filter(Boolean).length;
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(4 * spread + 1e-6);
    }
  });
});

it('counts one card for each other player if nothing is said', () => {
  const options = optionsOf();
  const view = lookAt(options, [13, 40, 60], deckShares(3), 12);
  expect(scoringChances(view)).toEqual(scoringChances(view, 2));
});

it('is nothing once all three were drawn', () => {
  const shares = deckShares(2);
  const places = scoringPlaces(optionsOf(), shares)[0];
  expect(scoringChances(lookAt(optionsOf(), places, shares, shares + 3), 4)).toEqual({
    next: 0,
    among: 0,
    safe: 0,
  });
});
