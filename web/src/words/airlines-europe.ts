/** The texts of a table of Airlines Europe: every language has what the English one has. */
export type Texts = typeof import('./en/airlines-europe/index.ts');
/** What is said on its stage and at the end of a game; it comes after the table. */
export type SceneTexts = typeof import('./en/airlines-europe/scenes.ts');

/** Airlines are called the same in every language: these are proper names (AE-2). */
export const airlines = {
  yellow: { name: 'Air Amigos', short: 'Amigos' },
  blue: { name: 'Rio Grande Southern Europe', short: 'Rio Grande' },
  violet: { name: 'Lucky Hans Airways', short: 'Lucky Hans' },
  red: { name: 'Days Of Flying Wonders', short: 'Wonders' },
  black: { name: 'Brooms Bewitched', short: 'Brooms' },
  brown: { name: 'Jolly Roger Airships', short: 'Jolly Roger' },
  green: { name: 'FF Flys', short: 'FF Flys' },
  orange: { name: "It's Funagain To Fly", short: 'Funagain' },
  gray: { name: 'Flying Is Simply Fun', short: 'Simply Fun' },
  white: { name: 'White Winds', short: 'White Winds' },
  abacus: { name: 'Air ABACUS', short: 'ABACUS' },
};

/** The short name of a share, as a refusal names it. */
export function airline(id: string | number | undefined): string {
  return (airlines as Readonly<Record<string, { readonly short: string }>>)[String(id)]?.short ?? '';
}
