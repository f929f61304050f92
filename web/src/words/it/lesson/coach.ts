import type { CoachWords } from '../../en/lesson/coach.ts';

export const coach: CoachWords = {
  label: 'Lezione',
  step: (place, count) => `Passo ${place} di ${count}`,
  back: 'Rileggi',
  next: 'Avanti',
  now: 'Continua',
  leave: 'Esci dalla lezione',
  left: 'La lezione è salvata. Riprende da dove l’hai lasciata.',
  watch: 'Fammi vedere il resto',
  playOn: 'Gioco io',
  realGame: 'Gioca la tua prima vera partita',
  stay: 'Guarda il risultato',

  title: 'La tua prima partita',
  begun: (place, count) => `Sei al passo ${place} di ${count}. Il tavolo è come l’hai lasciato.`,
  carryOn: 'Riprendi',
  startOver: 'Ricomincia',
};
