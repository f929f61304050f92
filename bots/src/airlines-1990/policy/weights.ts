/**
 * What the policy weighs, found by play. Points are those of the score pad, turns those of one player.
 */
export const WEIGHTS = {
  /** What the points of the others count, as their mean, against one's own. */
  rival: 0.26,
  /** How much more those of a player count for every ten points that he is ahead of this mean. */
  leader: 1.02,
  /** How many times the points of a scoring now are added to a score when it is said who is ahead. */
  standing: 1.05,
  /** Turns until a share in hand is as likely played as not, and how much longer it takes for each company held. */
  reach: 0.6,
  kinds: 0.18,
  /** How much is feared of what the others hold in hand: shares they were seen to take, and those nobody has seen. */
  threat: 1.4,
  guess: 2.5,
  /** Shares that a rival gets in a turn, for each that could be had. */
  buy: 0.1,
  /** By how many shares a holding may differ, after one turn, from what is seen now. */
  soft: 0.96,
  /** Markers that all companies together get for each share drawn. */
  growth: 2.15,
  /** The room at which a company grows half as fast as with all the room in the world. */
  room: 2.9,
  /** How much every own flight card that could fly for a company adds to its room. */
  own: 0.16,
  /** How much faster a company grows for every player who has laid down shares of it. */
  interest: 0.07,
  /** How likely somebody founds a company, for every turn that passes and all the room in the world. */
  founding: 0.14,
  /** What a scoring counts against the one before it: for holdings, and for markers. */
  later: 1.2,
  laterMarkers: 0.24,
  /** Shares taken in a turn. */
  pace: 1.8,
  /** How much a scoring that may come at once is feared or hoped for. */
  hasten: 1.8,
  /** How much more the shares on the table count for a scoring that may come before the next turn. */
  urgent: 2,
  /** What one more flight card in hand is worth, and what each of its fourteen steps is. */
  spare: 0.24,
  height: 0.022,
  /** What playing shares must gain more than a flight: shares that come later could have been played with them. */
  patience: 0.4,
  /** How much more that is for every turn until the next scoring. */
  leisure: 0.01,
  /** What it counts that nobody else gets a share taken from the market. */
  deny: 0.04,
  /** What it is worth that nobody has seen a share. */
  secret: 0.25,
  /** What the market is worth more when a worthless share leaves it. */
  refresh: 0.6,
  /** What a sabotage must gain to be worth its marker. */
  sabotage: 0.01,
  /** What a marker in the supply counts at least, against one on the board. */
  scarce: 0.02,
  /** How much of the gain of a sabotage counts when a single share is to be played. */
  saboteur: 0.3,
  /** What covering a circle counts that is not the lowest free one of its route. */
  deep: 0.3,
  /** What a swap is worth: a card that can be flown for one that cannot. */
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
 * How somebody plays who goes straight for what is on the table: the weights by which the moves of greedy-1 are likeliest;
 * it plays 93 in 100 of them (`node training/mimic.ts airlines-1990`). Search thinks that some of the others play like this.
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
