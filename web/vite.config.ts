import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';

/** On a slow machine the bundler would say how slow. */
const checks = { bundlerTimings: false };

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), offline()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          groups: [
            // The first screen in one file: over a slow line, many small ones wait for each other.
            { name: 'start', tags: ['$initial'], test: (id) => !id.includes('service-worker') },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
});
