import type { RefusalValues } from '@tarmac/kernel';

/** The texts of a table of Airlines (1990): every language has what the English one has. */
export type Texts = typeof import('./en/airlines-1990/index.ts');
/** What is said on its stage and at the end of a game; it comes after the table. */
export type SceneTexts = typeof import('./en/airlines-1990/scenes.ts');

/** The three letters of a company, as a refusal names it: the same in every language. */
export function company({ company }: RefusalValues): string {
  return String(company ?? '').toUpperCase();
}
