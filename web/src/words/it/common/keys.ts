import type { Texts } from '../../common.ts';

/** Keys of any table, where no button says what they do. */
export const keys: Texts['keys'] = {
  go: 'Il pulsante grande',
  back: 'Un passo indietro nella scelta',
  skip: 'Salta ciò che viene mostrato',
  list: 'Rotte in elenco',
  map: 'Rotte sulla mappa',
  pan: 'Sposta la mappa, o alla prossima rotta accesa',
};
