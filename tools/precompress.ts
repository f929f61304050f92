// Compresses once what is served often.
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './publish.ts';

const TEXTS = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);
/** Below this a compressed file saves no packet. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `x.br` and `x.gz` beside every text `x`. */
export async function precompress(folder: string): Promise<void> {
  const texts = filesIn(folder).filter((path) => TEXTS.has(extname(path)));
  await Promise.all(
    texts.map(async (path) => {
      const file = join(folder, path);
      const text = readFileSync(file);
      if (text.length < SMALLEST) return;
      const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(`${file}.br`, await brotli(text, { params: hint }));
      writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
}
