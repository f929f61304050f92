import type { Texts } from '../../air-kwire.ts';

export const keys: Texts['keys'] = {
  airlines: 'Une compagnie : pour la ligne, pour l’ouvrir ou pour regarder une opération',
  trade: 'Acheter ou vendre une action de la compagnie regardée ; un échange de plus ou de moins',
  cards: 'Une carte de la main, depuis la gauche',
  aircraft: 'L’avion suivant',
  pile: 'Piocher',
  discard: 'Défausser une carte à la place',
  yes: 'Accepter',
  no: 'Refuser',
  without: 'Continuer sans',
};
