import type { AirlinesEuropeTypes } from '@tarmac/airlines-europe';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { Code, Game } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';

/* How to make one mistake in a game that is right. */

export type AE = Game<AirlinesEuropeTypes>;
export type State = AirlinesEuropeTypes['State'];
export type View = AirlinesEuropeTypes['View'];

/** A mistake, the law that must find it, and the game that has it. */
export interface Bug {
  readonly bug: string;
  /** The beginning of its name. */
  readonly law: string;
  readonly game: AE;
}

export const right: AE = airlinesEurope;
export const CASH: Code = 0;

export function withSearch(search: Partial<AE['search']>): AE {
  return { ...right, search: { ...right.search, ...search } };
}

/** Plays as it should, by both faces of a move, and then does something wrong. */
export function spoiling(spoil: (s: State, code: Code) => void): AE {
  return {
    ...right,
    apply: (s, seat, move) => {
      const events = right.apply(s, seat, move);
      spoil(s, right.search.encode(s.setting.board, move));
      return events;
    },
    search: {
      ...right.search,
      play: (s, seat, code, sink) => {
        right.search.play(s, seat, code, sink);
        spoil(s, code);
      },
    },
  };
}

/** Looks at every move before it is played. */
export function guarded(look: (s: State, seat: number, move: AirlinesEuropeTypes['Move']) => void): AE {
  return {
    ...right,
    apply: (s, seat, move) => {
      look(s, seat, move);
      return right.apply(s, seat, move);
    },
  };
}

export function refusing(change: (error: TarmacError) => Error): AE {
  return {
    ...right,
    apply: (s, seat, move) => {
      try {
        return right.apply(s, seat, move);
      } catch (error) {
        throw error instanceof TarmacError ? change(error) : error;
      }
    },
  };
}

export function changingView(change: (view: View, s: State) => object): AE {
  return {
    ...right,
    view: (s, viewer) => {
      const view = right.view(s, viewer);
      return { ...view, ...change(view, s) };
    },
  };
}

export function changingSample(change: (s: State) => void): AE {
  return {
    ...right,
    sampler: (board, view) => {
      const sampler = right.sampler(board, view);
      return {
        sample: (random, into) => {
          const s = sampler.sample(random, into);
          change(s);
          return s;
        },
      };
    },
  };
}

export function changingOutcome(change: object): AE {
  return {
    ...right,
    outcome: (s) => {
      const outcome = right.outcome(s);
      return outcome && { ...outcome, ...change };
    },
  };
}

/** The last card of a deck that is never so long: nobody sees it, and no rule asks for it. */
export function secretPlace(s: State): number {
  return s.deck.length - 1;
}
