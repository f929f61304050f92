import type { Catalogue } from '../words.svelte.ts';

export const keyboard: Catalogue['keyboard'] = {
  commandLine: 'Ligne de commande',
  keys: 'Touches',
  withKey: (label, key) => `${label} (${key})`,
  groups: { room: 'À la table', turn: 'Ton tour', view: 'Ce que tu vois', map: 'Sur le plateau' },
  names: { Enter: 'Entrée', Escape: 'Échap', ' ': 'Espace', Home: 'Début', End: 'Fin', Shift: 'Maj' },
};
