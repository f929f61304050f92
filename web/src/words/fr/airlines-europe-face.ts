import type { Catalogue } from '../words.svelte.ts';
import { onOff } from './on-off.ts';

/** Airlines Europe before its table is opened. */
export const airlinesEurope: Catalogue['airlinesEurope'] = {
  title: 'Airlines Europe',
  hook: 'Achète des licences, détiens les bonnes actions, sois en tête quand sort une carte de décompte.',

  boards: {
    'europe-1': {
      name: 'Europe',
      says: 'Tout le plateau : 34 villes, 110 licences. De l’espace, même à cinq.',
    },
    'europe-small-1': {
      name: 'Petite Europe',
      says: 'Moins de villes et 94 licences. Les réseaux se croisent plus tôt, les lignes se remplissent.',
    },
  },

  options: {
    cut: {
      name: 'Place des cartes de décompte',
      says: 'Les deux premières sont dans la pioche à peu près à la profondeur prévue par les règles, ou exactement.',
      value: (value) => (value === 'exact' ? 'Exacte' : 'Approximative'),
    },
    deck: {
      name: 'Pioche',
      says: 'Classique : la dernière carte de décompte reste vers la fin. En tiers : une carte dans chaque tiers.',
      value: (value) => (value === 'thirds' ? 'En tiers' : 'Classique'),
    },
    routePhases: {
      name: 'Lignes ouvertes par étapes',
      says: 'Un avion par ligne avant le premier décompte, deux avant le deuxième, puis trois.',
      value: onOff,
    },
    splitHoldings: {
      name: 'Gros paquets scindés',
      says: 'Si tu es en tête d’une compagnie de plus d’une action, tu peux compter pour deux actionnaires au décompte.',
      value: onOff,
    },
    openScores: {
      name: 'Scores visibles',
      says: 'Tout le monde voit tous les points à tout moment, pas seulement à la fin.',
      value: onOff,
    },
    startingPlayer: {
      name: 'Qui commence',
      says: 'Au hasard, ou la place de ton choix.',
      value: (value) => (value === 'drawn' ? 'Tirage au sort' : `Place ${value}`),
    },
  },

  bots: {
    greedy: {
      name: 'glouton',
      says: 'Joue le coup qui le place au mieux. Surveille majorités et caisse, ne voit jamais bien loin.',
    },
    random: {
      name: 'hasard',
      says: 'Joue n’importe quel coup permis. Bien pour découvrir la table ; il ne cherche pas à gagner.',
    },
  },
};
