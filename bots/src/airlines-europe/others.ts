import type { State, View } from '@tarmac/airlines-europe';
import { ABACUS, AIRLINE_COUNT, SCORING_CARDS, SHARE_KINDS, sharesInGame } from '@tarmac/airlines-europe';
import type { Outlook } from './outlook.ts';
import type { GreedyWeights } from './weights.ts';

/** Players and, with two of them in the third scoring, the fictitious third (AE-92). */
export const HOLDERS = 5;

/**
 * What the others will hold in each scoring: portfolios, and part of what their hands probably are. Filled anew for
 * every decision.
 */
export class Others {
  /** Shares nobody can see, by airline, and together. */
  readonly unseen = new Float64Array(AIRLINE_COUNT);
  unseenTotal = 0;
  /** At `(scoring * HOLDERS + holder) * SHARE_KINDS + share`. The own place stays empty. */
  readonly held = new Float64Array(SCORING_CARDS * HOLDERS * SHARE_KINDS);
  /** How many of the other holders are ahead of this one, in the mean; in the same places. */
  readonly ahead = new Float64Array(SCORING_CARDS * HOLDERS * SHARE_KINDS);
  /** Holders in a scoring. */
  readonly holders = new Uint8Array(SCORING_CARDS);
  /** What the points of a holder count against the own ones. */
  readonly against = new Float64Array(HOLDERS);

  read(s: State, view: View, me: number, outlook: Outlook, weights: GreedyWeights): void {
    this.held.fill(0);
    this.ahead.fill(0);
    this.against.fill(0);
    this.unseenTotal = this.#countUnseen(s, me);
    this.#weighRivals(s, me, weights);
    const { players } = s.setting;
    for (let k = outlook.next; k < SCORING_CARDS; k++) {
      const played = weights.threat * outlook.reach[k];
      this.holders[k] = players;
      for (let p = 0; p < players; p++) {
        if (p !== me) this.#holdings(s, view, p, (k * HOLDERS + p) * SHARE_KINDS, played);
      }
      if (players === 2 && k === SCORING_CARDS - 1) this.#third(s, view, me, weights.third);
      this.#rank(k, me, outlook.soft[k]);
    }
  }

  #countUnseen(s: State, me: number): number {
    let total = 0;
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      let left = sharesInGame(s.setting, a) - s.gone[a] - s.goneSecretly[me * AIRLINE_COUNT + a];
      for (const share of s.market) if (share === a) left--;
      for (let p = 0; p < s.setting.players; p++) {
        left -= s.portfolio[p * SHARE_KINDS + a] + s.hand[p * SHARE_KINDS + a];
      }
      this.unseen[a] = left;
      total += left;
    }
    return total;
  }

  #weighRivals(s: State, me: number, weights: GreedyWeights): void {
    const { players } = s.setting;
    let mean = 0;
    for (let p = 0; p < players; p++) if (p !== me) mean += s.vp[p] / (players - 1);
    for (let p = 0; p < players; p++) {
      if (p === me) continue;
      const lead = Math.max(0.2, 1 + (weights.leader * (s.vp[p] - mean)) / 10);
      this.against[p] = (weights.rival * lead) / (players - 1);
    }
  }

  #holdings(s: State, view: View, p: number, at: number, played: number): void {
    const unknown = view.hands[p].size - s.handSize[p];
    for (let share = 0; share < SHARE_KINDS; share++) {
      const guess = share === ABACUS ? 0 : this.#guess(unknown, share);
      const place = p * SHARE_KINDS + share;
      this.held[at + share] = s.portfolio[place] + played * (s.hand[place] + guess);
    }
  }

  /** Shares of an airline among so many unseen cards, in the mean. */
  #guess(cards: number, airline: number): number {
    return this.unseenTotal > 0 ? (cards * this.unseen[airline]) / this.unseenTotal : 0;
  }

  /** AE-92: what is in no hand and no portfolio. */
  #third(s: State, view: View, me: number, left: number): void {
    const other = 1 - me;
    const unknown = view.hands[other].size - s.handSize[other];
    const at = ((SCORING_CARDS - 1) * HOLDERS + 2) * SHARE_KINDS;
    this.holders[SCORING_CARDS - 1] = 3;
    for (let share = 0; share < SHARE_KINDS; share++) {
      let free = sharesInGame(s.setting, share);
      for (let p = 0; p < 2; p++) free -= s.portfolio[p * SHARE_KINDS + share] + s.hand[p * SHARE_KINDS + share];
      this.held[at + share] = left * (share === ABACUS ? free : free - this.#guess(unknown, share));
    }
  }

  #rank(k: number, me: number, soft: number): void {
    const holders = this.holders[k];
    const { held, ahead } = this;
    for (let p = 0; p < holders; p++) {
      if (p === me) continue;
      for (let q = 0; q < holders; q++) {
        if (q === me || q === p) continue;
        for (let share = 0; share < SHARE_KINDS; share++) {
          const mine = held[(k * HOLDERS + p) * SHARE_KINDS + share];
          const his = held[(k * HOLDERS + q) * SHARE_KINDS + share];
          if (his > 0) ahead[(k * HOLDERS + p) * SHARE_KINDS + share] += presence(his) * beats(his, mine, soft);
        }
      }
    }
  }
}

/** Less than a whole share is a share that may not be there. */
export function presence(held: number): number {
  return held < 1 ? held : 1;
}

/** How likely one holding is larger than another when both are uncertain; one half for equal ones. */
export function beats(held: number, other: number, soft: number): number {
  const lead = held - other;
  return 0.5 + (0.5 * lead) / Math.sqrt(lead * lead + soft * soft);
}
