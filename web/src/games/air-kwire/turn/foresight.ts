import { Later } from '../../../ui/later.svelte.ts';

const later = new Later(() => import('@tarmac/air-kwire/foresight'));

/**
 * What a route or a decision in a merger would do, by the rules themselves. They come after the table, or when they are
 * asked for the first time; until then nothing is foreseen. A table that is opened in a merger waits for them.
 */
export const foresight = {
  load: later.load,
  get rules() {
    return later.part;
  },
};
