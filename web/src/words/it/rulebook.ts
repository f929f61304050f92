import type { Catalogue } from '../words.svelte.ts';

/** The reader of the rules. */
export const rulebook: Catalogue['rulebook'] = {
  title: 'Regole',
  search: 'Cerca nelle regole',
  clear: 'Mostra tutte le regole',
  contents: 'Indice',
  none: 'Nessuna regola lo dice.',
  found: (n) => (n === 1 ? '1 punto trovato' : `${n} punti trovati`),
  ours: 'Decisione nostra',
  example: 'Esempio',
  toRule: (rule) => `Vai alla regola ${rule}`,
};
