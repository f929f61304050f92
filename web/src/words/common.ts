/** What the tables of all games say: every language has what the English one has. */
export type Texts = typeof import('./en/common/index.ts');
