import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Document {
  readonly text: string;
  /** The version of the application, if its build has written one. */
  readonly version: string | undefined;
}

let known: { readonly path: string; readonly changed: number; readonly document: Document } | undefined;

/** The document of the built application that is served now; a new build may come while the server runs. */
export function applicationIn(root: string): Document | null {
  const path = join(root, 'index.html');
  try {
    const { mtimeMs: changed } = statSync(path);
    if (known?.path !== path || known.changed !== changed) {
      const text = readFileSync(path, 'utf8');
      const [, version] = /name="tarmac-version" content="([0-9a-f]+)"/.exec(text) ?? [];
      known = { path, changed, document: { text, version } };
    }
    return known.document;
  } catch {
    return null;
  }
}

/**
 * The application for an address one folder down, with this head instead of its title, and this text for readers
 * without scripts.
 */
export function applicationWith(root: string, head: string, body: string): string | null {
  const { text } = applicationIn(root) ?? {};
  if (!text?.includes('<script')) return null;
  return text
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/<noscript>.*?<\/noscript>/s, () => `<noscript>${body}</noscript>`)
    .replaceAll(/(src|href)="\.\//g, '$1="../');
}
