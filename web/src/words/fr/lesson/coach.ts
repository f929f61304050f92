import type { CoachWords } from '../../en/lesson/coach.ts';

export const coach: CoachWords = {
  label: 'Leçon',
  step: (place, count) => `Étape ${place} sur ${count}`,
  back: 'Relire',
  next: 'Suivant',
  now: 'Continuer',
  leave: 'Quitter la leçon',
  left: 'La leçon est gardée. Elle reprendra où tu l’as laissée.',
  watch: 'Montre-moi la suite',
  playOn: 'Je continue',
  realGame: 'Joue ta première vraie partie',
  stay: 'Voir le résultat',

  title: 'Ta première partie',
  begun: (place, count) => `Tu en es à l’étape ${place} sur ${count}. La table est comme tu l’as laissée.`,
  carryOn: 'Reprendre',
  startOver: 'Recommencer',
};
