import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { buildApp, LIMITS, listen } from '../src/index.ts';

export const PAGE = `<!doctype html><title>Tarmac</title><p>${'a page '.repeat(200)}</p>`;
export const SCRIPT = `console.log(${JSON.stringify('a script '.repeat(200))});`;

/** A small build, with a secret beside it that nobody may read. */
function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-served-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, '.build.json'), '{}');
  for (const [name, text] of [
    ['index.html', PAGE],
    ['assets/main-1a2b3c.js', SCRIPT],
  ] as const) {
    writeFileSync(join(root, name), text);
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(root, `${name}.gz`), gzipSync(text));
  }
  return root;
}

export async function serve(limits: Partial<typeof LIMITS> = {}): Promise<{
  readonly url: string;
  readonly port: number;
  readonly root: string;
}> {
  const root = buildFolder();
  const app = await buildApp({ root, limits: { ...LIMITS, ...limits } });
  const { port } = await listen(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { url: `http://127.0.0.1:${port}`, port, root };
}

/** The answer to a request exactly as written: `fetch` would tidy the path. */
export function raw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${request}\r\nHost: test\r\nConnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
