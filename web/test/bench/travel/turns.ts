import type { PlayedGame } from '../../harness/answers/by-game.ts';
import { diceOf } from '../../harness/dice.ts';
import { readRecord, type Stretch, stretchesOf, turnsOf } from './records.ts';

/** A turn that is measured. */
export interface Turn extends Stretch {
  readonly game: PlayedGame;
  /** Name of the record. */
  readonly record: string;
  /** What it is an example of; empty if the seed drew it. */
  readonly kind: string;
}

/** Games on the boards that the page proposes. The list is closed, so that the seed draws the same turns for ever. */
const RECORDS: Readonly<Record<PlayedGame, readonly string[]>> = {
  'airlines-europe': [
    'third-scoring-2-players',
    'third-scoring-3-players',
    'abacus-sold-out',
    'bankruptcies',
  ],
  'airlines-1990': [
    'third-scoring-2-players',
    'shares-gone-3-players',
    'shares-gone-4-players',
    'shares-gone-5-players',
  ],
  'air-kwire': ['forty-points-4-players', 'exhausted-6-players', 'air-kwire-settled-and-agreed'],
};

type Picked = readonly [kind: string, record: string, step: number];

/** The kinds of turns that matter, one of each. */
const PICKED: Readonly<Record<PlayedGame, readonly Picked[]>> = {
  'airlines-europe': [
    ['two licences, a share of the market', 'third-scoring-3-players', 49],
    ['one licence, a share of the market', 'third-scoring-3-players', 57],
    ['play shares', 'third-scoring-3-players', 66],
    ['exchange for ABACUS', 'third-scoring-3-players', 62],
    ['take cash', 'third-scoring-3-players', 72],
  ],
  'airlines-1990': [
    ['found a company with two shares', 'shares-gone-4-players', 54],
    ['expand, fly, a share of the pile', 'shares-gone-4-players', 81],
    ['expand, fly, a share of the market', 'shares-gone-3-players', 122],
    ['play a share, sabotage', 'shares-gone-4-players', 59],
    ['swap a card, expand, fly', 'shares-gone-4-players', 200],
  ],
  'air-kwire': [
    ['trade, a route with consent', 'forty-points-4-players', 180],
    ['double routes by a power card', 'exhausted-6-players', 123],
    ['trade, discard', 'forty-points-4-players', 114],
    ['approve a merger, new home, exchange shares', 'exhausted-6-players', 191],
    ['open an airline, draw from the pool', 'forty-points-4-players', 126],
  ],
};

const SEED = 18;
const DRAWN = 5;

/** The turns of a game: those picked by hand, then those drawn by the seed from all others. */
export function turnsToPlay(game: PlayedGame): Turn[] {
  const picked = PICKED[game].map(([kind, record, step]): Turn => {
    const stretch = stretchesOf(readRecord(game, record)).find((one) => one.step === step);
    if (!stretch) throw new Error(`Nobody begins to decide at step ${step} of ${record}.`);
    return { ...stretch, game, record, kind };
  });
  const left = RECORDS[game]
    .flatMap((record) =>
      turnsOf(game, readRecord(game, record)).map((one): Turn => ({ ...one, game, record, kind: '' })),
    )
    .filter(({ record, step }) => !picked.some((one) => one.record === record && one.step === step));
  const dice = diceOf(SEED);
  const drawn = Array.from({ length: DRAWN }, () => left.splice(dice.roll(left.length), 1)).flat();
  return [...picked, ...drawn];
}
