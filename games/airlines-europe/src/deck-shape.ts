import type { AirlinesEuropeOptions } from './options.ts';
import { SCORING_CARDS } from './types.ts';

/** Places in the deck from … to, both included, each equally likely; place 0 is the first card ever drawn. */
type Span = readonly [from: number, to: number];
/** Where the three scoring cards can be, independently of each other. */
export type DeckShape = readonly [Span, Span, Span];

/** AE-18: shares shuffled with the last scoring card. */
const BOTTOM_SHARES = 10;
/** AE-19: shares on top of the thirds. */
const TOP_SHARES = 10;
/** AE-18: how far "about" goes. */
const ABOUT = 2;

/** AE-18, AE-19: all shapes the deck can have, equally likely; `shares`: the shares in it. */
export function deckShapes(options: AirlinesEuropeOptions, shares: number): DeckShape[] {
  if (options.deck === 'thirds') return [thirds(shares)];
  const about = options.cut === 'exact' ? 0 : ABOUT;
  const shapes: DeckShape[] = [];
  for (let d1 = -about; d1 <= about; d1++) {
    const quarter = Math.floor((shares - BOTTOM_SHARES) / 4) + d1;
    const middle = quarter + 1 + Math.floor((shares - BOTTOM_SHARES - quarter) / 2);
    const bottom = shares + SCORING_CARDS - (BOTTOM_SHARES + 1);
    shapes.push([
      [quarter, quarter],
      [middle - about, middle + about],
      [bottom, bottom + BOTTOM_SHARES],
    ]);
  }
  return shapes;
}

/** AE-19: the larger thirds are on top. */
function thirds(shares: number): DeckShape {
  const rest = shares - TOP_SHARES;
  let from = TOP_SHARES;
  const spans = [0, 1, 2].map((third): Span => {
    const size = Math.floor(rest / 3) + (third < rest % 3 ? 1 : 0);
    from += size + 1;
    return [from - size - 1, from - 1];
  });
  return [spans[0], spans[1], spans[2]];
}

/** The shapes that agree with what was drawn: `seenAt` the places of the scoring cards so far, `drawn` all cards. */
export function possibleShapes(
  all: readonly DeckShape[],
  seenAt: readonly number[],
  drawn: number,
): DeckShape[] {
  const possible: DeckShape[] = [];
  for (const [first, second, third] of all) {
    const a = narrow(first, seenAt[0], drawn);
    const b = narrow(second, seenAt[1], drawn);
    const c = narrow(third, seenAt[2], drawn);
    if (a && b && c) possible.push([a, b, c]);
  }
  return possible;
}

function narrow(span: Span, seenAt: number | undefined, drawn: number): Span | undefined {
  const [from, to] = span;
  if (seenAt !== undefined) return from <= seenAt && seenAt <= to ? [seenAt, seenAt] : undefined;
  if (drawn <= from) return span;
  return drawn <= to ? [drawn, to] : undefined;
}
