import type { State } from '@tarmac/air-kwire';
import { APPROVE, airKwire, DISPOSE, KEEP, mostExchanges, NONE, PHASE, priceOf } from '@tarmac/air-kwire';
import type { Code } from '@tarmac/kernel';
import type { Plan } from '../plan.ts';
import { NO_PLAN } from '../plan.ts';
import type { Hand } from './hand.ts';
import type { Worth } from './worth.ts';

const { search } = airKwire;

/** Tries moves and says how well the player is doing after them, if everybody answers as expected. */
export class Lookahead {
  readonly worth: Worth;
  readonly hand: Hand;
  me = 0;
  /** Positions to try moves on, one for each move that is looked ahead. */
  #tries: State[] = [];
  readonly #codes = new Int32Array(1024);

  constructor(worth: Worth, hand: Hand) {
    this.worth = worth;
    this.hand = hand;
  }

  /** Before a decision of this player. */
  read(s: State, me: number): void {
    this.me = me;
    if (this.#tries[0]?.setting.players !== s.setting.players) this.#tries = [];
    this.worth.prepare(s, me);
  }

  /** How well the player is doing. */
  value(s: State): number {
    this.worth.read(s);
    const standing = this.worth.standing(s, this.me, this.me);
    return s.phase === PHASE.end ? standing : standing + this.hand.of(s, this.me);
  }

  /** The position after a move and the answers to it; it stays as it is until the next try of this depth. */
  after(s: State, code: Code, depth: number): State {
    const into = this.copyOf(s, depth);
    search.play(into, into.decider, code);
    this.#answer(into);
    return into;
  }

  copyOf(s: State, depth: number): State {
    this.#tries[depth] ??= s.copy();
    const into = this.#tries[depth];
    search.copyInto(into, s);
    return into;
  }

  /** All moves of the player who decides. */
  moves(s: State): number[] {
    return Array.from(this.#codes.subarray(0, search.list(s, s.decider, this.#codes)));
  }

  /** The best of all moves, judged by the position right after each. */
  best(s: State, depth: number): Plan {
    let best = NO_PLAN;
    for (const code of this.moves(s)) {
      const worth = this.value(this.after(s, code, depth));
      if (worth > best.worth) best = { code, worth };
    }
    return best;
  }

  /** What a route may lead to: consent, and the decisions of a merger. */
  #answer(s: State): void {
    for (;;) {
      switch (s.phase) {
        case PHASE.consent:
          search.play(s, s.decider, APPROVE);
          break;
        case PHASE.rehome:
        case PHASE.settle:
          search.play(s, s.decider, search.nth(s, s.decider, 0));
          break;
        case PHASE.dispose:
          search.play(s, s.decider, DISPOSE + this.#exchanges(s));
          break;
        case PHASE.decommission:
          if (s.decider === this.me) return;
          search.play(s, s.decider, KEEP + s.airline);
          break;
        default:
          return;
      }
    }
  }

  /** AK-44: two for one, if that one is worth more. */
  #exchanges(s: State): number {
    if (s.airline === NONE) return 0;
    this.worth.read(s);
    const wanted = this.worth.share[s.airline] > 2 * priceOf(s, s.defunct);
    return wanted ? mostExchanges(s, s.decider) : 0;
  }
}
