/**
 * What the policy weighs, found by playing against greedy-1 and against itself. Points are victory points, turns those
 * of one player. A list has a value for before the first, the second and the third scoring.
 */
export const WEIGHTS = {
  /** How much the mean of the others' points counts, compared with one's own. */
  rival: 1.314,
  /** How much more a player's points count for every ten by which they exceed this mean. */
  leader: 0.663,
  /** Points that a million is worth for every scoring before which it can still be spent. */
  cash: [0.179, 0.163, 0.182],
  /** The purse beyond which a million is worth less, and how much it is worth then. */
  purse: 7.946,
  rich: 0.147,
  /** Turns until money in the purse has found half its use. */
  spend: 3.871,
  /** Turns until a share in hand has probably been played, and how much longer that takes for each kind held. */
  reach: [0.371, 0.35, 0.587],
  kinds: 0.125,
  /** How much to fear what the others (probably) hold in hand. */
  threat: [1.529, 1.313, 1.242],
  /** Turns until another's share in hand is as likely played as not, and how much longer it takes for each share. */
  rivalReach: 0.395,
  rivalHand: 0.11,
  /** By how many shares a holding may change in one turn. */
  soft: 0.902,
  /** How many spaces a marker advances in a turn. */
  growth: 1.947,
  /** What the scorings after the next count against it: for holdings, and for the track and money. */
  later: [0.106, 0.112],
  laterTrack: [0.731, 0.577],
  /** Cards drawn from the deck in a turn. */
  pace: 0.487,
  /** How much a bonus counts for each licence still missing. */
  bonus: 0.316,
  /**
   * When a scoring card may come at once: how much of what the two best shares of the hand would bring is lost, and
   * what a share in the hands of the others counts.
   */
  hazard: 0.1395,
  hazardRival: 0.1375,
  /** What the points of ABACUS count: its shares can be had at any time, so a lead does not last. */
  abacus: [0.8, 0.9, 1],
  /** AE-92: how much of what nobody has taken yet will be left for the third. */
  third: 1.341,
  /** Points that make a move e times as likely as another. */
  temperature: 0.06,
};

export type PolicyWeights = Readonly<typeof WEIGHTS>;

/** The same for two players. */
export const WEIGHTS_OF_TWO: PolicyWeights = {
  rival: 1.44,
  leader: 0.961,
  cash: [0.246, 0.129, 0.145],
  purse: 5.98,
  rich: 0.0709,
  spend: 3.44,
  reach: [0.367, 0.332, 0.338],
  kinds: 0.105,
  threat: [1.85, 0.981, 1.02],
  rivalReach: 0.602,
  rivalHand: 0.182,
  soft: 0.705,
  growth: 0.552,
  later: [0.2, 0.154],
  laterTrack: [0.71, 0.332],
  pace: 0.376,
  bonus: 0.336,
  hazard: 0.0957,
  hazardRival: 0.169,
  abacus: [1, 1, 1],
  third: 1.29,
  temperature: 0.06,
};

/**
 * A player who goes straight for what is on the table: the weights that make the moves of greedy-1 most likely; the
 * policy then plays 95 in 100 of them (`node training/mimic.ts airlines-europe`). Search assumes that some of the
 * others play like this.
 */
export const DIRECT: PolicyWeights = {
  rival: 1.19,
  leader: 0.622,
  cash: [0.265, 0.167, 0.18],
  purse: 7.44,
  rich: 0.163,
  spend: 4.27,
  reach: [0.557, 0.648, 0.483],
  kinds: 0.142,
  threat: [1.47, 1.55, 1.5],
  rivalReach: 0.703,
  rivalHand: 0.064,
  soft: 0.755,
  growth: 1.32,
  later: [0.13, 0.15],
  laterTrack: [0.567, 0.641],
  pace: 0.481,
  bonus: 0.308,
  hazard: 0.000414,
  hazardRival: 0.405,
  abacus: [0.974, 1.16, 1],
  third: 1.34,
  temperature: 0.00787,
};
