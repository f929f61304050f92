import type { Code, GameTypes, Match, Playout, Seat } from '@tarmac/kernel';

/** Somebody who plays one seat. It gets the view that a person in that seat gets, and nothing else. */
export interface Bot<G extends GameTypes> {
  /** The name with its level and every weight that was set: enough to make the same bot again. */
  readonly id: string;
  /** A legal move of the seat, which may move now. Whatever a bot leaves to chance it takes from `random`. */
  choose(view: G['View'], seat: Seat, random: Playout): Code;
  /** Only a bot that shows what is to be gained by knowing everything: matches for measuring ask it this way. */
  chooseSeeing?(match: Match<G>, seat: Seat, random: Playout): Code;
}

/** What can be set from outside, by name. */
export type Weights = Readonly<Record<string, number>>;

/** How a bot is made for a board. */
export interface BotMaker<G extends GameTypes> {
  readonly name: string;
  /** The weights that can be set, with the values they have otherwise. */
  readonly weights: Weights;
  /** It plays by what was learned about the game, which must be loaded first (`prepareBots`). */
  readonly learned?: true;
  /** For measuring alone: it sits down at no table. There its spec could make others wait. */
  readonly unseated?: true;
  make(id: string, board: G['Board'], weights: Weights): Bot<G>;
}
