import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { BUILT, type Server, serve } from './processes.ts';

/** A server of the test's own, with its own copy of the application. */
export async function serveCopy(): Promise<Server & { readonly folder: string }> {
  const folder = copyOfBuild();
  const server = await serve(folder);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= server.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { url: server.url, folder, stop };
}

/** A folder with the application, for the test alone. */
export function copyOfBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-served-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(BUILT, folder, { recursive: true });
  return folder;
}

/** Waits until all of Tarmac is stored in the browser. */
export async function storedIn(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

export function versionOf(page: Page): Promise<string | null> {
  return page.locator('meta[name=tarmac-version]').getAttribute('content');
}

/** Adds a file that only this version has; what `publishNext` publishes does without it. */
export function addPart(folder: string, name: string): void {
  writeFileSync(join(folder, name), 'export {};');
  rewrite(folder, 'sw.js', (script) => script.replace('"files":[', `"files":["${name}",`));
}

/** As if a newer version had other names for them. */
export function removeParts(folder: string, names: RegExp): void {
  const found = readdirSync(join(folder, 'assets')).filter((name) => names.test(name));
  if (found.length === 0) throw new Error(`There is no part ${names}.`);
  for (const name of found) rmSync(join(folder, 'assets', name));
}

/** The same application under another version, without `part`. */
export function publishNext(folder: string, before: string, version: string, part: string): void {
  rmSync(join(folder, part));
  renameVersion(folder, before, version);
  rewrite(folder, 'sw.js', (script) => script.replace(`"${part}",`, ''));
}

/** The same application under another version. */
export function renameVersion(folder: string, before: string, version: string): void {
  for (const name of ['index.html', 'sw.js']) rewrite(folder, name, (text) => text.replace(before, version));
}

function rewrite(folder: string, name: string, to: (text: string) => string, before?: string): void {
  const path = join(folder, name);
  for (const compressed of ['.br', '.gz']) rmSync(path + compressed, { force: true });
  writeFileSync(path, to(before ?? readFileSync(path, 'utf8')));
}

/**
 * What is served from this folder becomes an older version of Tarmac, with the service worker of today: a page that
 * stores itself and knows nothing of addresses. What comes back serves the version of today again.
 */
export function serveOlder(folder: string, version: string): () => void {
  const script = 'assets/older.js';
  rewrite(folder, script, () => "void navigator.serviceWorker.register('./sw.js');", '');
  rewrite(folder, 'index.html', () => {
    const parts = `<meta name="tarmac-version" content="${version}"><script type="module" src="./${script}">`;
    return `<!doctype html><title>Tarmac</title>${parts}</script><h1>An older version</h1>`;
  });
  const build = JSON.stringify({ version, files: ['', script], bytes: 1 });
  rewrite(folder, 'sw.js', (text) => text.replace(/^.*\n/, () => `const BUILD=${build};\n`));
  return () => cpSync(BUILT, folder, { recursive: true });
}

/** What the browser has to know without network: all files of the build that is served; `api` says that nobody does. */
export function neededFiles(folder: string): string[] {
  const { files } = JSON.parse(readFileSync(join(folder, '.build.json'), 'utf8')) as { files: string[] };
  const needed = files.filter((name) => !/^sw\.js|^api$|\.(br|gz|woff)$/.test(name));
  return needed.map((name) => (name === 'index.html' ? './' : name));
}
