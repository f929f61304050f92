/**
 * What the policy weighs, found by play against itself and against greedy-1. Money is in dollars, rounds are turns of one
 * player.
 */
export const WEIGHTS = {
  /** How much the mean of the others' wealth counts, compared with one's own. */
  rival: 1.2,
  /** How much more the wealth of a player ahead of this mean counts, in proportion to the lead. */
  leader: 1.2,
  /** City points that the largest airline gets in a round, for each player. */
  pace: 0.58,
  /** The part of the turns that bring a route. */
  flying: 0.85,
  /** Spaces that the price of an airline rises in a round. */
  rise: 3.4,
  /** How much more when there is money: from half of 1,000 a player on, as a part of the rise. */
  liquid: 0.1,
  /** Routes that an airline with all the room in the world gets in a round, for each player. */
  growth: 0.22,
  /** The points in reach at which an airline grows half as fast as that. */
  room: 2.8,
  /**
   * Shares that every airline counts as having sold: the lower this is, the more routes go to those that have sold
   * many.
   */
  fame: 93,
  /** City points that a route brings. */
  cityPoints: 1.6,
  /** By how many points the margin of AK-51 may differ, in the long run and at the next payout, from what is seen now. */
  margin: 12,
  marginNow: 4.6,
  /** How much less uncertain the next payout becomes while the marker goes round. */
  sharp: 0.34,
  /** AK-52: spaces that the price of an airline falls at a payout where it is not qualified. */
  drop: 1.4,
  /** What is left of the dividends of an airline for each city above its limit. */
  crowded: 0.94,
  /** How likely an airline that can be taken over is taken over. */
  takeover: 0.36,
  /** How much of its future an airline without points loses to that danger. */
  doomed: 0.064,
  /** How much more a dollar in hand is worth for every ten rounds in which it can be invested. */
  cash: 0.32,
  /** How much the cards in hand count, and how much each counts compared with the better one before it. */
  hand: 0.45,
  later: 0.11,
  /** How much a point of a city out of reach counts, compared with one in reach. */
  distant: 0.12,
  /** What it costs to end the game while somebody else has more. */
  defeat: 3250,
  /** What it is worth to create a route, for every turn in a row that brought none. */
  restless: 330,
  /** What a power card in hand is worth. */
  power: 60,
  /** What Block Trade saves with each further share. */
  block: 40,
  /** What an aircraft of the next higher type costs, when a lower one reaches as well. */
  aircraft: 13,
  /** Dollars that make a move e times as likely, and the part of the mean wealth that is added to them. */
  calm: 40,
  calmer: 0.01,
  /** How much less that is for draws, which matter less. */
  calmDraw: 0.3,
};

export type PolicyWeights = Readonly<Record<keyof typeof WEIGHTS, number>>;

/**
 * The weights with which the features of a value are read (../features.ts). They stay the same when the policy is tuned
 * again, because the learned net depends on them.
 */
export const READING: PolicyWeights = {
  rival: 0.922,
  leader: 1.05,
  pace: 0.279,
  flying: 0.601,
  rise: 2.81,
  liquid: 0.104,
  growth: 0.157,
  room: 3.84,
  fame: 71,
  cityPoints: 1.74,
  margin: 10.5,
  marginNow: 4.07,
  sharp: 0.586,
  drop: 0.847,
  crowded: 0.944,
  takeover: 0.411,
  doomed: 0.0836,
  cash: 0.171,
  hand: 0.62,
  later: 0.177,
  distant: 0.113,
  defeat: 3850,
  restless: 221,
  power: 60,
  block: 40,
  aircraft: 26.6,
  calm: 40,
  calmer: 0.01,
  calmDraw: 0.3,
};

/**
 * A player who goes straight for what is on the table: the weights that make the moves of greedy-1 most likely; the
 * policy then plays 83 in 100 of them (`node training/mimic.ts air-kwire`). Search assumes that some of the others play
 * like this.
 */
export const DIRECT: PolicyWeights = {
  rival: 1.12,
  leader: 6.7,
  pace: 0.579,
  flying: 0.981,
  rise: 2.01,
  liquid: 0.00714,
  growth: 0.222,
  room: 5.37,
  fame: 11800,
  cityPoints: 1.9,
  margin: 7.36,
  marginNow: 4.95,
  sharp: 0.0211,
  drop: 1.29,
  crowded: 0.633,
  takeover: 0.56,
  doomed: 0.0308,
  cash: 0.172,
  hand: 0.792,
  later: 0.895,
  distant: 0.195,
  defeat: 3380,
  restless: 274,
  power: 60,
  block: 40,
  aircraft: 253,
  calm: 185,
  calmer: 0.000315,
  calmDraw: 0.000972,
};
