import { tidy } from '../output.ts';
import type { Thinking } from '../play/stopwatch.ts';

/** In milliseconds. */
interface Pace {
  readonly count: number;
  readonly mean: number;
  readonly p95: number;
}

export interface BotPace {
  readonly bot: string;
  readonly decisions: Pace;
  readonly turns: Pace;
}

/** Neighbouring classes of a spread differ by two per cent; nothing shorter than a microsecond is told apart. */
const RATIO = Math.log(1.02);
const SHORTEST = 0.001;

/** How values are spread, in little memory: quantiles are right to a per cent. */
export class Spread {
  private readonly classes = new Map<number, number>();
  count = 0;

  add(value: number): void {
    const place = Math.round(Math.log(Math.max(value, SHORTEST)) / RATIO);
    this.classes.set(place, (this.classes.get(place) ?? 0) + 1);
    this.count++;
  }

  quantile(part: number): number {
    let left = part * this.count;
    for (const [place, count] of [...this.classes].sort(([a], [b]) => a - b)) {
      left -= count;
      if (left <= 0) return Math.exp(place * RATIO);
    }
    return 0;
  }
}

/** How long each bot thought, over many games. */
export class Paces {
  private readonly bots = new Map<string, { decisions: Spread; turns: Spread; processor: number }>();

  add(bot: string, { decisions, turns, processor }: Thinking): void {
    const known = this.bots.get(bot);
    const row = known ?? { decisions: new Spread(), turns: new Spread(), processor: 0 };
    if (!known) this.bots.set(bot, row);
    for (const decision of decisions) row.decisions.add(decision);
    for (const turn of turns) row.turns.add(turn);
    row.processor += processor;
  }

  get all(): BotPace[] {
    return [...this.bots].map(([bot, { decisions, turns, processor }]) => ({
      bot,
      decisions: paceOf(decisions, processor),
      turns: paceOf(turns, processor),
    }));
  }
}

function paceOf(spread: Spread, total: number): Pace {
  const { count } = spread;
  return { count, mean: tidy(total / Math.max(count, 1)), p95: tidy(spread.quantile(0.95)) };
}
