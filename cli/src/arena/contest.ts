import type { GamePlan, GameReport } from '../play/game-plan.ts';
import { dealOf } from '../play/game-plan.ts';
import { winOf } from '../play/tally.ts';
import { gameSeeds } from '../seeds.ts';
import type { Estimate } from './estimate.ts';
import { estimate, meanOf } from './estimate.ts';
import type { SequentialTest } from './sequential.ts';
import type { BotPace } from './times.ts';
import { Paces } from './times.ts';

/** One deal, played once with the candidate in every seat. Lists are by that seat. */
export interface Block {
  readonly seed: string;
  /** What the candidate had of each victory: 1, 0, or a part of a shared one. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  /** By how much its score was above the best of the others. */
  readonly margins: readonly number[];
}

/** The place of the candidate in a plan. */
const CANDIDATE = 0;

/**
 * What a candidate, the first bot of the plan, does against the others. Blocks count in the order of their deals, and
 * only while all before them are finished: which ones count then depends neither on how many workers there are nor
 * on how long a game takes.
 */
export class Contest {
  readonly plan: GamePlan;
  readonly blocks: Block[] = [];
  private readonly test: SequentialTest | undefined;
  private readonly waiting = new Map<number, GameReport[]>();
  private readonly thinking = new Paces();
  /** The test has its verdict: what comes later does not count. */
  decided = false;

  constructor(plan: GamePlan, test?: SequentialTest) {
    this.plan = plan;
    this.test = test;
  }

  /** Takes reports in any order and returns those that count from now on. */
  take(report: GameReport): readonly GameReport[] {
    const deal = dealOf(report.game, this.plan.gamesPerDeal);
    this.waiting.set(deal, [...(this.waiting.get(deal) ?? []), report]);
    const counted: GameReport[] = [];
    for (let next = this.next(); next && !this.decided; next = this.next()) {
      this.waiting.delete(this.blocks.length + 1);
      this.count(next);
      counted.push(...next);
    }
    return counted;
  }

  private next(): GameReport[] | undefined {
    const reports = this.waiting.get(this.blocks.length + 1);
    return reports?.length === this.plan.gamesPerDeal ? reports : undefined;
  }

  private count(reports: readonly GameReport[]): void {
    const seated = reports
      .map((report) => ({ report, seat: report.bots.indexOf(CANDIDATE) }))
      .sort((one, other) => one.seat - other.seat);
    const wins = seated.map(({ report, seat }) => winOf(report, seat));
    this.blocks.push({
      seed: gameSeeds(this.plan.seed)(this.blocks.length + 1),
      wins,
      scores: seated.map(({ report, seat }) => report.scores[seat] ?? 0),
      margins: seated.map(({ report, seat }) => marginOf(report.scores, seat)),
    });
    for (const { bots, times } of reports)
      bots.forEach((bot, seat) => {
        const measured = times?.[seat];
        if (measured) this.thinking.add(this.plan.bots[bot] ?? '', measured);
      });
    this.decided = this.test?.see(meanOf(wins)) !== undefined;
  }

  get games(): number {
    return this.blocks.length * this.plan.gamesPerDeal;
  }

  /** Each block counts as one value: its games have the same cards, so they are not independent. */
  estimateOf(value: 'wins' | 'scores' | 'margins'): Estimate | null {
    return estimate(this.blocks.map((block) => meanOf(block[value])));
  }

  /** By the seat of the candidate; nothing where no block is complete. */
  get winShares(): readonly number[] {
    if (this.blocks.length === 0) return [];
    return this.plan.bots.map((_, seat) => meanOf(this.blocks.map(({ wins }) => wins[seat] ?? 0)));
  }

  get paces(): readonly BotPace[] {
    return this.thinking.all;
  }
}

function marginOf(scores: readonly number[], seat: number): number {
  return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));
}
