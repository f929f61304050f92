/** That a true share is above the lower bound, or below the upper one. */
export type Verdict = 'above' | 'below';

/** How often a verdict may be wrong. */
const ERROR = 0.05;

/** No bet loses more than this part of what the bettor has. */
const BOLDEST = 0.75;

/**
 * A bettor against the claim that shares between 0 and 1 are at most `claimed` on average. If the claim is true, no way
 * of betting has an expected gain, so the probability that the bettor ever becomes twenty times as rich is at most a
 * twentieth (Ville's inequality; Waudby-Smith and Ramdas 2024, "Estimating means of bounded random variables by
 * betting"). That holds for any distribution of the shares, and however often one looks. If the mean is `hoped`, these
 * bets grow about as fast as a likelihood ratio would.
 */
class Bettor {
  private readonly claimed: number;
  private readonly hoped: number;
  private count = 0;
  private sum = 0;
  /** Of what shares differ from the mean before them; the first guess is the spread of single games. */
  private squares: number;
  wealth = 1;

  constructor(claimed: number, hoped: number) {
    this.claimed = claimed;
    this.hoped = hoped;
    this.squares = claimed * (1 - claimed);
  }

  /** The bet depends on former shares alone: on how they were spread, and on their mean where it is above the hope. */
  see(share: number): void {
    const mean = (this.claimed + this.sum) / (this.count + 1);
    const variance = this.squares / (this.count + 1);
    const edge = Math.max(this.hoped, mean) - this.claimed;
    const bet = Math.min(edge / (variance + edge ** 2), BOLDEST / this.claimed);
    this.wealth *= 1 + bet * (share - this.claimed);
    this.squares += (share - mean) ** 2;
    this.sum += share;
    this.count++;
  }
}

/**
 * Looks at the win shares of blocks, one after the other, until they show that the true share is above `low`, or
 * below `high`. Each verdict is wrong with a probability of at most 5 %, however often one looks.
 */
export class SequentialTest {
  private readonly above: Bettor;
  private readonly below: Bettor;
  verdict: Verdict | undefined;

  constructor(low: number, high: number) {
    this.above = new Bettor(low, high);
    this.below = new Bettor(1 - high, 1 - low);
  }

  see(share: number): Verdict | undefined {
    if (this.verdict !== undefined) return this.verdict;
    this.above.see(share);
    this.below.see(1 - share);
    if (this.above.wealth >= 1 / ERROR) this.verdict = 'above';
    else if (this.below.wealth >= 1 / ERROR) this.verdict = 'below';
    return this.verdict;
  }
}
