import type { Catalogue } from '../words.svelte.ts';
import { onOff } from './on-off.ts';

/** Air-Kwire before its table is opened. */
export const airKwire: Catalogue['airKwire'] = {
  title: 'Air-Kwire',
  hook: 'Achète bas, ouvre des villes, avale tes rivaux. Tri-Motor, 247 et DC-3.',
  boards: {
    'usa-1': {
      name: 'États-Unis',
      says: '60 villes sur des hexagones, sept compagnies avec leur base, une bourse de 100 à 2 000 dollars.',
    },
    'usa-2': {
      name: 'États-Unis, places équitables',
      says: 'Le même plateau pour cinq ou six : chaque compagnie vaut d’être ouverte, et les actions restent plus longtemps à 100 dollars.',
    },
  },
  options: {
    startingCash: {
      name: 'Argent de départ',
      says: '12 000 dollars partagés entre tous, ou 12 000 chacun : tout va alors plus vite.',
      value: (value) => (value === 'each' ? '12 000 chacun' : 'Partagé'),
    },
    powerCards: {
      name: 'Cartes spéciales',
      says: 'Dix cartes qui plient une fois les règles : opérations en bloc, deux lignes, ordre du tour inversé.',
      value: onOff,
    },
    openCash: {
      name: 'Argent visible',
      says: 'Chacun voit l’argent des autres. Sinon, tu ne vois que le tien.',
      value: onOff,
    },
  },
  bots: {
    greedy: {
      name: 'glouton',
      says: 'Achète ce qui va monter, vole vers les fusions qui rapportent et réfléchit avant d’accepter.',
    },
    random: {
      name: 'hasard',
      says: 'Joue n’importe quel coup permis. Bien pour découvrir la table ; il ne cherche pas à gagner.',
    },
  },
};
