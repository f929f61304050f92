import type { SceneTexts } from '../../airlines-1990.ts';

export const result: SceneTexts['result'] = {
  endedBy: {
    'shares-gone': 'Die letzte Aktie wurde genommen, es folgte die Schlusswertung.',
    'third-scoring': 'Zu zweit endet das Spiel mit der dritten Wertung.',
    stalemate:
      'Eine ganze Runde lang wurde keine Flugkarte gezogen oder gespielt, es folgte die Schlusswertung.',
  },
  shared: 'Gleich viele Punkte.',
  brought: 'Was jede Gesellschaft brachte',
  bonus: 'Bonus',
  inPile: 'Noch im Aktienstapel',
  inFlightPile: 'Noch im Flugkartenstapel',
};
