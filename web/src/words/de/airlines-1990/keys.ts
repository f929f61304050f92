import type { Texts } from '../../airlines-1990.ts';

/** Keys of a table of Airlines (1990), where no button says what they do. */
export const keys: Texts['keys'] = {
  companies: 'Eine Gesellschaft oder ihre Aktie im Markt',
  cards: 'Beim Gründen oder Fliegen: eine Flugkarte, von links',
  shares: 'Eine Aktie mehr oder weniger',
  pile: 'Der Aktienstapel',
  without: 'Karten behalten oder keine Sabotage',
};
