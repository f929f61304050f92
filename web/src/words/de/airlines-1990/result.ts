import type { Texts } from '../../airlines-1990.ts';

export const result: Texts['result'] = {
  endedBy: {
    'shares-gone': 'Die letzte Aktie war genommen, darauf kam die Schlusswertung.',
    'third-scoring': 'Zu zweit endet das Spiel mit der dritten Wertung.',
    stalemate: 'Eine ganze Runde lang wurde keine Karte gezogen oder geflogen, so kam die Schlusswertung.',
  },
  shared: 'Gleich viele Punkte.',
  sharedSays: 'Der Sieg ist geteilt.',
  bonus: 'Sitz',
  inPile: 'Noch im Aktienstapel',
  inFlightPile: 'Noch im Flugstapel',
};
