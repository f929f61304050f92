// What is mutated, what must notice, and the draw.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Mutant } from './sites.ts';
import { mutantsOf } from './sites.ts';

export interface Subject {
  readonly name: string;
  readonly root: string;
  /** Whose files are mutated. */
  readonly source: string;
  readonly tests: readonly string[];
  /** Folders that reach the source: every mutant has modules of its own from these. */
  readonly fresh: readonly string[];
}

const games = ['airlines-europe', 'air-kwire', 'airlines-1990'];

export function subjectsOf(root: string): Subject[] {
  const list = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  return [
    ...games.map((game) => ({
      name: game,
      root,
      source: `games/${game}/src`,
      tests: list(`games/${game}/test/{rules/**/*,contract}.test.ts`),
      fresh: [`games/${game}/`, 'testkit/'],
    })),
    { name: 'table', root, source: 'table/src', tests: list('table/test/**/*.test.ts'), fresh: ['table/'] },
  ];
}

/** A mutant, and a name for it that stays while its line does. */
export interface Drawn extends Mutant {
  readonly key: string;
}

/** As many mutants as asked, each equally likely; another seed is another order. */
export function draw({ root, source }: Subject, seed: string, count: number): { drawn: Drawn[]; of: number } {
  const all: Drawn[] = [];
  for (const file of globSync(`${source}/**/*.ts`, { cwd: root }).sort()) {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const lines = text.split('\n');
    const seen = new Map<string, number>();
    for (const mutant of mutantsOf(file, text)) {
      const about = `${file} ${lines[mutant.line - 1]?.trim()} ${mutant.change}`;
      const nth = (seen.get(about) ?? 0) + 1;
      seen.set(about, nth);
      all.push({ ...mutant, key: `${about} ${nth}` });
    }
  }
  const place = new Map(
    all.map(({ key }) => [key, createHash('sha256').update(`${seed} ${key}`).digest('hex')]),
  );
  const order = (one: Drawn, other: Drawn) =>
    (place.get(one.key) ?? '') < (place.get(other.key) ?? '') ? -1 : 1;
  return { drawn: all.sort(order).slice(0, count), of: all.length };
}
