import type { GameTypes } from '@tarmac/kernel';

/** What the laws and the random games must know of one game beyond the contract. */
export interface GameKit<G extends GameTypes> {
  /** Says what was not conserved (money, cards, markers …); undefined if all is there. */
  conserved(state: G['State']): string | undefined;
  /** No match of this game has more decisions. */
  readonly mostDecisions: number;
  /** All codes of moves are below this. */
  readonly codeLimit: number;
  /** Ways of choosing that reach what even choice rarely reaches. */
  readonly drivers: readonly string[];
  /**
   * How much this driver likes a move: 0 or more; only what is liked more than 0 is chosen, if there is any.
   */
  weight(driver: string, move: G['Move']): number;
  /** Rare things that random games are meant to reach. */
  readonly rarities: readonly string[];
  /** Which of them have just happened. `before` is the state before the move, or the first state itself. */
  happened(state: G['State'], events: readonly G['Event'][], before: G['State']): readonly string[];
  /** Board files at the edges of the format: smallest, largest, poorest … */
  readonly edgeBoards: readonly object[];
}

/** For a game that has none yet: nothing is asked beyond the contract. */
export const PLAIN_KIT: GameKit<GameTypes> = {
  conserved: () => undefined,
  mostDecisions: 10_000,
  codeLimit: 4096,
  drivers: [],
  weight: () => 1,
  rarities: [],
  happened: () => [],
  edgeBoards: [],
};
