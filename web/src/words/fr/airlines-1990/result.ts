import type { SceneTexts } from '../../airlines-1990.ts';

export const result: SceneTexts['result'] = {
  endedBy: {
    'shares-gone': 'La dernière action a été prise, et le décompte final a suivi.',
    'third-scoring': 'À deux, le troisième décompte met fin à la partie.',
    stalemate: 'Un tour de table sans carte Vol piochée ni jouée : le décompte final a suivi.',
  },
  shared: 'Égalité de points.',
  brought: 'Ce que chaque compagnie a rapporté',
  bonus: 'Bonus',
  inPile: 'Restes de la pioche des actions',
  inFlightPile: 'Restes de la pioche des cartes Vol',
};
