// Puts a finished build where it is served, without a moment in which a page cannot be loaded.
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What a served folder says about itself. Neither served nor listed, because of its dot. */
const NOTE = '.build.json';

interface Note {
  /** Of the sources it was built from. */
  readonly hash: string;
  readonly files: readonly string[];
}

export function readNote(folder: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, NOTE), 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

/**
 * Hashed files first, then the pages that name them, then the service worker. Files of the build before this one stay: tables that are open
 * in a browser still load parts of it. Older ones go.
 */
export function publish(built: string, served: string, hash: string): void {
  const before = readNote(served);
  const files = filesIn(built).sort((a, b) => rank(a) - rank(b));
  for (const path of files) {
    const target = join(served, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(built, path), `${target}.new`);
    renameSync(`${target}.new`, target);
  }
  const kept = new Set([...files, ...(before?.files ?? [])]);
  for (const path of filesIn(served)) {
    if (!kept.has(path)) rmSync(join(served, path));
  }
  writeFileSync(join(served, NOTE), JSON.stringify({ hash, files } satisfies Note));
}

/** The service worker announces the version, so it comes when all the rest is there. */
const rank = (path: string) => (path.startsWith('assets/') ? 0 : path.startsWith('sw.js') ? 2 : 1);

export function filesIn(folder: string): string[] {
  return globSync('**', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'));
}
