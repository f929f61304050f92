import { ABACUS, SCORING_CARDS, SHARE_KINDS } from '@tarmac/airlines-europe';
import { beats, presence } from '../holdings.ts';
import type { Outlook } from './outlook.ts';
import type { Table } from './table.ts';
import type { GreedyWeights } from './weights.ts';

/** Players and, with two of them in the third scoring, the fictitious third (AE-92). */
export const HOLDERS = 5;
/** Shares of a kind that can usually be had. */
const PLENTY = 6;
/** Equal holdings stay equal chances however near the scoring is. */
const CERTAIN = 0.05;

/**
 * What the others will hold in each scoring: portfolios, and part of what their hands probably are. Filled
 * again for every decision.
 */
export class Others {
  /** At `(scoring * HOLDERS + holder) * SHARE_KINDS + share`. One's own place stays empty. */
  readonly held = new Float64Array(SCORING_CARDS * HOLDERS * SHARE_KINDS);
  /** How many of the other holders are ahead of this one, on average; in the same places. */
  readonly ahead = new Float64Array(SCORING_CARDS * HOLDERS * SHARE_KINDS);
  /** By how many shares a holding may differ from what it seems to be; at `scoring * SHARE_KINDS + share`. */
  readonly soft = new Float64Array(SCORING_CARDS * SHARE_KINDS);
  /** Holders in a scoring. */
  readonly holders = new Uint8Array(SCORING_CARDS);
  /** What the points of a holder count against one's own. */
  readonly against = new Float64Array(HOLDERS);

  read(t: Table, outlook: Outlook, weights: GreedyWeights): void {
    this.held.fill(0);
    this.ahead.fill(0);
    this.against.fill(0);
    const { players, me } = t;
    this.#weighRivals(t, weights);
    this.#blur(t, outlook);
    for (let k = outlook.next; k < SCORING_CARDS; k++) {
      const played = weights.threat * outlook.reach[k];
      this.holders[k] = players;
      for (let p = 0; p < players; p++) {
        if (p !== me) this.#holdings(t, p, (k * HOLDERS + p) * SHARE_KINDS, played);
      }
      if (players === 2 && k === SCORING_CARDS - 1) this.#third(t, weights.third);
      this.#rank(k, me);
    }
  }

  /** The fewer shares of a kind can still be had, the more certain are the holdings. */
  #blur(t: Table, outlook: Outlook): void {
    for (let share = 0; share < SHARE_KINDS; share++) {
      let free = share === ABACUS ? t.supply : t.unseen[share];
      for (const shown of t.market) if (shown === share) free++;
      for (let k = outlook.next; k < SCORING_CARDS; k++) {
        this.soft[k * SHARE_KINDS + share] = CERTAIN + (outlook.soft[k] * free) / PLENTY;
      }
    }
  }

  #weighRivals(t: Table, weights: GreedyWeights): void {
    const { players, me, vp } = t;
    let mean = 0;
    for (let p = 0; p < players; p++) if (p !== me) mean += vp[p] / (players - 1);
    for (let p = 0; p < players; p++) {
      if (p === me) continue;
      const lead = Math.max(0.2, 1 + (weights.leader * (vp[p] - mean)) / 10);
      this.against[p] = (weights.rival * lead) / (players - 1);
    }
  }

  #holdings(t: Table, p: number, at: number, played: number): void {
    for (let share = 0; share < SHARE_KINDS; share++) {
      const place = p * SHARE_KINDS + share;
      this.held[at + share] = t.portfolio[place] + played * (t.hand[place] + guess(t, p, share));
    }
  }

  /** AE-92: what is in no hand and no portfolio. */
  #third(t: Table, left: number): void {
    const third = ((SCORING_CARDS - 1) * HOLDERS + 2) * SHARE_KINDS;
    this.holders[SCORING_CARDS - 1] = 3;
    for (let share = 0; share < SHARE_KINDS; share++) {
      let free = t.sharesInGame(share) - guess(t, 1 - t.me, share);
      for (let at = share; at < 2 * SHARE_KINDS; at += SHARE_KINDS) free -= t.portfolio[at] + t.hand[at];
      this.held[third + share] = left * free;
    }
  }

  #rank(k: number, me: number): void {
    const holders = this.holders[k];
    const { held, ahead, soft } = this;
    for (let p = 0; p < holders; p++) {
      if (p === me) continue;
      for (let q = 0; q < holders; q++) {
        if (q === me || q === p) continue;
        for (let share = 0; share < SHARE_KINDS; share++) {
          const at = (k * HOLDERS + p) * SHARE_KINDS + share;
          const his = held[(k * HOLDERS + q) * SHARE_KINDS + share];
          if (his > 0) ahead[at] += presence(his) * beats(his, held[at], soft[k * SHARE_KINDS + share]);
        }
      }
    }
  }
}

/** Shares of a kind among the unknown ones of a hand, on average. */
function guess(t: Table, p: number, share: number): number {
  return share === ABACUS || t.unseenTotal === 0 ? 0 : (t.unknown[p] * t.unseen[share]) / t.unseenTotal;
}
