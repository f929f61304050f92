import type { Catalogue } from '../words.svelte.ts';

/** The reader of the rules. */
export const rulebook: Catalogue['rulebook'] = {
  title: 'Règles',
  search: 'Chercher dans les règles',
  clear: 'Afficher toutes les règles',
  contents: 'Sommaire',
  none: 'Aucune règle ne dit cela.',
  found: (n) => (n < 2 ? `${n} passage trouvé` : `${n} passages trouvés`),
  ours: 'Notre choix',
  example: 'Exemple',
  toRule: (rule) => `Vers la règle ${rule}`,
};
