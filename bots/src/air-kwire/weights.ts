/**
 * What the greedy player weighs, tried out against itself in games of four. All can be set in a spec. Money is in dollars,
 * rounds are turns of one player.
 */
export const WEIGHTS_1 = {
  /** How much the mean of the others' wealth counts, compared with one's own. */
  rival: 1.2,
  /** How much more the wealth of a player ahead of this mean counts, in proportion to the lead. */
  leader: 6,
  /** City points that the largest airline gets in a round, for each player. */
  pace: 0.55,
  /** The part of the turns that bring a route. */
  flying: 0.9,
  /** Spaces that the price of an airline rises in a round. */
  rise: 2,
  /** Routes that an airline with all the room in the world gets in a round, for each player. */
  growth: 0.3,
  /** The points in reach at which an airline grows half as fast as that. */
  room: 6,
  /** By how many points the margin of AK-51 may change, in the long run, from what is seen now. */
  margin: 4,
  /** AK-52: spaces that the price of an airline falls at a payout where it is not qualified. */
  drop: 0.5,
  /** What is left of the dividends of an airline for each city above its limit. */
  crowded: 0.5,
  /** How likely an airline that can be taken over is taken over. */
  takeover: 0.3,
  /** How much more a dollar in hand is worth for every ten rounds in which it can be invested. */
  cash: 0.1,
  /** How much the cards in hand count, and how much each counts compared with the better one before it. */
  hand: 0.6,
  later: 0.7,
  /** How much a point of a city out of reach counts, compared with one in reach. */
  distant: 0.2,
  /** What it costs to end the game while somebody else has more. */
  defeat: 5000,
  /** What it is worth to create a route, for every turn in a row that brought none. */
  restless: 200,
  /** What a power card in hand is worth. */
  power: 60,
};

export type GreedyWeights = Readonly<Record<keyof typeof WEIGHTS_1, number>>;
