import { megabytes } from '../megabytes.ts';

const size = megabytes('en');

/** Tarmac without network. */
export const offline = {
  title: 'Without network',
  ready: (bytes: number) => `Everything is stored here, ${size(bytes)}. Tarmac works without network.`,
  storing: 'Tarmac is being stored in this browser.',
  used: 'This browser saves data: what you have used so far works without network.',
  failed: 'Not everything could be stored. The next visit tries again.',
  insecure: 'Not possible at this address: browsers store pages only from https or localhost.',
  impossible: 'Not possible in this browser or window: it stores no pages.',
  install: 'Install Tarmac',

  unreadable: {
    title: 'Cannot be read by this version',
    says: 'They may come from a newer version, or be damaged. They stay as they are.',
    table: (id: string) => `Table ${id}`,
    export: 'Save the raw file',
  },
};
