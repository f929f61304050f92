import type { Board } from '@tarmac/airlines-europe';
import { airlinesEurope } from '@tarmac/airlines-europe';
import { percent, print, printTable } from '../../output.ts';
import type { Balance } from '../balance.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';
import type { Report } from './report.ts';
import { reportOf } from './report.ts';

export const airlinesEuropeBalance: Balance<Facts, Report> = {
  game: airlinesEurope.id,
  factsOf,
  report: (tally, games, board) => reportOf(tally, games, board as Board),
  print: printReport,
};

function printReport(report: Report): void {
  const { airlines, routesNeverUsed, meanTotals, meanAbacusPayout } = report;
  const points = (list: readonly number[]): string[] => list.map((value) => value.toFixed(1));
  const header = ['airline', 'highest', 'track', 'sold', 'paid 1st', '2nd', '3rd', 'bonus'];
  printTable([
    header,
    ...airlines.map((airline) => [
      airline.airline,
      airline.highest,
      airline.meanTrack.toFixed(1),
      airline.meanSold.toFixed(1),
      ...points(airline.meanPayout),
      airline.bonusRate > 0 ? percent(airline.bonusRate, 1) : '–',
    ]),
    ['abacus', '', '', '', ...points(meanAbacusPayout), ''],
  ]);
  print();
  printTable([
    ['after scoring', '1', '2', '3'],
    ...meanTotals.map((totals, rank) => [`rank ${rank + 1}`, ...points(totals)]),
  ]);
  const { least, most } = report.licencesLeft;
  print('', `licences left: ${least} to ${most}`);
  print(`routes never used: ${routesNeverUsed.join(', ') || 'none'}`);
}
