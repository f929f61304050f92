/**
 * What the greedy player weighs, found by playing against itself (thousands of games with two to five
 * players). All can be set in a spec. Points are victory points, turns those of one player.
 */
export const WEIGHTS_1 = {
  /** How much the mean of the others' points counts, compared with one's own. */
  rival: 1.2,
  /** How much more a player's points count for every ten by which they exceed this mean. */
  leader: 0.6,
  /** Points that a million is worth for every scoring before which it can still be spent. */
  cash: 0.21,
  /** The purse beyond which a million is worth less, and how much it is worth then. */
  purse: 7.5,
  rich: 0.125,
  /** Turns until money in the purse has found half its use. */
  spend: 4.5,
  /** Turns until a share in hand has probably been played, and how much longer that takes for each kind held. */
  reach: 0.38,
  kinds: 0.155,
  /** How much to fear what the others (probably) hold in hand. */
  threat: 1.5,
  /** By how many shares a holding may change in one turn. */
  soft: 0.85,
  /** How many spaces a marker advances in a turn. */
  growth: 1.7,
  /** How much a scoring counts, compared with the one before it: for holdings, and for the track and money. */
  later: 0.11,
  laterTrack: 0.52,
  /** Cards drawn from the deck in a turn. */
  pace: 0.62,
  /** How much a bonus counts for each licence still missing. */
  bonus: 0.26,
  /** AE-92: how much of what nobody has taken yet will be left for the third. */
  third: 1.25,
};

export type GreedyWeights = Readonly<Record<keyof typeof WEIGHTS_1, number>>;
