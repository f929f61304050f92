import type { DifferencesWords } from '../../en/differences/page.ts';

export const differences: DifferencesWords = {
  lead: 'In tutti e tre conta avere le azioni giuste di compagnie che tutti fanno crescere. Il resto è diverso.',
  players: 'Giocatori',
  aspects: {
    theme: 'Dove si gioca',
    length: 'Quanto dura',
    turn: 'Il tuo turno',
    shares: 'Azioni',
    money: 'Denaro',
    map: 'Mappa',
    scores: 'Che cosa rende',
    conflict: 'Quanto è aspro',
    secret: 'Segreto',
    end: 'La fine',
    luck: 'Fortuna',
    whom: 'Per chi',
  },
  games: 'I giochi',
  newTo: (game) => `${game} è nuovo per te?`,
  know: (game) => `Conosci ${game}:`,
  measured: 'Le durate sono medie di partite fra quattro bot.',
};
