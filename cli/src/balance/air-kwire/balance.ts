import type { Board } from '@tarmac/air-kwire';
import { airKwire } from '@tarmac/air-kwire';
import { percent, print, printTable } from '../../output.ts';
import type { Balance } from '../balance.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';
import type { Report } from './report.ts';
import { reportOf } from './report.ts';

export const airKwireBalance: Balance<Facts, Report> = {
  game: airKwire.id,
  factsOf,
  report: (tally, games, board) => reportOf(tally, games, board as Board),
  print: printReport,
};

function printReport(report: Report): void {
  printTable([
    ['airline', 'opened', 'took over', 'taken over', 'largest', 'points'],
    ...report.airlines.map((airline) => [
      airline.airline,
      percent(airline.opened, 1),
      percent(airline.acquirer, 1),
      percent(airline.defunct, 1),
      airline.largest,
      airline.meanPoints.toFixed(1),
    ]),
  ]);
  const [soon, late] = report.turnsOfMost;
  print('', `turns a player: ${report.turnsAPlayer.toFixed(1)}; in eight of ten games ${soon} to ${late}`);
  print(
    `in a game: ${report.meanRoutes.toFixed(1)} routes, ${report.meanDiscards.toFixed(1)} discards, ` +
      `${report.meanAsked.toFixed(1)} consents asked (${report.meanRefused.toFixed(1)} refused), ` +
      `${report.meanMergers.toFixed(1)} mergers, ${report.meanForfeits.toFixed(1)} forfeits, ` +
      `${report.meanBankruptcies.toFixed(1)} bankruptcies, ${report.meanPowers.toFixed(1)} power cards`,
  );
  print(
    `of the wealth ${percent(report.dividends, 1)} are dividends, ${percent(report.bonuses, 1)} bonuses of ` +
      `mergers; at payouts ${percent(report.paying, 1)} of the airlines pay`,
  );
  print(`wealth by rank: ${report.meanWealth.map((wealth) => wealth.toFixed(0)).join(', ')}`);
  print(`cities never flown to: ${report.citiesNeverFlown.join(', ') || 'none'}`);
}
