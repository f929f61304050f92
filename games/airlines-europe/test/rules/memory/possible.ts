import { AIRLINES } from '../../../src/types.ts';

/*
 * A second opinion on perfect memory (AE-111): from what everybody saw, could a hand and its secret discards
 * have come about? Looks at the log alone and knows nothing of how the game remembers.
 */

/** What everybody saw happen to one hand, ABACUS shares aside. Airlines as numbers. */
export type Sight =
  | { readonly type: 'came'; readonly airline: number }
  /** Dealt, or drawn from the deck. */
  | { readonly type: 'came unseen' }
  /** Kept in the first portfolio, or played. */
  | { readonly type: 'went'; readonly airline: number }
  /** Discarded face down; the exchanges are counted, so that the last one is known. */
  | { readonly type: 'went unseen'; readonly exchange: number };

export interface Secret {
  /** By airline: what is in the hand, and what was secretly discarded from it so far. */
  readonly hand: readonly number[];
  readonly discards: readonly number[];
  /** An exchange under way: the airline of its last discard. All of this exchange are of it or before it. */
  readonly upTo?: { readonly exchange: number; readonly airline: number };
}

/**
 * How far a line of reasoning has come: shares known in the hand, unknown ones there, and the discards that
 * are not explained yet. Of an unknown share that was discarded it may stay open which of them it was.
 */
interface Guess {
  readonly known: readonly number[];
  readonly unknown: number;
  readonly discards: readonly number[];
}

const KINDS = AIRLINES.map((_, airline) => airline);

/** Whether some cards dealt, drawn and discarded explain the secret. Searches all explanations. */
export function couldBe(sights: readonly Sight[], secret: Secret): boolean {
  const failed = new Map<number, Set<number>>();
  const lastDiscard = sights.findLastIndex(({ type }) => type === 'went unseen');

  function from(step: number, guess: Guess): boolean {
    if (step === sights.length) return explains(guess);
    const guesses = next(guess, step);
    if (guesses.length < 2) return guesses.length > 0 && from(step + 1, guesses[0]);
    // Of a step and what is known, how many are unknown follows.
    const [left, known] = [numberOf(guess.discards), step + sights.length * numberOf(guess.known)];
    if (failed.get(known)?.has(left)) return false;
    const found = guesses.some((next) => from(step + 1, next));
    if (!found) failed.set(known, (failed.get(known) ?? new Set()).add(left));
    return found;
  }

  /** At the end every share known is in the hand, and the unknown ones are the rest of it. */
  function explains({ known, unknown }: Guess): boolean {
    const rest = secret.hand.map((held, airline) => held - known[airline]);
    return rest.every((n) => n >= 0) && sum(rest) === unknown;
  }

  function next(guess: Guess, step: number): Guess[] {
    const sight = sights[step];
    const { known, unknown } = guess;
    switch (sight.type) {
      case 'came':
        return [{ ...guess, known: changed(known, sight.airline, 1) }];
      case 'came unseen':
        return [{ ...guess, unknown: unknown + 1 }];
      case 'went':
        return [
          ...(known[sight.airline] > 0 ? [{ ...guess, known: changed(known, sight.airline, -1) }] : []),
          ...(unknown > 0 ? [{ ...guess, unknown: unknown - 1 }] : []),
        ];
      case 'went unseen':
        return sight.exchange === secret.upTo?.exchange
          ? underWay(guess, secret.upTo.airline, step === lastDiscard)
          : discarded(guess);
    }
  }

  function discarded(guess: Guess): Guess[] {
    const { known, unknown, discards } = guess;
    const ofKnown = KINDS.filter((airline) => known[airline] > 0 && discards[airline] > 0).map((airline) => ({
      unknown,
      known: changed(known, airline, -1),
      discards: changed(discards, airline, -1),
    }));
    return unknown > 0 ? [{ ...guess, unknown: unknown - 1 }, ...ofKnown] : ofKnown;
  }

  /**
   * The discards of the exchange under way are in order, and which one was the last is part of the secret.
   */
  function underWay({ known, unknown, discards }: Guess, upTo: number, last: boolean): Guess[] {
    return KINDS.filter(
      (airline) => discards[airline] > 0 && (last ? airline === upTo : airline <= upTo),
    ).flatMap((airline) => {
      const left = changed(discards, airline, -1);
      return [
        ...(known[airline] > 0 ? [{ unknown, discards: left, known: changed(known, airline, -1) }] : []),
        ...(unknown > 0 ? [{ known, discards: left, unknown: unknown - 1 }] : []),
      ];
    });
  }

  const all = sights.filter(({ type }) => type === 'went unseen').length;
  return (
    sum(secret.discards) === all &&
    from(0, { known: KINDS.map(() => 0), unknown: 0, discards: secret.discards })
  );
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function changed(counts: readonly number[], place: number, by: number): number[] {
  return counts.map((n, i) => (i === place ? n + by : n));
}

/** Counts as one number: there are at most 16 shares of a kind (AE-1). */
function numberOf(counts: readonly number[]): number {
  return counts.reduce((number, count) => 17 * number + count, 0);
}
