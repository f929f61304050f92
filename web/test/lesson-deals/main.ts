import { airKwire } from '@tarmac/air-kwire';
import { dealOf, suits } from './deal.ts';

/*
 * Looks for a deal of the first game of Air-Kwire (web/src/games/air-kwire/lesson/lesson.ts):
 *   node web/test/lesson-deals/main.ts 1 200
 * tries `first-flight-1` to `first-flight-200` and prints a line for each that suits. The best are last: there the
 * learner is asked as a CEO whatever they open, and the first merger comes early.
 */

const BOT = 'greedy-1';

const [from = 1, to = 100] = process.argv.slice(2).map(Number);
const [file] = airKwire.boardFiles;
const board = airKwire.loadBoard(file);

const found = Array.from({ length: to - from + 1 }, (_, n) => `first-flight-${from + n}`).flatMap((seed) => {
  const deal = dealOf(board, { seed, opponents: [BOT, BOT], pilot: BOT });
  if (!suits(deal)) return [];
  const { courses } = deal;
  const asked = courses.filter((course) => course.asked).length / courses.length;
  const merger = Math.max(...courses.map((course) => course.merger));
  return [{ seed, openings: courses.length, asked, merger, lengths: courses.map(({ length }) => length) }];
});
for (const deal of found.toSorted((one, other) => one.asked - other.asked || other.merger - one.merger))
  process.stdout.write(`${JSON.stringify(deal)}\n`);
