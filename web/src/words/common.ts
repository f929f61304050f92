/** What the tables of all games say: every language has what the English one has. */
export type Texts = typeof import('./en/common/index.ts');
/** What they say at the end of a game; it comes after the table. */
export type SceneTexts = typeof import('./en/common/scenes.ts');
