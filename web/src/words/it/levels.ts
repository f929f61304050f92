import type { Catalogue } from '../words.svelte.ts';

/** The bots by their level, weakest first: what they are called, and one line of character. */
export const levels: Catalogue['shell']['levels'] = {
  cadet: { name: 'Allievo', says: 'Vola a sensazione. Buona compagnia per la prima partita.' },
  'second-officer': {
    name: 'Secondo ufficiale',
    says: 'Conosce il mestiere, ma ogni tanto si lascia scappare un’occasione.',
  },
  'first-officer': { name: 'Primo ufficiale', says: 'Gioca con ordine e punisce le mosse distratte.' },
  captain: { name: 'Comandante', says: 'Pensa in anticipo e prevede la tua prossima mossa.' },
  'chief-pilot': {
    name: 'Capo pilota',
    says: 'Il più forte di tutti. Non dimentica una carta e non regala nulla.',
  },
};
