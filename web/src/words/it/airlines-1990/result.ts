import type { SceneTexts } from '../../airlines-1990.ts';

export const result: SceneTexts['result'] = {
  endedBy: {
    'shares-gone': 'L’ultima azione è stata presa, ed è seguito il conteggio finale.',
    'third-scoring': 'In due la partita finisce con il terzo conteggio.',
    stalemate: 'Un intero giro senza carte volo pescate né giocate: è seguito il conteggio finale.',
  },
  shared: 'Pari punti.',
  brought: 'Quanto ha reso ogni compagnia',
  bonus: 'Bonus',
  inPile: 'Rimaste nel mazzo delle azioni',
  inFlightPile: 'Rimaste nel mazzo delle carte volo',
};
