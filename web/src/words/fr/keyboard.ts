import type { Catalogue } from '../words.svelte.ts';

export const keyboard: Catalogue['keyboard'] = {
  commandLine: 'Ligne de commande',
  keys: 'Touches',
  withKey: (label, key) => `${label} (${key})`,
  groups: { room: 'À la table', turn: 'Ton tour', view: 'Ce que tu vois', map: 'Sur la carte' },
  names: { Enter: 'Entrée', Escape: 'Échap', ' ': 'Espace', Home: 'Début', End: 'Fin', Shift: 'Maj' },
  turn: {
    letters: 'Une compagnie, sa prochaine carte ou son action au marché',
    deck: 'La pioche',
    go: 'Le grand bouton',
    back: 'Un pas en arrière dans le choix',
    skip: 'Abréger ce qui est montré',
  },
  view: { list: 'Les lignes en liste', map: 'Les lignes sur la carte' },
  map: { pan: 'Déplacer la carte, ou vers la prochaine ligne éclairée' },
};
