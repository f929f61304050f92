import type { Code, GameTypes, Match, Playout, Seat } from '@tarmac/kernel';

/** Plays one seat. It gets the view that a person in that seat gets, and nothing else. */
export interface Bot<G extends GameTypes> {
  /** The name with its level and every weight that was set: enough to make the same bot again. */
  readonly id: string;
  /** A legal move of the seat, which may move now. All randomness comes from `random`. */
  choose(view: G['View'], seat: Seat, random: Playout): Code;
  /** Only for a bot that measures what full knowledge is worth; used in measuring matches alone. */
  chooseSeeing?(match: Match<G>, seat: Seat, random: Playout): Code;
}

/** What can be set from outside, by name. */
export type Weights = Readonly<Record<string, number>>;

/** How a bot is made for a board. */
export interface BotMaker<G extends GameTypes> {
  readonly name: string;
  /** The weights that can be set, with their defaults. */
  readonly weights: Weights;
  /** It plays by what was learned about the game, which must be loaded first (`prepareBots`). */
  readonly learned?: true;
  /** Only for measuring, never at a table, where its spec could make the others wait. */
  readonly unseated?: true;
  make(id: string, board: G['Board'], weights: Weights): Bot<G>;
}
