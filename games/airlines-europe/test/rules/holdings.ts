import type { AirlinesEuropeOptions } from '../../src/options.ts';
import type { Airline } from '../../src/types.ts';
import { fields } from './boards.ts';
import type { Scored } from './table.ts';
import { nextScoring, play, scoredFor, start } from './table.ts';

/** The first scoring of an airline whose zone pays `row`, with these numbers of shares laid, up to seven. */
export function firstScoring(
  airline: Airline,
  row: readonly number[],
  holdings: readonly number[],
  options: Partial<AirlinesEuropeOptions> = {},
): Scored {
  const match = start({
    players: holdings.length,
    options,
    board: fields({ zones: [{ from: 0, points: row }] }),
    keep: holdings.map((shares) => (shares > 0 ? `${airline} white` : 'white gray')),
    hands: holdings.map((shares) => (shares > 1 ? `${airline}*${shares - 1}` : '')),
  });
  for (const shares of holdings) play(match, shares > 1 ? `play ${shares - 1} ${airline}` : 'cash');
  return scoredFor(nextScoring(match), airline);
}
