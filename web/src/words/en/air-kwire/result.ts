import { figure, money } from '../../figures.ts';
import type { Rich } from '../../rich.ts';
import { rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { are, capital, named } from '../people.ts';

const dollars = (amount: number): string => money('en', amount);

/** The end of a game of Air-Kwire. */
export const result = {
  endedBy: {
    reached: (airline: string, points: number) => `${airline} reached ${points} city points.`,
    /** AK-52: the airline that reached 40 did not outlive the last payout. */
    bankrupt: 'An airline reached 40 city points.',
    agreed: 'Everyone agreed that no airline would reach 40 city points.',
    exhausted: 'Five rounds passed without a new route.',
    'round-limit': 'A hundred rounds have been played.',
  },
  margin: (margin: number, next: readonly Who[]): Rich =>
    rich`${strong(`${capital(named(next))} ${are(next)} ${dollars(margin)} behind.`)}`,
  shared: (winners: readonly Who[], amount: number): Rich =>
    rich`${strong(`${capital(named(winners))} have ${dollars(amount)} each.`)}`,
  led: (who: Who, turns: number, all: number) =>
    `${who.is === 'you' ? 'You were' : `${who.name} was`} in the lead longest: after ${turns} of ${all} turns.`,
  chart: 'Wealth in dollars',
  inDollars: 'In dollars',
  cash: 'Cash',
  at: (price: number) => `at ${figure('en', price)}`,
  times: (shares: number) => `${shares} ×`,
  total: 'Wealth',
  dividends: 'Dividends received',
  bonuses: 'Bonuses received',
  dollars: (amount: number) => dollars(amount),
  figure: (amount: number) => figure('en', amount),

  brought: 'What each airline brought',
  broughtSays:
    'In dollars: dividends, bonuses, sales and the shares at the end, less what was paid for them.',

  overTime: 'Wealth over time',
  overTimeSays: 'Cash and shares, after every turn',
  /** A line of the table for those who cannot see the chart. */
  afterTurn: (turn: number, paid: boolean, takenOver: readonly string[]) =>
    [
      turn === 0 ? 'the deal' : `turn ${turn}`,
      ...(paid ? ['dividends'] : []),
      ...takenOver.map((airline) => `${airline} taken over`),
    ].join(', '),
  turns: (count: number) => (count === 1 ? '1 turn' : `${count} turns`),
  paid: 'Dividends',
  takenOver: 'Airline taken over',

  inPile: 'Left in the pile',
};
