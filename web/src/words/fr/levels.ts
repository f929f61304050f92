import type { Catalogue } from '../words.svelte.ts';

/** The bots by their level, weakest first: what they are called, and one line of character. */
export const levels: Catalogue['shell']['levels'] = {
  cadet: { name: 'Élève pilote', says: 'Vole à l’instinct. De bonne compagnie pour une première partie.' },
  'second-officer': {
    name: 'Pilote stagiaire',
    says: 'Connaît le métier, mais laisse parfois passer sa chance.',
  },
  'first-officer': { name: 'Copilote', says: 'Joue solidement et punit les coups imprudents.' },
  captain: { name: 'Commandant', says: 'Voit loin et devine ton prochain coup.' },
  'chief-pilot': {
    name: 'Chef pilote',
    says: 'Le plus fort de tous. N’oublie aucune carte et ne cède rien.',
  },
};
