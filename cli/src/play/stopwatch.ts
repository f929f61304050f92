import type { Watch } from '@tarmac/bots';

/** How long a seat thought in one game, in milliseconds. Plain JSON, since it travels between threads. */
export interface Thinking {
  readonly decisions: readonly number[];
  /** A turn is what a seat decides without another seat in between. */
  readonly turns: readonly number[];
  /** Processor time of all decisions together. */
  readonly processor: number;
}

/**
 * Systems count the processor time of a thread in steps of up to 4 ms: over many decisions that evens out, but a
 * single one that is shorter than this many milliseconds is better told by the clock.
 */
const SHORT = 20;

class Span {
  clock = 0;
  processor = 0;

  get length(): number {
    return this.clock < SHORT ? this.clock : this.processor;
  }
}

/** Measures the thread it runs in, which plays one game. */
export class Stopwatch implements Watch {
  private readonly seats: readonly { decisions: number[]; turns: number[]; processor: number }[];
  private readonly begin = new Span();
  private turn = new Span();
  private last = -1;

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => ({ decisions: [], turns: [], processor: 0 }));
  }

  asked(seat: number): void {
    if (seat !== this.last) this.endTurn();
    this.last = seat;
    this.begin.processor = processorTime();
    this.begin.clock = performance.now();
  }

  answered(seat: number): void {
    const decision = new Span();
    decision.clock = performance.now() - this.begin.clock;
    decision.processor = processorTime() - this.begin.processor;
    this.turn.clock += decision.clock;
    this.turn.processor += decision.processor;
    const row = this.seats[seat];
    if (!row) return;
    row.decisions.push(decision.length);
    row.processor += decision.processor;
  }

  times(): readonly Thinking[] {
    this.endTurn();
    this.last = -1;
    return this.seats;
  }

  private endTurn(): void {
    this.seats[this.last]?.turns.push(this.turn.length);
    this.turn = new Span();
  }
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
