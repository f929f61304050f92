// Checks every import against the table of layers in ARCHITECTURE.md.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Folder → what it may import: folders, a group of folders (`games`), `node` (built-ins), `packages`. */
type Layers = Map<string, Set<string>>;

const HEADER = /^\|\s*folder\s*\|\s*is\s*\|\s*imports\s*\|/;
/** What the tests of every folder, and what builds it, may import besides what the folder itself may. */
const FOR_TESTS = ['testkit', 'node', 'packages'];
const FOR_BUILD = ['node', 'packages'];

export function parseLayers(architecture: string): Layers {
  const lines = architecture.split('\n');
  const header = lines.findIndex((line) => HEADER.test(line));
  if (header < 0) throw new Error('ARCHITECTURE.md has no table with the columns folder | is | imports');
  const layers: Layers = new Map();
  for (const line of lines.slice(header + 2)) {
    if (!line.startsWith('|')) break;
    const cells = line.split('|').slice(1, -1);
    const names = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map((match) => trimSlash(match[1] ?? ''));
    for (const folder of names(cells[0])) layers.set(folder, new Set(names(cells[2])));
  }
  return layers;
}

const trimSlash = (path: string) => path.replace(/\/$/, '');

/** One line per import that the table does not allow: `path:line: bots may not import cli`. */
export function checkImports(root: string): string[] {
  const layers = parseLayers(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
  const problems: string[] = [];
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const list = (patterns: string[]) =>
    globSync(patterns, {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|out|dist|sandbox)$/.test(path),
    }).sort();

  const folderOf = (path: string) => [...layers.keys()].find((folder) => path.startsWith(`${folder}/`));
  const packages = new Map<string, string>();
  const manifests = list(['*/package.json', 'games/*/package.json']);
  for (const path of manifests) {
    packages.set(JSON.parse(read(path)).name, dirname(path));
    if (!folderOf(path)) problems.push(`${path}:1: ${dirname(path)} is not in the table of ARCHITECTURE.md`);
  }
  /** `@tarmac/kernel/x` → `kernel`; undefined for a package that is not ours. */
  const ownFolder = (specifier: string) => packages.get(specifier.split('/').slice(0, 2).join('/'));

  const mayImport = (from: string, to: string, extra: readonly string[]) => {
    const allowed = layers.get(from) ?? new Set();
    const group = to.split('/')[0] ?? to;
    return from === to || allowed.has(to) || allowed.has(group) || extra.includes(to);
  };

  function problemOf(path: string, specifier: string): string | undefined {
    const from = folderOf(path);
    if (!from) return undefined;
    const test = path.startsWith(`${from}/test/`);
    const build =
      path.startsWith(`${from}/build/`) || /^[^/]+\.config\.[jt]s$/.test(posix.relative(from, path));
    const extra = test ? FOR_TESTS : build ? FOR_BUILD : [];
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(path), specifier);
      if (!test && target.startsWith(`${from}/test/`)) return `${from} may not import its own tests`;
      if (!test && !build && target.startsWith(`${from}/build/`))
        return `${from} may not import its own build`;
      if (target.startsWith(`${from}/`)) return undefined;
      const to = folderOf(target) ?? target;
      if (!mayImport(from, to, extra)) return `${from} may not import ${to}`;
      return `${from} imports ${to} by its path: use the name of the package`;
    }
    const to = ownFolder(specifier);
    if (to) return mayImport(from, to, extra) ? undefined : `${from} may not import ${to}`;
    if (specifier.startsWith('@tarmac/')) return `${from} imports ${specifier}, which does not exist`;
    return mayImport(from, isBuiltin(specifier) ? 'node' : 'packages', extra)
      ? undefined
      : `${from} may not import ${specifier} (${isBuiltin(specifier) ? 'a module of Node' : 'a third-party package'})`;
  }

  const sources = [...layers.keys()].flatMap((folder) => list([`${folder}/**/*.{ts,mts,mjs,js,svelte}`]));
  for (const path of new Set(sources.map((path) => path.replaceAll('\\', '/')))) {
    const text = path.endsWith('.svelte') ? scriptsOf(read(path)) : read(path);
    for (const { fileName, pos } of ts.preProcessFile(text, true, true).importedFiles) {
      const problem = problemOf(path, fileName);
      if (problem) problems.push(`${path}:${lineAt(text, pos)}: ${problem}`);
    }
  }

  for (const path of manifests) {
    const text = read(path);
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text);
    const from = dirname(path);
    for (const [names, as] of [
      [Object.keys(dependencies), `${from}/src/index.ts`],
      [Object.keys(devDependencies), `${from}/test/index.ts`],
    ] as const) {
      for (const name of names) {
        const problem = problemOf(as, name);
        if (problem) problems.push(`${path}:${lineAt(text, text.indexOf(`"${name}"`))}: ${problem}`);
      }
    }
  }
  return problems;
}

/** The script blocks of a component, with everything else blanked, so that lines keep their numbers. */
const scriptsOf = (component: string) => {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  let scripts = '';
  let end = 0;
  for (const { 1: open = '', 2: code = '', index } of component.matchAll(
    /(<script\b[^>]*>)(.*?)<\/script>/gs,
  )) {
    scripts += blank(component.slice(end, index + open.length)) + code;
    end = index + open.length + code.length;
  }
  return scripts + blank(component.slice(end));
};

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
  if (!existsSync(join(root, 'ARCHITECTURE.md'))) throw new Error('ARCHITECTURE.md is missing');
  const problems = checkImports(root);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
