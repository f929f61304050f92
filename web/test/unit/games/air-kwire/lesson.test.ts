import { airKwire } from '@tarmac/air-kwire';
import { expect, it } from 'vitest';
import { lesson } from '../../../../src/games/air-kwire/lesson/lesson.ts';
import { dealOf, suits } from '../../../lesson-deals/deal.ts';

it('the deal of the first game of Air-Kwire suits it; if not, test/lesson-deals/main.ts finds another', () => {
  const { plan, pilot } = lesson;
  const file = airKwire.boardFiles.find((one) => airKwire.loadBoard(one).id === plan.board);
  const deal = dealOf(airKwire.loadBoard(file), { ...plan, pilot });
  expect(suits(deal), JSON.stringify(deal)).toBe(true);
});
