import { tidy } from '../output.ts';
import type { GameReport } from './game-plan.ts';

/** Results of one seat or one bot. A victory shared by two counts half for each: wins sum up to games. */
export interface Standing {
  readonly name: string;
  /** How many seats of a table it has. */
  readonly seats: number;
  readonly games: number;
  readonly wins: number;
  readonly meanScore: number;
}

class Row {
  seats = 0;
  results = 0;
  wins = 0;
  points = 0;

  add(score: number, win: number): void {
    this.results++;
    this.points += score;
    this.wins += win;
  }
}

/** A victory is shared by those who are equal. */
export function winOf({ winners }: GameReport, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Sums up reports in any order. */
export class Tally {
  private readonly bots: readonly string[];
  private readonly bySeat: readonly Row[];
  private readonly byBot = new Map<string, Row>();
  private readonly reasons = new Map<string, number>();
  private winningTotals = 0;
  games = 0;
  decisions = 0;

  constructor(bots: readonly string[]) {
    this.bots = bots;
    this.bySeat = bots.map(() => new Row());
    for (const seat of this.bySeat) seat.seats = 1;
    for (const bot of bots) this.botRow(bot).seats++;
  }

  add(report: GameReport): void {
    const { scores, reason } = report;
    this.games++;
    this.decisions += report.decisions;
    this.winningTotals += Math.max(...scores);
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    scores.forEach((score, seat) => {
      const win = winOf(report, seat);
      this.bySeat[seat]?.add(score, win);
      this.botRow(this.bots[report.bots[seat] ?? 0] ?? '').add(score, win);
    });
  }

  get meanWinningTotal(): number {
    return tidy(mean(this.winningTotals, this.games));
  }

  get endReasons(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.reasons);
  }

  get seats(): Standing[] {
    return this.bySeat.map((row, seat) => this.standing(String(seat), row));
  }

  get botStandings(): Standing[] {
    return [...this.byBot].map(([bot, row]) => this.standing(bot, row));
  }

  private botRow(bot: string): Row {
    let row = this.byBot.get(bot);
    if (!row) {
      row = new Row();
      this.byBot.set(bot, row);
    }
    return row;
  }

  private standing(name: string, row: Row): Standing {
    const { seats, wins } = row;
    return {
      name,
      seats,
      games: this.games,
      wins: tidy(wins),
      meanScore: tidy(mean(row.points, row.results)),
    };
  }
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : sum / count;
}
