import { megabytes } from '../megabytes.ts';
import type { Catalogue } from '../words.svelte.ts';

const size = megabytes('de');

/** Tarmac without network. */
export const offline: Catalogue['offline'] = {
  title: 'Ohne Netz',
  ready: (bytes) => `Alles ist hier gespeichert, ${size(bytes)}. Tarmac läuft ohne Netz.`,
  storing: 'Tarmac wird in diesem Browser gespeichert.',
  used: 'Dieser Browser spart Daten: Was du schon benutzt hast, läuft ohne Netz.',
  failed: 'Nicht alles konnte gespeichert werden. Der nächste Besuch versucht es wieder.',
  insecure: 'Unter dieser Adresse nicht möglich: Browser speichern Seiten nur von https oder localhost.',
  impossible: 'In diesem Browser oder Fenster nicht möglich: Es speichert keine Seiten.',
  install: 'Tarmac installieren',

  unreadable: {
    title: 'Mit dieser Version nicht lesbar',
    says: 'Vielleicht stammen sie aus einer neueren Version oder sind beschädigt. Sie bleiben, wie sie sind.',
    table: (id) => `Tisch ${id}`,
    export: 'Rohe Datei sichern',
  },
};
