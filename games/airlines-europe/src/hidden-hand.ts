import type { Playout } from '@tarmac/kernel';
import type { Witness } from './memory.ts';
import { recall } from './memory.ts';
import type { State } from './state.ts';
import { AIRLINE_COUNT } from './types.ts';

/**
 * One way in which a hand can have come about: its movements are replayed, and a secret discard may be any share of the
 * hand. Shares that came face down and have not been played stay undetermined.
 */
export class HiddenHand implements Witness {
  readonly hand = new Uint8Array(AIRLINE_COUNT);
  readonly discards = new Uint8Array(AIRLINE_COUNT);
  /** Shares that could be anything, in the hand and among the discards. */
  openInHand = 0;
  openInDiscards = 0;
  /** Of the last exchange: the highest airline discarded, and how many open shares. */
  lastAirline = 0;
  lastOpen = 0;
  #inHand = 0;
  #random: Playout | undefined;

  imagine(s: State, seat: number, random: Playout): void {
    this.#random = random;
    do {
      this.hand.fill(0);
      this.discards.fill(0);
      this.openInHand = 0;
      this.openInDiscards = 0;
      this.#inHand = 0;
    } while (!recall(s, seat, this));
  }

  /** A played share was one of those seen, or else an undetermined one. */
  faceUp(airline: number, count: number, out: boolean): boolean {
    if (!out) {
      this.hand[airline] += count;
      this.#inHand += count;
      return true;
    }
    const seen = Math.min(this.hand[airline], count);
    this.hand[airline] -= seen;
    this.openInHand -= count - seen;
    this.#inHand -= count;
    return this.openInHand >= 0;
  }

  faceDown(count: number, out: boolean): boolean {
    if (out) return this.#discard(count);
    this.openInHand += count;
    this.#inHand += count;
    return true;
  }

  #discard(count: number): boolean {
    this.lastAirline = 0;
    this.lastOpen = 0;
    for (let n = 0; n < count; n++) {
      let choice = this.#random?.below(this.#inHand--) ?? 0;
      if (choice < this.openInHand) {
        this.openInHand--;
        this.openInDiscards++;
        this.lastOpen++;
        continue;
      }
      choice -= this.openInHand;
      let airline = 0;
      while (choice >= this.hand[airline]) choice -= this.hand[airline++];
      this.hand[airline]--;
      this.discards[airline]++;
      this.lastAirline = Math.max(this.lastAirline, airline);
    }
    return true;
  }
}
