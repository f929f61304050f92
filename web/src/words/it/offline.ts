import { megabytes } from '../megabytes.ts';
import type { Catalogue } from '../words.svelte.ts';

const size = megabytes('it');

/** Tarmac without network. */
export const offline: Catalogue['offline'] = {
  title: 'Senza rete',
  ready: (bytes) => `È tutto salvato qui, ${size(bytes)}. Tarmac funziona senza rete.`,
  storing: 'Tarmac viene salvato in questo browser.',
  used: 'Questo browser risparmia dati: senza rete funziona ciò che hai già usato.',
  failed: 'Non è stato possibile salvare tutto. Alla prossima visita si riprova.',
  insecure: 'Non è possibile a questo indirizzo: i browser salvano le pagine solo da https o localhost.',
  impossible: 'Non è possibile in questo browser o in questa finestra: non salva le pagine.',
  install: 'Installa Tarmac',

  unreadable: {
    title: 'Illeggibili con questa versione',
    says: 'Forse vengono da una versione più nuova, o sono danneggiati. Restano come sono.',
    table: (id) => `Tavolo ${id}`,
    export: 'Salva il file grezzo',
  },
};
