import { megabytes } from '../megabytes.ts';
import type { Catalogue } from '../words.svelte.ts';

const size = megabytes('fr');

/** Tarmac without network. */
export const offline: Catalogue['offline'] = {
  title: 'Sans réseau',
  ready: (bytes) => `Tout est enregistré ici, ${size(bytes)}. Tarmac marche sans réseau.`,
  storing: 'Tarmac s’enregistre dans ce navigateur.',
  used: 'Ce navigateur économise les données : ce que tu as déjà utilisé marche sans réseau.',
  failed: 'Tout n’a pas pu être enregistré. Nouvel essai à la prochaine visite.',
  insecure:
    'Impossible à cette adresse : les navigateurs n’enregistrent les pages que depuis https ou localhost.',
  impossible: 'Impossible dans ce navigateur ou cette fenêtre : les pages n’y sont pas enregistrées.',
  install: 'Installer Tarmac',

  unreadable: {
    title: 'Illisibles avec cette version',
    says: 'Elles viennent peut-être d’une version plus récente, ou sont abîmées. Elles restent telles quelles.',
    table: (id) => `Table ${id}`,
    export: 'Enregistrer le fichier brut',
  },
};
