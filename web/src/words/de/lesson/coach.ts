import type { CoachWords } from '../../en/lesson/coach.ts';

export const coach: CoachWords = {
  label: 'Lektion',
  step: (place, count) => `Schritt ${place} von ${count}`,
  back: 'Noch einmal lesen',
  next: 'Weiter',
  now: 'Weiter',
  leave: 'Lektion verlassen',
  left: 'Die Lektion ist gespeichert. Sie geht weiter, wo du warst.',
  watch: 'Zeig mir den Rest',
  playOn: 'Ich spiele weiter',
  realGame: 'Dein erstes echtes Spiel',
  stay: 'Ergebnis ansehen',

  title: 'Dein erstes Spiel',
  begun: (place, count) =>
    `Du bist bei Schritt ${place} von ${count}. Der Tisch ist, wie du ihn verlassen hast.`,
  carryOn: 'Weiterspielen',
  startOver: 'Von vorn',
};
