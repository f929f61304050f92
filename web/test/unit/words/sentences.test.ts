import { describe, expect, it } from 'vitest';
import * as deEurope from '../../../src/words/de/airlines-europe/index.ts';
import * as de from '../../../src/words/de/index.ts';
import * as enEurope from '../../../src/words/en/airlines-europe/index.ts';
import * as en from '../../../src/words/en/index.ts';
import * as frEurope from '../../../src/words/fr/airlines-europe/index.ts';
import * as fr from '../../../src/words/fr/index.ts';
import * as italianEurope from '../../../src/words/it/airlines-europe/index.ts';
import * as italian from '../../../src/words/it/index.ts';
import { plain } from '../../../src/words/rich.ts';

/* Sentences that once said something odd, because what they tell happens so seldom. */
describe.each([
  ['en', en, enEurope],
  ['it', italian, italianEurope],
  ['fr', fr, frEurope],
  ['de', de, deEurope],
])('%s', (_, words, europe) => {
  it('speaks to nobody when nobody plays at this screen', () => {
    const others = [{ name: 'Bruno', change: 2 }];
    expect(words.screen.feed.verdict(null, others)).toBe('Bruno +2.');
    expect(words.screen.feed.verdict(0, others)).not.toBe('Bruno +2.');
    expect(words.screen.feed.verdict(null, [])).toBe(words.screen.feed.verdict(0, []));
  });

  it('does not count ABACUS shares that are not there', () => {
    expect(plain(words.result.shared(0))).not.toMatch(/\d/);
    expect(plain(words.result.shared(2))).toContain('2');
  });

  it('lists nobody when a bankruptcy takes from nobody', () => {
    const { bankrupt } = europe.narration;
    expect(plain(bankrupt([]))).not.toMatch(/[:\u00A0]\s*,|\s,|undefined/);
    expect(plain(bankrupt([{ who: { name: 'Emil', you: false }, amount: 3 }]))).toMatch(/Emil.*3|3.*Emil/);
  });

  it('does not withhold from the bank what nobody gets', () => {
    const who = [
      { name: 'Ada', is: 'player' },
      { ...words.ceremony.bank, is: 'third' },
    ] as const;
    const tie = (paid: readonly number[], each: number) =>
      plain(words.ceremony.reason(null, [{ who, from: 3, to: 4, shares: 1, paid, each }], []));
    const sentences = (text: string): number => text.match(/\.(?=\s|$)/g)?.length ?? 0;
    expect(sentences(tie([0, 0], 0))).toBe(1);
    expect(sentences(tie([2, 0], 1))).toBe(2);
  });
});
