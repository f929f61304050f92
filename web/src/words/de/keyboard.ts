import type { Catalogue } from '../words.svelte.ts';

export const keyboard: Catalogue['keyboard'] = {
  commandLine: 'Befehlszeile',
  keys: 'Tasten',
  withKey: (label, key) => `${label} (${key})`,
  groups: { room: 'Am Tisch', turn: 'Dein Zug', view: 'Was du siehst', map: 'Auf der Karte' },
  names: { Enter: 'Eingabe', Escape: 'Esc', ' ': 'Leertaste', Home: 'Pos1', End: 'Ende', Shift: 'Umschalt' },
  turn: {
    letters: 'Eine Airline, ihre nächste Karte oder ihre Aktie im Markt',
    deck: 'Der Stapel',
    go: 'Der große Knopf',
    back: 'Einen Schritt zurück in der Auswahl',
    skip: 'Vorspulen, was gerade gezeigt wird',
  },
  view: { list: 'Strecken als Liste', map: 'Strecken auf der Karte' },
  map: { pan: 'Karte schieben oder zur nächsten hellen Strecke' },
};
