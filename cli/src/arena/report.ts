import { percent, print, printTable, rounded, tidy } from '../output.ts';
import type { Contest } from './contest.ts';
import type { Estimate } from './estimate.ts';

/** What a contest says to programs. */
export function summaryOf(contest: Contest) {
  const [candidate, ...opponents] = contest.plan.bots;
  return {
    candidate,
    opponents,
    games: contest.games,
    blocks: contest.blocks.length,
    winShare: tidied(contest.estimateOf('wins'), 4),
    equalShare: tidy(1 / contest.plan.bots.length, 4),
    meanScore: tidied(contest.estimateOf('scores'), 3),
    meanMargin: tidied(contest.estimateOf('margins'), 3),
    winShareBySeat: contest.winShares.map((share) => tidy(share, 4)),
    milliseconds: contest.paces,
    deals: contest.blocks.map(({ wins, ...block }) => ({ ...block, wins: wins.map((win) => tidy(win)) })),
  };
}

export type Summary = ReturnType<typeof summaryOf>;

/** What it says to people. */
export function printSummary(summary: Summary): void {
  const { winShare, meanScore, meanMargin } = summary;
  print(
    `${summary.candidate} against ${opponentsOf(summary)}: ${summary.games} games, ${summary.blocks} blocks`,
  );
  if (!winShare || !meanScore || !meanMargin) {
    print('No block is complete.');
    return;
  }
  const equal = `equal would be ${percent(summary.equalShare, 1)}`;
  print();
  printTable([
    [summary.candidate ?? '', 'mean', 'from', 'to', ''],
    ['win share', ...cells(winShare, (value) => percent(value, 1)), equal],
    ['score', ...cells(meanScore, (value) => value.toFixed(1)), ''],
    ['margin', ...cells(meanMargin, (value) => value.toFixed(1)), ''],
  ]);
  print();
  const shares = summary.winShareBySeat.map((share) => percent(share, 1));
  printTable([
    ['in seat', ...shares.map((_, seat) => seat)],
    ['win share', ...shares],
  ]);
  print();
  printTable([
    ['bot', 'decisions', 'ms', 'p95', 'turns', 'ms', 'p95'],
    ...summary.milliseconds.map(({ bot, decisions, turns }) => [
      bot,
      ...[decisions, turns].flatMap(({ count, mean, p95 }) => [count, rounded(mean, 2), rounded(p95, 2)]),
    ]),
  ]);
}

/** `3 random`, or `greedy-1, random, greedy-1` where they differ. */
function opponentsOf({ opponents }: Summary): string {
  const [first = ''] = opponents;
  const alike = opponents.length > 1 && opponents.every((bot) => bot === first);
  return alike ? `${opponents.length} ${first}` : opponents.join(', ');
}

function cells({ mean, low, high }: Estimate, written: (value: number) => string): string[] {
  return [mean, low, high].map((value) => (value === null ? '–' : written(value)));
}

function tidied(estimate: Estimate | null, digits: number): Estimate | null {
  if (!estimate) return null;
  const { mean, low, high } = estimate;
  return {
    mean: tidy(mean, digits),
    low: low === null ? null : tidy(low, digits),
    high: high === null ? null : tidy(high, digits),
  };
}
