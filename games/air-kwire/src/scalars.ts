/** How many numbers there are of each kind. */
export const SCALARS = 26;
export const STANDINGS = 5;

/** The single numbers of a match, in two small arrays; each has a name here. */
export class Scalars {
  declare scalars: Uint8Array;
  /** Counts beyond a byte, and power cards as bits. */
  declare standing: Uint16Array;

  get phase(): number {
    return this.scalars[0];
  }
  set phase(value: number) {
    this.scalars[0] = value;
  }
  /** The player: whose turn it is. */
  get turn(): number {
    return this.scalars[1];
  }
  set turn(value: number) {
    this.scalars[1] = value;
  }
  /** Who decides now; while something is shuffled or after the end, who did. */
  get decider(): number {
    return this.scalars[2];
  }
  set decider(value: number) {
    this.scalars[2] = value;
  }
  /** AK-79: 0 clockwise, 1 the other way round. */
  get direction(): number {
    return this.scalars[3];
  }
  set direction(value: number) {
    this.scalars[3] = value;
  }
  get pileSize(): number {
    return this.scalars[4];
  }
  set pileSize(value: number) {
    this.scalars[4] = value;
  }
  /** AK-80: cards of the pile that are still of the top half. */
  get topLeft(): number {
    return this.scalars[5];
  }
  set topLeft(value: number) {
    this.scalars[5] = value;
  }
  /** AK-61: 1 once the pile has been empty. */
  get pileEmptied(): number {
    return this.scalars[6];
  }
  set pileEmptied(value: number) {
    this.scalars[6] = value;
  }
  /** AK-4: how many spaces the dividend marker is past the top. */
  get dividend(): number {
    return this.scalars[7];
  }
  set dividend(value: number) {
    this.scalars[7] = value;
  }
  /** AK-50, AK-76: 1 if dividends are paid at the end of this turn. */
  get due(): number {
    return this.scalars[8];
  }
  set due(value: number) {
    this.scalars[8] = value;
  }
  /** AK-20: transactions of this turn. */
  get trades(): number {
    return this.scalars[9];
  }
  set trades(value: number) {
    this.scalars[9] = value;
  }
  /** AK-27: the airline opened in this turn that has no route yet, otherwise NONE. */
  get opened(): number {
    return this.scalars[10];
  }
  set opened(value: number) {
    this.scalars[10] = value;
  }
  /** Routes created in this turn. */
  get routes(): number {
    return this.scalars[11];
  }
  set routes(value: number) {
    this.scalars[11] = value;
  }
  /** The power card of this turn and what it gives back: POWERED. */
  get powered(): number {
    return this.scalars[12];
  }
  set powered(value: number) {
    this.scalars[12] = value;
  }
  /** AK-23: draws of this turn, and how many of them were from the pool. */
  get drawn(): number {
    return this.scalars[13];
  }
  set drawn(value: number) {
    this.scalars[13] = value;
  }
  get poolDrawn(): number {
    return this.scalars[14];
  }
  set poolDrawn(value: number) {
    this.scalars[14] = value;
  }
  /** AK-61: 1 after the proposal of this turn. */
  get voted(): number {
    return this.scalars[15];
  }
  set voted(value: number) {
    this.scalars[15] = value;
  }
  /** AK-79: 1 if the direction changes at the end of this turn. */
  get reversing(): number {
    return this.scalars[16];
  }
  set reversing(value: number) {
    this.scalars[16] = value;
  }
  /** AK-62: turns in a row without a route. */
  get idle(): number {
    return this.scalars[17];
  }
  set idle(value: number) {
    this.scalars[17] = value;
  }
  /** The airline a phase is about: that of the route asked for, the one to lose a city, the acquirer. */
  get airline(): number {
    return this.scalars[18];
  }
  set airline(value: number) {
    this.scalars[18] = value;
  }
  /** AK-40: the airline that is taken over, otherwise NONE. */
  get defunct(): number {
    return this.scalars[19];
  }
  set defunct(value: number) {
    this.scalars[19] = value;
  }
  /** AK-32: where the route asked for leads, otherwise NONE. */
  get city(): number {
    return this.scalars[20];
  }
  set city(value: number) {
    this.scalars[20] = value;
  }
  /** And the type of its aircraft. */
  get aircraft(): number {
    return this.scalars[21];
  }
  set aircraft(value: number) {
    this.scalars[21] = value;
  }
  /** AK-73: the phase in which the card was played. */
  get back(): number {
    return this.scalars[22];
  }
  set back(value: number) {
    this.scalars[22] = value;
  }
  /** What the shuffle under way interrupts (SHUFFLE), otherwise 0. */
  get shuffle(): number {
    return this.scalars[23];
  }
  set shuffle(value: number) {
    this.scalars[23] = value;
  }
  /** 0 while the match runs, otherwise 1 + the place of the reason in END_REASONS. */
  get ended(): number {
    return this.scalars[24];
  }
  set ended(value: number) {
    this.scalars[24] = value;
  }
  /** AK-62: turns that have ended. */
  get turns(): number {
    return this.standing[0];
  }
  set turns(value: number) {
    this.standing[0] = value;
  }
  /** Power cards in the pool and out of the game, as bits (cards.ts). */
  get poolPowers(): number {
    return this.standing[1];
  }
  set poolPowers(value: number) {
    this.standing[1] = value;
  }
  get gonePowers(): number {
    return this.standing[2];
  }
  set gonePowers(value: number) {
    this.standing[2] = value;
  }
  /** AK-24: 1 once the pile has been made from the pool, so that `fresh` and `older` say something. */
  get remade(): number {
    return this.scalars[25];
  }
  set remade(value: number) {
    this.scalars[25] = value;
  }
  /** Power cards of `fresh`: those that may, and those that must be of the new pile. */
  get freshPowers(): number {
    return this.standing[3];
  }
  set freshPowers(value: number) {
    this.standing[3] = value;
  }
  get surePowers(): number {
    return this.standing[4];
  }
  set surePowers(value: number) {
    this.standing[4] = value;
  }
}
