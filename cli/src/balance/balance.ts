import type { GameTypes } from '@tarmac/kernel';
import type { GameReport } from '../play/game-plan.ts';
import type { AnyMatch } from '../play/play-game.ts';
import type { Tally } from '../play/tally.ts';
import { airKwireBalance } from './air-kwire/balance.ts';
import { airlines1990Balance } from './airlines-1990/balance.ts';
import { airlinesEuropeBalance } from './airlines-europe/balance.ts';
import type { Band } from './bands.ts';

export interface BalanceReport {
  readonly bands: readonly Band[];
}

/** How a game judges its boards: what it notes of every match, and what it makes of many. */
export interface Balance<Facts = unknown, Report extends BalanceReport = BalanceReport> {
  readonly game: string;
  /** Plain JSON, since it travels between threads. */
  factsOf(match: AnyMatch): Facts;
  report(tally: Tally, games: readonly GameReport<Facts>[], board: GameTypes['Board']): Report;
  /** What the report says in addition to the bands, for people. */
  print(report: Report): void;
}

/** The games that judge their boards. */
const BALANCES: readonly Balance[] = [
  airlinesEuropeBalance,
  airlines1990Balance,
  airKwireBalance,
] as readonly Balance[];

export function findBalance(game: string): Balance | undefined {
  return BALANCES.find((balance) => balance.game === game);
}
