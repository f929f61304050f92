import type { Texts } from '../../airlines-1990.ts';

/** Keys of a table of Airlines (1990), where no button says what they do. */
export const keys: Texts['keys'] = {
  companies: 'Una compagnia, o la sua azione nel mercato',
  cards: 'Mentre fondi o voli: una carta volo, da sinistra',
  shares: 'Un’azione in più o in meno',
  pile: 'Il mazzo delle azioni',
  without: 'Tieni le carte, o non sabotare',
};
