// The service worker of a build: knows all its files, and their version.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Build } from '../service-worker/build.ts';

const SCRIPT = 'sw.js';
const PAGE = 'index.html';
/** Old font formats are for browsers without service workers; `api` says that there is no server. */
const NOT_STORED = /\.(woff|map)$|^api$/;
/** In the page, where its version goes. */
const UNKNOWN = 'content="unknown"';

/** Adds `sw.js` to a build, and tells page and script which version they are. */
export function offline(): Plugin {
  return {
    name: 'tarmac:offline',
    apply: 'build',
    buildStart() {
      const id = join(import.meta.dirname, '../service-worker/main.ts');
      this.emitFile({ type: 'chunk', id, fileName: SCRIPT });
    },
    writeBundle({ dir = '' }) {
      const build = describe(dir);
      const { version } = build;
      change(join(dir, PAGE), (page) => page.replace(UNKNOWN, `content="${version}"`));
      change(join(dir, SCRIPT), (script) => `const BUILD=${JSON.stringify(build)};\n${script}`);
    },
  };
}

function describe(dir: string): Build {
  const names = globSync('**', { cwd: dir })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(dir, name)).isFile() && !NOT_STORED.test(name))
    .sort();
  const hash = createHash('sha256');
  let bytes = 0;
  for (const name of names) {
    const content = readFileSync(join(dir, name));
    hash.update(`${name}\0`).update(content).update('\0');
    if (name !== SCRIPT) bytes += content.length;
  }
  const files = names.filter((name) => name !== SCRIPT).map((name) => (name === PAGE ? '' : name));
  return { version: hash.digest('hex').slice(0, 12), files, bytes };
}

function change(path: string, to: (text: string) => string): void {
  writeFileSync(path, to(readFileSync(path, 'utf8')));
}
