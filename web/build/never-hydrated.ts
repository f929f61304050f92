// The page is always drawn in the browser, so what Svelte brings to take over a page that a server has drawn is left out.
import type { Plugin } from 'vite';

const MODULE = /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/;
/** Svelte guards all of it with a variable; as a constant, what it guards is dead code. */
const CHANGES = [
  ['export let hydrating = false', 'export const hydrating = false'],
  ['hydrating = value;', ''],
] as const;

export function neverHydrated(): Plugin {
  return {
    name: 'tarmac:never-hydrated',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        let changed = code;
        for (const [from, to] of CHANGES) {
          if (!changed.includes(from)) this.error(`Svelte no longer has “${from}”: look at ${MODULE.source}`);
          changed = changed.replace(from, to);
        }
        return { code: changed, map: null };
      },
    },
  };
}
