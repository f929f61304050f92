import { expect, it } from 'vitest';
import { joined } from '../../../../src/games/common/panels/sentences.ts';
import { plain, type Rich, rich, strong } from '../../../../src/words/rich.ts';

const has = (): string => 'a';
const ALL: readonly Rich[] = [
  rich`${has()} acheté ${strong('Berlin–Paris')}.`,
  rich`${has()} pris une action.`,
  rich`Le cours monte.`,
  rich`${has()} passé.`,
];

it('what one player did is one sentence where few words count; what came of it is another', () => {
  expect(plain(joined(ALL, true))).toBe('a acheté Berlin–Paris, a pris une action. Le cours monte. A passé.');
});

it('elsewhere everything is a sentence of its own', () => {
  expect(plain(joined(ALL))).toBe('a acheté Berlin–Paris. A pris une action. Le cours monte. A passé.');
});
