import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import * as en from '../../src/words/en/index.ts';

vi.mock('../../src/words/words.svelte.ts', () => ({ words: () => en }));
const { parseRules, rulebook } = await import('../../src/games/airlines-europe/rules.ts');

const source = readFileSync(new URL('../../../games/airlines-europe/RULES.md', import.meta.url), 'utf8');
const numbers = [...source.matchAll(/^AE-\d+/gm)].map(([number]) => number);
const rules = parseRules(source, en.europe.rules.ours);
const textOf = (number: string) => rules.find((rule) => rule.number === number)?.text;

describe('the rules as they are read in the application', () => {
  it('are all there, in their order, each with words and a heading', () => {
    expect(numbers).toHaveLength(51);
    expect(rules.map(({ number }) => number)).toEqual(numbers);
    expect(rules.filter(({ text, section }) => text.length < 15 || section === '')).toEqual([]);
  });

  it('bear no marks of sources or decisions', () => {
    for (const { text } of rules) {
      expect(text).not.toMatch(/\[[EMI ]+\]|\([EMI][),:]|\bD:|\bD$|`| {2}/);
    }
  });

  it('name our decisions, also those settled at the end of the file', () => {
    expect(textOf('AE-4')).toBe(
      '2–5 players. Tokens may be changed at any time; our decision: so victory points (VP) have no supply limit.',
    );
    expect(textOf('AE-17')).toContain('Our decision: A choice cannot be changed');
    expect(textOf('AE-20')).toBe(
      'Our decision: The starting player is drawn by the seed, or set by the host.',
    );
    expect(textOf('AE-56')).toMatch(/^Our decision: \(follows AE-30\) only while/);
    expect(textOf('AE-60')).toBe('Take 8 million.');
  });

  it('stand under the headings of the file', async () => {
    const { sections } = await rulebook();
    expect(sections.map(({ title }) => title)).toEqual([
      'Components',
      'Setup',
      'Turn',
      'A — licences',
      'B — play shares',
      'C — Air ABACUS',
      'D — cash',
      'Bankruptcy',
      'Scoring',
      'End',
      'Two players',
      'Variants (options, off by default)',
      'What a player may see',
    ]);
    expect(sections.flatMap((section) => section.rules).length).toBe(51);
  });
});
