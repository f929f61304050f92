import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, test } from 'vitest';
import { mutantsOf } from '../mutants/sites.ts';
import type { Subject } from '../mutants/subjects.ts';
import { draw } from '../mutants/subjects.ts';
import { measure, tryAll } from '../mutants/trials.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function toy(files: Readonly<Record<string, string>>): Subject {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { name: 'toy', root, source: 'src', tests: ['test/toy.test.ts'], fresh: ['src/', 'test/'] };
}

const changes = (source: string) => mutantsOf('toy.ts', source).map(({ change }) => change);

describe('where a file can be changed', () => {
  test.each([
    ['a comparison and its bounds', 'a < b', ['a < b → a <= b', 'a < b → a >= b']],
    ['arithmetic', 'a + b', ['a + b → a - b']],
    ['bits', 'a >>> b', ['a >>> b → a << b']],
    ['a call', 'a.filter(b)', ['a.filter(b) → a']],
    ['a method', 'a.some(b)', ['a.some(b) → a.every(b)']],
    ['no type', 'a as 1 | "b"', []],
  ])('%s', (_, expression, found) => {
    expect(changes(`const x = ${expression};`)).toEqual(found);
  });

  test.each([
    ['a constant', '7', ['8', '6']],
    ['zero', '0', ['1', '(-1)']],
    ['a negation', '!a', ['a']],
    ['a sign', '-a', ['a']],
    ['a condition', 'a ? b : c', ['true ? b : c', 'false ? b : c']],
    ['a text', "'a'", ["''"]],
    ['no text', "''", ["'mutant'"]],
    ['a list', '[a]', ['[]']],
    ['a truth', 'true', ['false']],
    ['a function', '() => a', ['() => undefined']],
  ])('%s', (_, expression, found) => {
    const statement = (text: string) => `const x = ${text};`;
    expect(changes(statement(expression))).toEqual(
      found.map((text) => `${statement(expression)} → ${statement(text)}`),
    );
  });

  test('statements can be left out and functions left early; types and imports stay', () => {
    expect(changes("import a from 'a';\ntype B = 1;\nfunction c(): void { a(); }")).toEqual([
      'a(); → return; a();',
      'a(); → ;',
    ]);
  });
});

describe('a draw', () => {
  const files = { 'src/a.ts': 'export const a = (n: number) => n + 1 + 2 + 3;\n' };
  const keys = (seed: string, count: number, subject = toy(files)) =>
    draw(subject, seed, count).drawn.map(({ key }) => key);

  test('is the same for the same seed, another for another; a smaller one is the beginning of a larger one', () => {
    const all = keys('1', 100);
    expect(all).toHaveLength(10);
    expect(keys('1', 100)).toEqual(all);
    expect(keys('1', 4)).toEqual(all.slice(0, 4));
    expect(keys('2', 100)).not.toEqual(all);
    expect(keys('2', 100).sort()).toEqual(all.sort());
  });

  test('does not move when lines come before', () => {
    expect(keys('1', 100, toy({ 'src/a.ts': `// new\n${files['src/a.ts']}` }))).toEqual(keys('1', 100));
  });
});

describe('trials', () => {
  const tests = `import { describe, expect, it } from 'vitest';
import { countTo, far } from '../src/toy.ts';
describe('toy', () => {
  it.each([[0, 0], [3, 3]])('counts', (n, counted) => { expect(countTo(n)).toBe(counted); });
  it('knows what is far', () => { expect([far(1), far(20)]).toEqual([false, true]); });
});
`;
  const source = `export function countTo(n: number): number {
  let i = 0;
  while (i !== n) i++;
  return i;
}
export const far = (n: number): boolean => n > 9;
export const never = (n: number): boolean => n < 0;
`;

  async function survivors(subject: Subject): Promise<string[]> {
    const { drawn } = draw(subject, '1', 100);
    const found: string[] = [];
    const how = { jobs: 1, slack: 0.2 };
    await tryAll(subject, drawn, await measure(subject, drawn), how, ({ mutant, killed, reached }) => {
      if (killed === undefined)
        found.push(`${mutant.line}: ${mutant.text}${reached === 0 ? ', never run' : ''}`);
    });
    return found.sort();
  }

  it('kill what a test notices, also what does not end; the others survive', async () => {
    const subject = toy({ 'src/toy.ts': source, 'test/toy.test.ts': tests });
    expect(await survivors(subject)).toEqual([
      '2: (-1)',
      '6: 10',
      '6: 8',
      '6: >=',
      '7: (-1), never run',
      '7: 1, never run',
      '7: <=, never run',
      '7: >=, never run',
      '7: undefined, never run',
    ]);
  });

  it('are refused when the source is edited under way: places would be others', async () => {
    const subject = toy({ 'src/toy.ts': source, 'test/toy.test.ts': tests });
    const { drawn } = draw(subject, '1', 100);
    const measured = await measure(subject, drawn);
    writeFileSync(join(subject.root, 'src/toy.ts'), `// edited\n${source}`);
    await expect(tryAll(subject, drawn, measured, { jobs: 1 }, () => {})).rejects.toThrow('was edited');
  });

  it('are refused while a test fails without any change', async () => {
    const subject = toy({ 'src/toy.ts': source.replace('> 9', '> 99'), 'test/toy.test.ts': tests });
    await expect(survivors(subject)).rejects.toThrow('fails without any change');
  });
});
