import type { State } from '@tarmac/airlines-europe';
import {
  ABACUS,
  AIRLINE_COUNT,
  MARKET_SIZE,
  MAX_PLAYERS,
  NONE,
  recallCertain,
  SHARE_KINDS,
  sharesInGame,
} from '@tarmac/airlines-europe';
import type { PolicyWeights } from './weights.ts';

/**
 * What a seat knows, in numbers: shares of a player at `p * SHARE_KINDS + share`. One per policy, read again for every
 * decision.
 */
export class Table {
  players = 0;
  me = 0;
  /** One's own hand; of the others what they hold for certain and, on average, what else they may hold. */
  readonly hand = new Float64Array(MAX_PLAYERS * SHARE_KINDS);
  /** Shares nobody has shown and the seat does not hold: in hands, deck and among secret discards. */
  readonly unseen = new Int16Array(AIRLINE_COUNT);
  unseenTotal = 0;
  /** Shares of a kind that can still be had. */
  readonly free = new Int16Array(SHARE_KINDS);
  /** How much a player's points count, compared with one's own. */
  readonly against = new Float64Array(MAX_PLAYERS);

  readonly #certain = new Uint8Array(MAX_PLAYERS * SHARE_KINDS);
  readonly #weights: PolicyWeights;

  constructor(weights: PolicyWeights) {
    this.#weights = weights;
  }

  read(s: State, me: number): void {
    this.players = s.setting.players;
    this.me = me;
    recallCertain(s, this.#certain);
    this.#countUnseen(s);
    this.#guessHands(s);
    this.#weighRivals(s);
  }

  #countUnseen(s: State): void {
    const { players, me, unseen, free } = this;
    const certain = this.#certain;
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      let left = sharesInGame(s.setting, a) - s.gone[a] - s.goneSecretly[me * AIRLINE_COUNT + a];
      for (let p = 0; p < players; p++) {
        const at = p * SHARE_KINDS + a;
        left -= s.portfolio[at] + (p === me ? s.hand[at] : certain[at]);
      }
      unseen[a] = left;
      free[a] = left;
    }
    for (let slot = 0; slot < MARKET_SIZE; slot++) {
      const airline = s.market[slot];
      if (airline !== NONE) unseen[airline]--;
    }
    let total = 0;
    for (let a = 0; a < AIRLINE_COUNT; a++) total += unseen[a];
    this.unseenTotal = total;
    free[ABACUS] = s.supply;
  }

  #guessHands(s: State): void {
    const { players, me, hand, unseen, unseenTotal } = this;
    const certain = this.#certain;
    for (let p = 0; p < players; p++) {
      const from = p * SHARE_KINDS;
      hand[from + ABACUS] = s.hand[from + ABACUS];
      if (p === me) {
        for (let a = 0; a < AIRLINE_COUNT; a++) hand[from + a] = s.hand[from + a];
        continue;
      }
      let unknown = s.handSize[p] - s.hand[from + ABACUS];
      for (let a = 0; a < AIRLINE_COUNT; a++) unknown -= certain[from + a];
      const each = unseenTotal > 0 ? unknown / unseenTotal : 0;
      for (let a = 0; a < AIRLINE_COUNT; a++) hand[from + a] = certain[from + a] + each * unseen[a];
    }
  }

  #weighRivals(s: State): void {
    const { players, me, against } = this;
    const { rival, leader } = this.#weights;
    let mean = 0;
    for (let p = 0; p < players; p++) if (p !== me) mean += s.vp[p];
    mean /= players - 1;
    for (let p = 0; p < players; p++) {
      const lead = Math.max(0.2, 1 + (leader * (s.vp[p] - mean)) / 10);
      against[p] = (rival * lead) / (players - 1);
    }
  }
}
