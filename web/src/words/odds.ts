/** A chance in words that one can picture: so many of so many times. */
interface Fraction {
  readonly times: number;
  readonly of: number;
  /** Not exactly. */
  readonly about: boolean;
}

/** `hardly`: fewer than once in a hundred times; `almost`: more than nineteen times in twenty. */
export type Odds = Fraction | 'certain' | 'almost' | 'hardly';

/** What a player may know of the next scoring. */
export type Prospect =
  /** None can come with so many cards. */
  | { readonly kind: 'none'; readonly cards: number }
  /** With the next card, which is the player's. */
  | { readonly kind: 'next'; readonly odds: Odds }
  /** Before the player's next turn. */
  | { readonly kind: 'turn'; readonly odds: Odds }
  /** Within so many cards, for those who only watch. */
  | { readonly kind: 'cards'; readonly cards: number; readonly odds: Odds };

const SIMPLE: readonly (readonly [times: number, of: number])[] = [
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
];
/** Up to here it is once in so many times. */
const RARE = 0.18;
const ALMOST = 0.95;
const HARDLY = 0.01;

/** A chance as the nearest of the simple fractions. */
export function oddsOf(chance: number): Odds {
  if (chance >= 1) return 'certain';
  if (chance > ALMOST) return 'almost';
  if (chance < HARDLY) return 'hardly';
  const [times, of] = chance < RARE ? [1, onceIn(1 / chance)] : nearest(chance);
  return { times, of, about: Math.abs(times / of - chance) > 1e-9 };
}

/** From 20 on, tens are near enough. */
function onceIn(times: number): number {
  return times < 20 ? Math.round(times) : Math.round(times / 10) * 10;
}

function nearest(chance: number): readonly [times: number, of: number] {
  const distance = ([times, of]: readonly [number, number]) => Math.abs(times / of - chance);
  return SIMPLE.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
