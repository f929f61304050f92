import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

let known: { readonly root: string; readonly changed: number; readonly build: string } | undefined;

/** The version of the built application that is served now; a new build may come while the server runs. */
export function buildOf(root: string): string {
  const page = join(root, 'index.html');
  try {
    const { mtimeMs: changed } = statSync(page);
    if (known?.root !== root || known.changed !== changed) {
      const [, version] =
        /name="tarmac-version" content="([0-9a-f]+)"/.exec(readFileSync(page, 'utf8')) ?? [];
      known = { root, changed, build: version ?? manifest.version };
    }
    return known.build;
  } catch {
    return manifest.version;
  }
}
