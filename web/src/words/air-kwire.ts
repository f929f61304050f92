import type { RefusalValues } from '@tarmac/kernel';

/** The texts of a table of Air-Kwire: every language has what the English one has. */
export type Texts = typeof import('./en/air-kwire/index.ts');
/** What is said on its stage and at the end of a game; it comes after the table. */
export type SceneTexts = typeof import('./en/air-kwire/scenes.ts');

/** The first word of an airline's name is its id: the same in every language. */
export function airline({ airline }: RefusalValues): string {
  const id = String(airline ?? '');
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** Aircraft have proper names. */
export const aircraft = { 'tri-motor': 'Tri-Motor', 'boeing-247': 'Boeing 247', 'dc-3': 'DC-3' } as const;

/** The type of aircraft that a refusal is about. */
export function aircraftOf({ aircraft: type }: RefusalValues): string {
  return (aircraft as Readonly<Record<string, string>>)[String(type)] ?? '';
}
