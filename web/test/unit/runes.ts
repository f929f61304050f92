import { compileModule } from 'svelte/compiler';
import type { Plugin } from 'vite';

/** Compiles the runes of `.svelte.ts` modules as the application does, so that tests see them react. */
export function runes(): Plugin {
  return {
    name: 'runes',
    transform: {
      filter: { id: /\.svelte\.ts$/ },
      handler(code, filename) {
        const { js } = compileModule(code, { filename, generate: 'client' });
        return { code: js.code, map: js.map };
      },
    },
  };
}
