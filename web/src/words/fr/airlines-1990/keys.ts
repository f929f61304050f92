import type { Texts } from '../../airlines-1990.ts';

/** Keys of a table of Airlines (1990), where no button says what they do. */
export const keys: Texts['keys'] = {
  companies: 'Une compagnie, ou son action au marché',
  cards: 'Pour fonder ou voler : une carte Vol, en partant de la gauche',
  shares: 'Une action de plus ou de moins',
  pile: 'La pioche des actions',
  without: 'Garder les cartes, ou pas de sabotage',
};
