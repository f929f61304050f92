import { megabytes } from '../megabytes.ts';

const size = megabytes('en');

/** Tarmac without network. */
export const offline = {
  title: 'Offline',
  ready: (bytes: number) => `Everything is stored on this device, ${size(bytes)}. Tarmac works offline.`,
  storing: 'Tarmac is being stored in this browser.',
  used: 'Data saving is on in this browser: only what you have used so far works offline.',
  failed: 'Not everything could be stored. Your next visit tries again.',
  insecure: 'Not possible at this address: browsers store pages only from https or localhost.',
  impossible: 'Not possible in this browser or window: it stores no pages.',
  install: 'Install Tarmac',

  unreadable: {
    title: 'Cannot be read by this version',
    says: 'They may come from a newer version, or be damaged. Nothing is deleted.',
    table: (id: string) => `Table ${id}`,
    export: 'Save the raw file',
  },
};
