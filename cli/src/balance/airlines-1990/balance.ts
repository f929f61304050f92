import type { Board } from '@tarmac/airlines-1990';
import { airlines1990 } from '@tarmac/airlines-1990';
import { percent, print, printTable } from '../../output.ts';
import type { Balance } from '../balance.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';
import type { Report } from './report.ts';
import { reportOf } from './report.ts';

export const airlines1990Balance: Balance<Facts, Report> = {
  game: airlines1990.id,
  factsOf,
  report: (tally, games, board) => reportOf(tally, games, board as Board),
  print: printReport,
};

function printReport(report: Report): void {
  printTable([
    ['company', 'founded', 'inactive', 'worth most', 'markers', 'left', 'paid'],
    ...report.companies.map((company) => [
      company.company,
      percent(company.founded, 1),
      percent(company.inactive, 1),
      company.highest,
      company.meanWorth.toFixed(1),
      company.meanLeft.toFixed(1),
      company.meanPaid.toFixed(1),
    ]),
  ]);
  const { meanFlights, meanKeeps, meanPlays, meanSingles, meanSabotages } = report;
  const list = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(', ');
  print(
    '',
    `turns a player: ${report.turnsAPlayer.toFixed(1)}; before the scorings ${list(report.turnsToScorings)}`,
  );
  print(
    `in a game: ${meanFlights.toFixed(1)} flights, ${meanKeeps.toFixed(1)} cards kept, ${meanPlays.toFixed(1)} plays ` +
      `(${meanSingles.toFixed(1)} of one share), ${meanSabotages.toFixed(1)} sabotages`,
  );
  print(`totals by rank: ${list(report.meanTotals)}`);
  print(`routes never used: ${report.routesNeverUsed.join(', ') || 'none'}`);
}
