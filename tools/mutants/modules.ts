// Separate modules for every mutant: addresses carry the number of the trial, sources are changed as they are read.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Mutant } from './sites.ts';

export type Change = Pick<Mutant, 'file' | 'start' | 'end' | 'text' | 'size'>;

const collect = new URL('./collect.ts', import.meta.url).href;
const QUERY = '?trial=';

export function hookModules(root: string, fresh: readonly string[]) {
  const changes = new Map<string, Change>();
  const stripped = new Map<string, string>();
  const home = pathToFileURL(`${root}/`).href;
  const own = fresh.map((folder) => home + folder);
  let trials = 0;

  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest' && context.parentURL !== collect)
        return { url: collect, shortCircuit: true };
      const found = next(specifier, context);
      const trial = context.parentURL?.split(QUERY)[1];
      const again = trial !== undefined && own.some((folder) => found.url.startsWith(folder));
      return again ? { ...found, url: found.url + QUERY + trial } : found;
    },
    load(url, context, next) {
      const [address = '', trial] = url.split(QUERY);
      if (trial === undefined || !address.endsWith('.ts')) return next(url, context);
      return {
        format: 'module',
        source: sourceOf(fileURLToPath(address), changes.get(trial)),
        shortCircuit: true,
      };
    },
  });

  function sourceOf(path: string, change: Change | undefined): string {
    if (change && path === `${root}/${change.file}`) {
      const text = readFileSync(path, 'utf8');
      return stripTypeScriptTypes(text.slice(0, change.start) + change.text + text.slice(change.end));
    }
    const known = stripped.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'));
    stripped.set(path, known);
    return known;
  }

  return {
    /** What to add to an address to have modules with this change, or without any. */
    open(change?: Change): string {
      trials++;
      if (change && readFileSync(`${root}/${change.file}`, 'utf8').length !== change.size) {
        throw new Error(`${change.file} was edited while mutants were tried`);
      }
      if (change) changes.set(String(trials), change);
      return QUERY + trials;
    },
  };
}
