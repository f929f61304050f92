import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const exclude = (path: string): boolean => /(^|\/)(node_modules|out|dist|sandbox|\.git)$/.test(path);
const paths = globSync('**', { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'));
const documents = paths.filter((path) => path.endsWith('.md'));

const tops = paths.filter((path) => !/[./]/.test(path)).join('|');
const PATH = new RegExp(`^((${tops})/.*|.*/|.*[\\w*]\\.(ts|js|mjs|svelte|json|py|sh|md|css|html|grit))$`);
/** Made when it is needed, or kept by those who use Tarmac. */
const ELSEWHERE = /^(out|web\/dist)\b/;

/** What is in backquotes and looks like a file or a folder, with `*` and `<game>` for any name. */
function namedIn(text: string): string[] {
  const quoted = [...text.replace(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
  const isPath = (code: string): boolean => /^\w[\w.<>*/-]*$/.test(code) && PATH.test(code);
  return [...new Set(quoted.filter((code) => isPath(code) && !ELSEWHERE.test(code)))];
}

/** From the root, or anywhere below the folder of the document; pages in docs/ speak of the whole repository. */
function exists(path: string, page: string): boolean {
  const folder = posix.dirname(page).replace(/^(docs|\.)$/, '');
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/<[^>]*>/g, '[^/]+')
    .replace(/\*/g, '[^/]*');
  const below = `${folder === '' ? '' : `${folder}/`}(.+/)?`;
  const fits = new RegExp(`^(${below})?${pattern}$`);
  return paths.some((each) => fits.test(each));
}

describe('what a document names exists', () => {
  test.each(documents)('%s', (page) => {
    const text = readFileSync(`${root}${page}`, 'utf8');
    const named = namedIn(text).filter((path) => !exists(path, page));
    const linked = [...text.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)]
      .map(([, link]) => posix.join(posix.dirname(page), link ?? '').replace(/\/$/, ''))
      .filter((path) => !paths.includes(path));
    expect([...named, ...linked]).toEqual([]);
  });
});
