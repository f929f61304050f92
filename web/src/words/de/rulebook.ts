import type { Catalogue } from '../words.svelte.ts';

/** The reader of the rules. */
export const rulebook: Catalogue['rulebook'] = {
  title: 'Regeln',
  search: 'In den Regeln suchen',
  clear: 'Alle Regeln zeigen',
  contents: 'Inhalt',
  none: 'Das sagt keine Regel.',
  found: (n) => (n === 1 ? '1 Stelle gefunden' : `${n} Stellen gefunden`),
  ours: 'Unsere Festlegung',
  example: 'Beispiel',
  toRule: (rule) => `Zur Regel ${rule}`,
};
