import { describe, expect, it } from 'vitest';
import type {
  SceneTexts as EuropeSceneTexts,
  Texts as EuropeTexts,
} from '../../../src/words/airlines-europe.ts';
import type { Texts as CommonTexts } from '../../../src/words/common.ts';
import { plain } from '../../../src/words/rich.ts';
import { languages, longText } from './catalogue.ts';

/* Sentences that once said something odd, because what they tell happens so seldom. */
describe.each(languages)('%s', async (language) => {
  const { panels } = (await longText(language, 'common/index.ts')) as CommonTexts;
  const { narration } = (await longText(language, 'airlines-europe/index.ts')) as EuropeTexts;
  const { ceremony, result } = (await longText(language, 'airlines-europe/scenes.ts')) as EuropeSceneTexts;

  it('speaks to nobody when nobody plays at this screen', () => {
    const others = [{ name: 'Bruno', change: 2 }];
    expect(panels.feed.verdict(null, others)).toBe('Bruno +2.');
    expect(panels.feed.verdict(0, others)).not.toBe('Bruno +2.');
    expect(panels.feed.verdict(null, [])).toBe(panels.feed.verdict(0, []));
  });

  it('names those who gain alike together, you last', () => {
    const gains = [
      { change: 2, names: ['Bruno', 'Chiara'], you: false },
      { change: 1, names: ['Emil'], you: true },
      { change: -1, names: [], you: true },
    ];
    expect(panels.feed.brings(gains)).toMatch(/^\+2 .*Bruno.*Chiara, \+1 .*Emil.+, \u22121 \S+ \S+$/);
    expect(panels.feed.brings([])).toBe('');
  });

  it('does not count ABACUS shares that are not there', () => {
    expect(plain(result.shared(0))).not.toMatch(/\d/);
    expect(plain(result.shared(2))).toContain('2');
  });

  it('lists nobody when a bankruptcy takes from nobody', () => {
    const { bankrupt } = narration;
    expect(plain(bankrupt([]))).not.toMatch(/[:\u00A0]\s*,|\s,|undefined/);
    expect(plain(bankrupt([{ who: { name: 'Emil', you: false }, amount: 3 }]))).toMatch(/Emil.*3|3.*Emil/);
  });

  it('does not withhold from the bank what nobody gets', () => {
    const who = [
      { name: 'Ada', is: 'player' },
      { ...ceremony.bank, is: 'third' },
    ] as const;
    const tie = (paid: readonly number[], each: number) =>
      plain(ceremony.reason(null, [{ who, from: 3, to: 4, shares: 1, paid, each }], []));
    const sentences = (text: string): number => text.match(/\.(?=\s|$)/g)?.length ?? 0;
    expect(sentences(tie([0, 0], 0))).toBe(1);
    expect(sentences(tie([2, 0], 1))).toBe(2);
  });
});
