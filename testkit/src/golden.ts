import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Compares a text with the file that holds it, and says where they first differ; undefined if they do not.
 * With UPDATE_GOLDENS in the environment the file is written instead.
 */
export function compareGolden(path: string, text: string): string | undefined {
  if (process.env.UPDATE_GOLDENS) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return undefined;
  }
  if (!existsSync(path)) return `${path} is missing: run with UPDATE_GOLDENS=1`;
  const [golden, found] = [readFileSync(path, 'utf8').split('\n'), text.split('\n')];
  const line = golden.findIndex((expected, i) => expected !== found[i]);
  if (line < 0 && golden.length === found.length) return undefined;
  const at = line < 0 ? golden.length : line;
  return [
    `${path}:${at + 1} differs (UPDATE_GOLDENS=1 writes it again):`,
    `- ${golden[at] ?? 'the end'}`,
    `+ ${found[at] ?? 'the end'}`,
  ].join('\n');
}
