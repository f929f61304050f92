import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkImports, parseLayers } from '../check-imports.ts';

const ARCHITECTURE = [
  'Text with | a bar.',
  '',
  '| folder | is | imports |',
  '| --- | --- | --- |',
  '| `kernel/` | the `contract` | – |',
  '| `games/one/`, `games/two/` | rules | `kernel` |',
  '| `games/registry/` | all games | `kernel`, `games` |',
  '| `bots/` | search | `kernel`, `games` |',
  '| `testkit/` | suites | `kernel`, `games`, `node`, `packages` |',
  '| `cli/` | command | `bots`, `node` |',
  '',
  '| `later/` | another table | `cli` |',
].join('\n');

const NAMES = {
  kernel: 'kernel',
  'games/one': 'one',
  'games/two': 'two',
  'games/registry': 'games',
  bots: 'bots',
  testkit: 'testkit',
  cli: 'cli',
};

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function problemsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'tarmac-imports-'));
  made.push(root);
  const tree: Record<string, string> = { 'ARCHITECTURE.md': ARCHITECTURE };
  for (const [folder, name] of Object.entries(NAMES)) {
    tree[`${folder}/package.json`] = JSON.stringify({ name: `@tarmac/${name}` });
  }
  for (const [path, text] of Object.entries({ ...tree, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkImports(root);
}

test('the table ends at its first empty line, and prose in its middle column does not count', () => {
  const layers = parseLayers(ARCHITECTURE);
  expect([...layers.keys()]).toEqual([
    'kernel',
    'games/one',
    'games/two',
    'games/registry',
    'bots',
    'testkit',
    'cli',
  ]);
  expect([...(layers.get('kernel') ?? [])]).toEqual([]);
  expect([...(layers.get('bots') ?? [])]).toEqual(['kernel', 'games']);
});

test('a text without the table is refused', () => {
  expect(() => parseLayers('# Architecture')).toThrow('no table');
});

describe('allowed', () => {
  test.each([
    ['a layer below', 'bots/src/a.ts', "import { x } from '@tarmac/kernel';"],
    ['one folder of a group', 'bots/src/a.ts', "import { x } from '@tarmac/two';"],
    ['the registry and its games', 'games/registry/src/index.ts', "import { x } from '@tarmac/one';"],
    ['the folder itself', 'kernel/src/deep/a.ts', "export * from '../b.ts';"],
    ['a built-in where the table says so', 'cli/src/main.ts', "import { readFileSync } from 'node:fs';"],
    ['a package where the table says so', 'testkit/src/a.ts', "import fc from 'fast-check';"],
    ['testkit in a test', 'kernel/test/a.test.ts', "import { x } from '@tarmac/testkit';"],
    ['Node in a test', 'kernel/test/a.test.ts', "import { x } from 'node:fs';"],
    ['the source from its test', 'kernel/test/a.test.ts', "import { x } from '../src/a.ts';"],
    ['words in a comment', 'kernel/src/a.ts', "// import { x } from '@tarmac/cli';"],
    ['words in a string', 'kernel/src/a.ts', 'const text = "import x from \'@tarmac/cli\'";'],
  ])('%s', (_name, path, text) => {
    expect(problemsIn({ [path]: text })).toEqual([]);
  });
});

describe('refused', () => {
  test.each([
    ['a layer above', 'bots/src/a.ts', "import { x } from '@tarmac/cli';", 'bots may not import cli'],
    ['a type', 'kernel/src/a.ts', "import type { X } from '@tarmac/bots';", 'kernel may not import bots'],
    ['an export', 'kernel/src/a.ts', "export * from '@tarmac/bots';", 'kernel may not import bots'],
    ['a late import', 'kernel/src/a.ts', "await import('@tarmac/bots');", 'kernel may not import bots'],
    ['another game', 'games/one/src/a.ts', "import '@tarmac/two';", 'games/one may not import games/two'],
    ['a path out', 'kernel/src/a.ts', "import '../../bots/src/a.ts';", 'kernel may not import bots'],
    ['testkit in src', 'bots/src/a.ts', "import '@tarmac/testkit';", 'bots may not import testkit'],
    ['cli in a test', 'bots/test/a.test.ts', "import '@tarmac/cli';", 'bots may not import cli'],
    ['a test in src', 'bots/src/a.ts', "import '../test/a.ts';", 'bots may not import its own tests'],
    [
      'a path to an allowed folder',
      'bots/src/a.ts',
      "import '../../kernel/src/a.ts';",
      'bots imports kernel by its path: use the name of the package',
    ],
    ['a built-in', 'bots/src/a.ts', "import 'node:fs';", 'bots may not import node:fs (a module of Node)'],
    ['an old built-in', 'bots/src/a.ts', "import 'fs';", 'bots may not import fs (a module of Node)'],
    ['a package', 'kernel/src/a.ts', "import 'ajv';", 'kernel may not import ajv (a third-party package)'],
    ['no such folder', 'cli/src/a.ts', "import '@tarmac/x';", 'cli imports @tarmac/x, which does not exist'],
  ])('%s', (_name, path, text, problem) => {
    expect(problemsIn({ [path]: `// line 1\n${text}\n` })).toEqual([`${path}:2: ${problem}`]);
  });

  test('a workspace without a row', () => {
    expect(problemsIn({ 'new/package.json': '{ "name": "@tarmac/new" }' })).toEqual([
      'new/package.json:1: new is not in the table of ARCHITECTURE.md',
    ]);
  });

  test('a dependency in package.json', () => {
    const manifest = {
      name: '@tarmac/bots',
      dependencies: { '@tarmac/kernel': '*', '@tarmac/cli': '*', ajv: '8' },
      devDependencies: { '@tarmac/testkit': '*', vitest: '5' },
    };
    expect(problemsIn({ 'bots/package.json': JSON.stringify(manifest, null, 2) })).toEqual([
      'bots/package.json:5: bots may not import cli',
      'bots/package.json:6: bots may not import ajv (a third-party package)',
    ]);
  });
});

describe('components', () => {
  const component = (script: string) =>
    `<script module lang="ts">\n  export const a = 1;\n</script>\n\n<p>It's all "text": import x from 'cli'</p>\n<script lang="ts">\n${script}\n</script>\n<style>p { content: 'it' }</style>`;

  test('only what stands in their scripts counts, with its line', () => {
    expect(problemsIn({ 'bots/src/A.svelte': component("import { x } from '@tarmac/kernel';") })).toEqual([]);
    expect(problemsIn({ 'bots/src/A.svelte': component("import { x } from '@tarmac/cli';") })).toEqual([
      'bots/src/A.svelte:7: bots may not import cli',
    ]);
  });
});

describe('build steps', () => {
  test('may use Node and packages; the source may not use them', () => {
    const files = {
      'bots/build/a.ts': "import 'node:fs';\nimport 'vite';",
      'bots/vite.config.ts': "import './build/a.ts';",
    };
    expect(problemsIn(files)).toEqual([]);
    expect(problemsIn({ ...files, 'bots/src/b.ts': "import '../build/a.ts';" })).toEqual([
      'bots/src/b.ts:1: bots may not import its own build',
    ]);
  });
});
