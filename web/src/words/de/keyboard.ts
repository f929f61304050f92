import type { Catalogue } from '../words.svelte.ts';

export const keyboard: Catalogue['keyboard'] = {
  commandLine: 'Befehlszeile',
  keys: 'Tasten',
  withKey: (label, key) => `${label} (${key})`,
  groups: { room: 'Am Tisch', turn: 'Dein Zug', view: 'Was du siehst', map: 'Auf dem Plan' },
  names: { Enter: 'Eingabe', Escape: 'Esc', ' ': 'Leertaste', Home: 'Pos1', End: 'Ende', Shift: 'Umschalt' },
};
