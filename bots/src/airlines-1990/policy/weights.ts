/**
 * What the policy weighs, found by play. Points are those of the score pad, turns those of one player.
 */
export const WEIGHTS = {
  /** How much the mean of the others' points counts, compared with one's own. */
  rival: 0.26,
  /** How much more a player's points count for every ten by which they exceed this mean. */
  leader: 1.02,
  /** How many times the points of an immediate scoring are added to a score to decide who is ahead. */
  standing: 1.05,
  /** Turns until a share in hand has probably been played, and how much longer that takes for each company held. */
  reach: 0.6,
  kinds: 0.18,
  /** How much to fear the others' hands: shares they were seen to take, and unseen ones. */
  threat: 1.4,
  guess: 2.5,
  /** Shares that a rival gets in a turn, for each that could be had. */
  buy: 0.1,
  /** By how many shares a holding may change in one turn. */
  soft: 0.96,
  /** Markers that all companies together get for each share drawn. */
  growth: 2.15,
  /** The room at which a company grows half as fast as with all the room in the world. */
  room: 2.9,
  /** How much every own flight card that could fly for a company adds to its room. */
  own: 0.16,
  /** How much faster a company grows for every player who has laid down shares of it. */
  interest: 0.07,
  /** How likely it is, per turn, that somebody founds a company with all the room in the world. */
  founding: 0.14,
  /** How much a scoring counts, compared with the one before it: for holdings, and for markers. */
  later: 1.2,
  laterMarkers: 0.24,
  /** Shares taken in a turn. */
  pace: 1.8,
  /** How much to fear or hope for a scoring that may come at once. */
  hasten: 1.8,
  /** How much more the shares on the table count for a scoring that may come before the next turn. */
  urgent: 2,
  /** What one more flight card in hand is worth, and what each of its fourteen steps is. */
  spare: 0.24,
  height: 0.022,
  /** By how much playing shares must beat a flight: shares that come later could have been played with them. */
  patience: 0.4,
  /** How much more that is for every turn until the next scoring. */
  leisure: 0.01,
  /** What it is worth that nobody else gets a share taken from the market. */
  deny: 0.04,
  /** What it is worth that nobody has seen a share. */
  secret: 0.25,
  /** How much the market gains when a worthless share leaves it. */
  refresh: 0.6,
  /** What a sabotage must gain to be worth its marker. */
  sabotage: 0.01,
  /** The least that a marker in the supply counts, compared with one on the board. */
  scarce: 0.02,
  /** How much of a sabotage's gain counts when a single share is considered. */
  saboteur: 0.3,
  /** How much it counts to cover a circle that is not the lowest free one of its route. */
  deep: 0.3,
  /** What swapping an unusable card for a usable one is worth. */
  swap: 0.2,
  /**
   * Points by which a move is better if it is liked about three times as much: actions and shares, flights, of which
   * many are nearly alike, and sabotages, of which there are hundreds.
   */
  doubt: 0.5,
  doubtOfFlights: 0.07,
  doubtOfSabotages: 0.0015,
  /** A90-82: how much of what nobody has taken yet will be left for the third. */
  third: 0.85,
};

export type PolicyWeights = Readonly<Record<keyof typeof WEIGHTS, number>>;

/**
 * A player who goes straight for what is on the table: the weights that make the moves of greedy-1 most likely; the
 * policy then plays 93 in 100 of them (`node training/mimic.ts airlines-1990`). Search assumes that some of the others
 * play like this.
 */
export const DIRECT: PolicyWeights = {
  rival: 0.374,
  leader: 1.64,
  standing: 0.000286,
  reach: 0.793,
  kinds: 0.193,
  threat: 3.05,
  guess: 2.85,
  buy: 0.0882,
  soft: 0.682,
  growth: 0.844,
  room: 1.76,
  own: 4.89e-5,
  interest: 0.000456,
  founding: 6.06,
  later: 1.54,
  laterMarkers: 0.307,
  pace: 1.76,
  hasten: 1.15,
  urgent: 0.000181,
  spare: 0.196,
  height: 0.0179,
  patience: 0.337,
  leisure: 0.000108,
  deny: 0.0291,
  secret: 0.0255,
  refresh: 3.5,
  sabotage: 0.0112,
  scarce: 0.000172,
  saboteur: 0.613,
  deep: 0.2,
  swap: 3.02,
  doubt: 0.0716,
  doubtOfFlights: 0.00846,
  doubtOfSabotages: 5.24e-6,
  third: 0.85,
};
