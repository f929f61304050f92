import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { entriesOf, fileOfTable, type Graph } from './build/chunks.ts';
import { neverHydrated } from './build/never-hydrated.ts';
import { offline } from './build/offline.ts';

/** On a slow machine the bundler would say how slow. */
const checks = { bundlerTimings: false };

/** `de-air-kwire`, and `de-air-kwire-scenes` for what is said on the stage and at the end of a game. */
function wordsOfTable(id: string, graph: Graph): string | null {
  const [, language, table] = /\/src\/words\/(\w+)\/(common|air[\w-]+)\/[\w-]+\.ts$/.exec(id) ?? [];
  if (table === undefined) return null;
  const isOfTable = entriesOf(id, graph).some((entry) => entry.endsWith(`/${table}/index.ts`));
  return `${language}-${table}${isOfTable ? '' : '-scenes'}`;
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), neverHydrated(), offline()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // For the one file that the first screen has beside its own.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      // They do something only where a page from a server is taken over.
      treeshake: { manualPureFunctions: ['$.reset', '$.next'] },
      output: {
        codeSplitting: {
          groups: [
            // The first screen in one file: over a slow line, many small ones wait for each other.
            { name: 'start', tags: ['$initial'], test: (id) => !id.includes('service-worker'), priority: 3 },
            { name: 'words', test: /\/src\/words\/[\w.-]+$/, priority: 2 },
            // One file for a language on the first screen, and one more for a table in it.
            { name: (id) => /\/src\/words\/(\w+)\/[\w-]+\.ts$/.exec(id)?.[1] ?? null, priority: 1 },
            { name: wordsOfTable },
            { name: fileOfTable },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
});
