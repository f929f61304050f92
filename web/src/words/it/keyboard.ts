import type { Catalogue } from '../words.svelte.ts';

export const keyboard: Catalogue['keyboard'] = {
  commandLine: 'Riga di comando',
  keys: 'Tasti',
  withKey: (label, key) => `${label} (${key})`,
  groups: { room: 'Al tavolo', turn: 'Il tuo turno', view: 'Che cosa vedi', map: 'Sulla mappa' },
  names: { Enter: 'Invio', Escape: 'Esc', ' ': 'Spazio', Home: 'Home', End: 'Fine', Shift: 'Maiusc' },
};
