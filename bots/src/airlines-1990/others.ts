import { MAX_COMPANIES, MAX_PLAYERS } from '@tarmac/airlines-1990';
import type { Outlook } from './outlook.ts';
import { SCORINGS } from './outlook.ts';
import type { Table } from './table.ts';
import type { GreedyWeights } from './weights.ts';

/** Players and, with two of them in the last scoring, the fictitious third (A90-82). */
export const HOLDERS = MAX_PLAYERS;
/** Shares of a company that can usually be had. */
const PLENTY = 6;
/** Equal holdings keep equal chances, however near the scoring is. */
export const CERTAIN = 0.05;

/**
 * What the others will have laid down in each scoring: what is there already, and part of what their hands probably
 * hold. Filled again for every decision.
 */
export class Others {
  /** At `(scoring * HOLDERS + holder) * MAX_COMPANIES + company`. One's own place stays empty. */
  readonly held = new Float64Array(SCORINGS * HOLDERS * MAX_COMPANIES);
  /** By how many shares a holding may differ from what it seems to be; at `scoring * MAX_COMPANIES + company`. */
  readonly soft = new Float64Array(SCORINGS * MAX_COMPANIES);
  /** Holders in a scoring. */
  readonly holders = new Uint8Array(SCORINGS);
  /** How much a holder's points count, compared with one's own. */
  readonly against = new Float64Array(HOLDERS);

  read(t: Table, outlook: Outlook, weights: GreedyWeights): void {
    const { players, me } = t;
    this.held.fill(0);
    this.#weighRivals(t, weights);
    this.#blur(t, outlook, weights);
    for (let k = outlook.next; k < outlook.end; k++) {
      const played = weights.threat * outlook.theirs[k];
      this.holders[k] = players;
      for (let p = 0; p < players; p++) {
        if (p !== me) this.#holdings(t, p, (k * HOLDERS + p) * MAX_COMPANIES, played);
      }
    }
    if (players === 2) this.#third(t, outlook.end - 1, weights.third);
  }

  /** The fewer shares of a company are left to take, the more certain the holdings are. */
  #blur(t: Table, outlook: Outlook, weights: GreedyWeights): void {
    for (let c = 0; c < t.board.companyCount; c++) {
      let free = t.unseen[c];
      for (const shown of t.market) if (shown === c) free++;
      for (let k = outlook.next; k < outlook.end; k++) {
        const soft = weights.soft * Math.sqrt(outlook.turns[k]);
        this.soft[k * MAX_COMPANIES + c] = CERTAIN + (soft * free) / PLENTY;
      }
    }
  }

  #weighRivals(t: Table, weights: GreedyWeights): void {
    const { players, me, scores } = t;
    this.against.fill(0);
    let mean = 0;
    for (let p = 0; p < players; p++) if (p !== me) mean += scores[p] / (players - 1);
    for (let p = 0; p < players; p++) {
      if (p === me) continue;
      const lead = Math.max(0.2, 1 + (weights.leader * (scores[p] - mean)) / 10);
      this.against[p] = (weights.rival * lead) / (players - 1);
    }
  }

  #holdings(t: Table, p: number, at: number, played: number): void {
    for (let c = 0; c < t.board.companyCount; c++) {
      const place = p * MAX_COMPANIES + c;
      this.held[at + c] = t.laid[place] + played * (t.hand[place] + guess(t, p, c));
    }
  }

  /** A90-82: the pile and the face-up shares. */
  #third(t: Table, scoring: number, left: number): void {
    this.holders[scoring] = 3;
    for (let c = 0; c < t.board.companyCount; c++) {
      let free = t.unseen[c] - guess(t, 1 - t.me, c);
      for (const shown of t.market) if (shown === c) free++;
      this.held[(scoring * HOLDERS + 2) * MAX_COMPANIES + c] = left * free;
    }
  }
}

/** Shares of a company among the unknown ones of a hand, on average. */
function guess(t: Table, p: number, company: number): number {
  return t.unseenTotal === 0 ? 0 : (t.unknown[p] * t.unseen[company]) / t.unseenTotal;
}
