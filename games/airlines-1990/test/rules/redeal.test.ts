import type { Dealt } from '@tarmac/kernel';
import { playedUntil, redealsOf, surprise, weightsOf } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import { cardWord } from '../../src/flight-card.ts';
import type { Airlines1990Types } from '../../src/game.ts';
import { airlines1990 } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { FlightCard } from '../../src/types.ts';
import { frozenBoard } from '../contract-boards.ts';

/* That nobody notices it is a law of the contract (testkit); here: that it is as likely as in the deal. */

const TIMES = 3000;
const BOARD = frozenBoard('ring-1');
const OPTIONS = { seatBonus: false, lastRound: false, lateScoring: false };

type Chance = Dealt<Airlines1990Types>['chance'];
const shuffled = (chance: Chance, pile: 'shares' | 'flights') =>
  chance.findLast((move) => move.type === 'shuffle' && move.pile === pile) as
    | { order: unknown[] }
    | undefined;
const sharesIn = ({ setup, chance }: Dealt<Airlines1990Types>): string[] =>
  (shuffled(chance, 'shares')?.order ?? setup.pile) as string[];
const flightsIn = ({ setup, chance }: Dealt<Airlines1990Types>): string[] =>
  ((shuffled(chance, 'flights')?.order ?? setup.flightPile) as FlightCard[]).map(cardWord);

const CASES: readonly [name: string, options: object, isWanted: (s: State, chance: Chance) => boolean][] = [
  ['before the first move', {}, () => true],
  ['in the middle', {}, ({ turnsEnded }) => turnsEnded > 8],
  [
    'after the scoring cards were mixed in',
    { lateScoring: true },
    (_, chance) => !!shuffled(chance, 'shares'),
  ],
  [
    'after the flight cards were shuffled',
    {},
    (s, chance) => !!shuffled(chance, 'flights') && s.flightPileSize > 2,
  ],
];

describe('what nobody has seen of the piles, dealt again', () => {
  it.each(CASES)('%s: every card as likely as another', (name, options, isWanted) => {
    const plan = {
      board: BOARD,
      players: 3,
      options: { ...OPTIONS, ...options },
      driver: 'even',
      seed: name,
    };
    const match = playedUntil(airlines1990, plan, isWanted);
    const { state } = match;
    const [before] = redealsOf(match, 1);
    const dealt = redealsOf(match, TIMES);
    for (const [pile, cardsIn, size] of [
      ['shares', sharesIn, state.pileSize],
      ['flights', flightsIn, state.flightPileSize],
    ] as const) {
      const left = cardsIn(before).slice(-size);
      for (const place of [-size, -1]) {
        const found = dealt.map((each) => cardsIn(each).at(place) ?? '');
        expect(surprise(found, weightsOf(left)), `${pile}, place ${place}`).toBeLessThan(4);
      }
    }
  });
});
