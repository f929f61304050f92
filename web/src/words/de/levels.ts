import type { Catalogue } from '../words.svelte.ts';

/** The bots by their level, weakest first: what they are called, and one line of character. */
export const levels: Catalogue['shell']['levels'] = {
  cadet: { name: 'Flugschüler', says: 'Fliegt nach Gefühl. Gute Gesellschaft für die erste Partie.' },
  'second-officer': {
    name: 'Zweiter Offizier',
    says: 'Kennt sich aus, verpasst aber ab und zu eine Chance.',
  },
  'first-officer': { name: 'Erster Offizier', says: 'Spielt solide und bestraft Leichtsinn.' },
  captain: { name: 'Kapitän', says: 'Denkt voraus und sieht deinen nächsten Zug kommen.' },
  'chief-pilot': {
    name: 'Chefpilot',
    says: 'Stärker spielt hier niemand. Vergisst keine Karte und verschenkt nichts.',
  },
};
