import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { buildInto } from '../build-into.ts';
import { precompress } from '../precompress.ts';
import { filesIn, publish, readNote } from '../publish.ts';
import { hashSources } from '../web-sources.ts';

function folder(files: Record<string, string> = {}): string {
  const path = mkdtempSync(join(tmpdir(), 'tarmac-build-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) write(path, name, text);
  return path;
}

function write(root: string, name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

test('a build keeps the files of the one before it, and drops older ones', () => {
  const served = folder();
  for (const build of ['a', 'b', 'c']) {
    publish(
      folder({ 'index.html': build, [`assets/${build}.js`]: build, 'assets/same.css': 'same' }),
      served,
      build,
    );
    expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe(build);
    expect(readNote(served)?.hash).toBe(build);
  }
  expect(filesIn(served).sort()).toEqual(['assets/b.js', 'assets/c.js', 'assets/same.css', 'index.html']);
});

test('a build that fails leaves the served one as it is', async () => {
  const root = folder({
    'index.html': '<script type="module" src="/a.js"></script>',
    'a.js': 'console.log("one")',
  });
  const served = join(root, 'dist');
  const config = { root, configFile: false, logLevel: 'silent' } as const;
  await buildInto(served, 'one', config);
  const before = filesIn(served);
  expect(before).toContain('index.html');
  write(root, 'a.js', 'import "./missing.js"');
  await expect(buildInto(served, 'two', config)).rejects.toThrow('missing');
  expect(filesIn(served)).toEqual(before);
  expect(readNote(served)?.hash).toBe('one');
  expect(readdirSync(root).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('texts get compressed copies that say the same; small ones and pictures do not', async () => {
  const long = 'tarmac '.repeat(1000);
  const built = folder({ 'a.js': long, 'b.woff2': long, 'c.css': 'p{}' });
  await precompress(built);
  expect(filesIn(built).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.woff2', 'c.css']);
  expect(brotliDecompressSync(readFileSync(join(built, 'a.js.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(built, 'a.js.gz'))).toString()).toBe(long);
});

test('the hash of the sources changes with what is built, and with nothing else', () => {
  const root = folder({ 'web/src/a.ts': '1', 'kernel/src/b.ts': '1', 'package-lock.json': '{}' });
  const hash = hashSources(root);
  for (const name of ['web/test/a.test.ts', 'web/dist/index.html', 'web/sandbox/x.ts', 'cli/src/a.ts'])
    write(root, name, 'x');
  expect(hashSources(root)).toBe(hash);
  write(root, 'kernel/src/b.ts', '2');
  const changed = hashSources(root);
  expect(changed).not.toBe(hash);
  write(root, 'web/src/c.svelte', '');
  expect(hashSources(root)).not.toBe(changed);
});

test('a folder without a build has no note', () => {
  expect(readNote(join(folder(), 'none'))).toBe(undefined);
  expect(existsSync(join(folder(), 'none'))).toBe(false);
});
