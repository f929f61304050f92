/** What the greedy player weighs. All can be set in a spec; points are victory points. */
export const WEIGHTS_1 = {
  /** What the points of the others count, as their mean, against the own ones. */
  rival: 1,
  /** How much more the points of a player ahead count than those of one behind, per ten points of lead. */
  leader: 0,
  /** Points that a million is worth for every scoring before which it can still be spent. */
  cash: 0.3,
  /** The purse beyond which a million is worth less, and how much less. */
  purse: 12,
  rich: 0.4,
  /** Turns until money in the purse has found half its use. */
  spend: 2,
  /** Turns until a share in hand is as likely played as not, and how much longer it takes for each kind held. */
  reach: 0.6,
  kinds: 0.15,
  /** How much of what the others (probably) hold in hand is feared. */
  threat: 0.6,
  /** By how many shares a holding may differ, after one turn, from what is seen now. */
  soft: 0.7,
  /** How far a marker gets in a turn, in spaces. */
  growth: 2,
  /** What a scoring counts against the one before it. */
  later: 0.85,
  /** Cards drawn from the deck in a turn of one player. */
  pace: 0.6,
  /** What a bonus is worth for every licence that is still missing. */
  bonus: 0.6,
  /** What a new city in the network is worth. */
  city: 0.02,
  /** AE-92: how much of what nobody has taken yet will be left for the third. */
  third: 0.7,
};

export type GreedyWeights = Readonly<Record<keyof typeof WEIGHTS_1, number>>;
