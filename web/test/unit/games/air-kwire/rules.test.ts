import { limitsAt, SHARES } from '@tarmac/air-kwire/aids';
import { describe, expect, it } from 'vitest';
import { BOARD } from '../../../../src/games/air-kwire/rules/board.ts';
import type { BookKwire } from '../../../../src/games/air-kwire/rules/book.ts';
import { CONTENTS } from '../../../../src/games/air-kwire/rules/contents.ts';
import { MERGER, RANGE, RANGE_CHECK } from '../../../../src/games/air-kwire/rules/examples.ts';
import {
  BONUSES,
  DIVIDEND,
  EXCHANGE,
  OPENING,
  QUALIFIED,
  TRADE,
} from '../../../../src/games/air-kwire/rules/payments.ts';
import { examplesIn } from '../../../../src/games/air-kwire/rules/sentences.ts';
import { inWords, type RuleSection } from '../../../../src/games/rulebook.ts';
import { book as de } from '../../../../src/words/de/rules/air-kwire.ts';
import { book as en } from '../../../../src/words/en/rules/air-kwire.ts';
import { book as fr } from '../../../../src/words/fr/rules/air-kwire.ts';
import { book as italian } from '../../../../src/words/it/rules/air-kwire.ts';
import { describeBook } from '../common/rule-books.ts';

const sectionsOf = (book: BookKwire): RuleSection[] => inWords(CONTENTS, book, examplesIn(book));

describeBook({
  game: 'air-kwire',
  mark: 'AK',
  count: 55,
  sections: { en: sectionsOf(en), it: sectionsOf(italian), fr: sectionsOf(fr), de: sectionsOf(de) },
});

describe('the examples', () => {
  it('have the figures of the published rules', () => {
    expect(BONUSES.bonus.amounts).toEqual([2000, 1000, 0, 0]);
    expect(BONUSES.tiedSecond.amounts).toEqual([2000, 330, 330, 330]);
    expect(BONUSES.tiedFirst.amounts).toEqual([1500, 1500, 0, 0]);
    expect(BONUSES.alone.amounts).toEqual([3000, 0, 0, 0]);
    for (const { holdings } of Object.values(BONUSES))
      expect(holdings.reduce((sum, held) => sum + held, 0)).toBeLessThanOrEqual(SHARES);
  });

  it('show what they are for', () => {
    expect(OPENING).toMatchObject({ from: 0, to: 3, shares: { before: 0, after: 4 }, cost: 450 });
    expect(TRADE.to - TRADE.from).toBe(3);
    expect(TRADE.limits.price).toBeGreaterThan(TRADE.prices[2] ?? 0);
    expect(EXCHANGE).toMatchObject({ held: 5, disposal: { gets: 2, sells: 1 } });
    expect([MERGER.acquirer, MERGER.defunct]).toEqual(['cardinal', 'magnolia']);
    expect(MERGER.piece.meeting.verdict).toBe('merger');
    expect(DIVIDEND.down.rate).toBeLessThan(DIVIDEND.down.exact);
    expect(DIVIDEND.up.rate).toBeGreaterThan(DIVIDEND.up.exact);
    expect(DIVIDEND.up.rate - DIVIDEND.down.rate).toBe(10);
    expect(QUALIFIED.map(({ why }) => why)).toEqual([null, 'cities', 'aircraft', 'shares']);
    expect(QUALIFIED[0]?.rate).toBeGreaterThan(0);
  });

  it('fly as far as the rules allow', () => {
    const [near = [], middle = [], far = []] = RANGE.reached;
    const [a = '', b = '', c = ''] = RANGE.cities;
    expect([near.includes(a), near.includes(b), middle.includes(b)]).toEqual([true, false, true]);
    expect([middle.includes(c), far.includes(c)]).toEqual([false, true]);
    const { price } = RANGE;
    const space = BOARD.track.findIndex((at) => at.price === price);
    expect(limitsAt(BOARD, space).types).toEqual(['tri-motor', 'boeing-247']);
    expect(new Set([RANGE_CHECK.home, RANGE_CHECK.near, RANGE_CHECK.far]).size).toBe(3);
  });
});
