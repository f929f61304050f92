/**
 * What the greedy player weighs, found by playing against itself (thousands of games with two to six players).
 * All can be set in a spec. Points are those of the score pad, turns those of one player.
 */
export const WEIGHTS_1 = {
  /** How much the mean of the others' points counts, compared with one's own. */
  rival: 0.4,
  /** How much more a player's points count for every ten by which they exceed this mean. */
  leader: 1.5,
  /** Turns until a share in hand has probably been played, and how much longer that takes for each company held. */
  reach: 0.15,
  kinds: 1,
  /** How much to fear what the others (probably) hold in hand. */
  threat: 3,
  /** By how many shares a holding may change in one turn. */
  soft: 0.38,
  /** Markers that all companies together get for each share drawn. */
  growth: 0.76,
  /** The room at which a company grows half as fast as with all the room in the world. */
  room: 1.7,
  /** How likely it is, per turn, that somebody founds a company with all the room in the world. */
  founding: 1.6,
  /** How much a scoring counts, compared with the one before it: for holdings, and for markers. */
  later: 1.5,
  laterMarkers: 0.27,
  /** Shares taken in a turn. */
  pace: 0.59,
  /** How much to fear or hope for a scoring that may come at once. */
  hasten: 1.2,
  /** What one more flight card in hand is worth, and what each of its fourteen steps is. */
  spare: 0.18,
  height: 0.016,
  /** By how much playing shares must beat a flight: shares that come later could have been played with them. */
  patience: 0.34,
  /** How much the market gains when a worthless share leaves it. */
  refresh: 0.52,
  /** What a sabotage must gain to be worth its marker. */
  sabotage: 0.01,
  /** A90-82: how much of what nobody has taken yet will be left for the third. */
  third: 0.88,
};

export type GreedyWeights = Readonly<Record<keyof typeof WEIGHTS_1, number>>;
