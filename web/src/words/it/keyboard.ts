import type { Catalogue } from '../words.svelte.ts';

export const keyboard: Catalogue['keyboard'] = {
  commandLine: 'Riga di comando',
  keys: 'Tasti',
  withKey: (label, key) => `${label} (${key})`,
  groups: { room: 'Al tavolo', turn: 'Il tuo turno', view: 'Che cosa vedi', map: 'Sulla mappa' },
  names: { Enter: 'Invio', Escape: 'Esc', ' ': 'Spazio', Home: 'Home', End: 'Fine', Shift: 'Maiusc' },
  turn: {
    letters: 'Una compagnia, la sua prossima carta o la sua azione nel mercato',
    deck: 'Il mazzo',
    go: 'Il pulsante grande',
    back: 'Un passo indietro nella scelta',
    skip: 'Salta ciò che viene mostrato',
  },
  view: { list: 'Tratte in elenco', map: 'Tratte sulla mappa' },
  map: { pan: 'Sposta la mappa, o alla prossima tratta accesa' },
};
