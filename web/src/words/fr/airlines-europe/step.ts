import type { Texts } from '../../airlines-europe.ts';
import { millions, shares } from '../people.ts';

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq'];

/** The conversation of a turn. */
export const step: Texts['step'] = {
  actions: {
    label: 'Les quatre coups',
    licence: { name: 'Licences', short: 'Licences', says: '1 ou 2, puis 1 action', brief: '1 ou 2' },
    play: { name: 'Poser', short: 'Poser', says: '2 millions l’action', brief: '2 M pièce' },
    exchange: { name: 'Air ABACUS', short: 'ABACUS', says: '1 contre 1, 3 contre 2', brief: '1:1, 3:2' },
    cash: { name: 'Encaisser', short: 'Encaisser', says: '8 millions', brief: '8 M' },
    no: {
      licence: { says: 'trop peu d’argent', rule: 'AE-43' },
      play: { says: 'aucune en main', rule: 'AE-50' },
      exchange: { says: 'réserve vide', rule: 'AE-56' },
      exchangeNothing: { says: 'rien à céder', rule: 'AE-55' },
    },
  },

  choose: { lead: 'À toi de jouer.', rest: 'Choisis un des quatre coups.' },
  keep: { lead: 'Premier portefeuille.', rest: 'Choisis deux actions de compagnies différentes.' },
  kept: 'Les autres choisissent encore.',
  first: { lead: 'Première licence.', rest: 'Choisis une compagnie, puis une ligne éclairée.' },
  firstOf: (airline) => ({
    lead: 'Première licence.',
    rest: `Les lignes ouvertes à ${airline} sont éclairées.`,
  }),
  second: {
    lead: 'Seconde licence, ou une action.',
    rest: 'Choisis une compagnie, ou une carte du marché ou de la pioche.',
  },
  secondOf: (airline) => ({
    lead: 'Seconde licence.',
    rest: `Les lignes ouvertes à ${airline} sont éclairées.`,
  }),
  whichAirline: (route) => ({ lead: `${route}.`, rest: 'Pour quelle compagnie ?' }),
  share: { lead: 'Maintenant, une action.', rest: 'Prends-en une au marché, ou pioche.' },
  pick: {
    lead: 'Un décompte arrive.',
    rest: 'Chacun prend d’abord une action au marché ; le reste quitte le jeu.',
  },
  play: {
    lead: 'Poser des actions.',
    rest: 'D’une seule compagnie, autant que tu veux ; de deux, une chacune.',
  },
  played: (count, amount) => ({ lead: `${shares(count)}, ${millions(amount)}.`, rest: '' }),
  exchange: (give) => ({
    lead: give === 1 ? 'Cède une action' : `Cède ${NUMBERS[give] ?? give} actions`,
    rest: 'de ta main ou de ton portefeuille.',
  }),
  giving: (chosen, give) => ({ lead: `${chosen} sur ${shares(give)}.`, rest: '' }),
  costs: (route, price, left) => ({ lead: route, rest: `coûte ${price}, il te reste ${left}.` }),
  airlines: 'Compagnie',
  take: 'Combien d’actions ABACUS',
  oneForOne: '1 contre 1',
  threeForTwo: '3 contre 2',

  buttons: {
    keep: 'Garder ces deux-là',
    buy: (price) => `Acheter pour ${millions(price)}`,
    take: (airline) => `Prendre ${airline}`,
    draw: 'Piocher',
    play: (count, amount) => `Poser ${shares(count)}, toucher ${millions(amount)}`,
    exchange: (give, take) => `Céder ${give}, prendre ${take} ABACUS`,
  },
};
