import * as en from './en/index.ts';

/*
 * All text of the application. A language is one folder with the same files as `en/`; the compiler refuses a
 * missing or superfluous key, because every other language is declared as `Catalogue`. Texts with values are
 * functions, so word order, plurals and lists are the language's own business.
 */
export type Catalogue = typeof en;

let current = $state.raw<Catalogue>(en);

/** Read inside markup, so that a change of language redraws: `words().shell.playNow`. */
export function words(): Catalogue {
  return current;
}
