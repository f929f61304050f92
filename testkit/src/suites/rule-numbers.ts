import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Every rule in the RULES.md of a game has a test. `letters`: what its numbers begin with, `AE` in AE-17. */
export function ruleNumbersSuite(home: URL, letters: string, atLeast: number): void {
  const folder = fileURLToPath(home);
  const text = readFileSync(`${folder}RULES.md`, 'utf8');
  const rules = [...text.matchAll(new RegExp(`^${letters}-\\d+`, 'gm'))].map(([number]) => number);
  // Titles are texts that begin with the number of a rule in brackets.
  const title = new RegExp(`['"\`]\\[(${letters}-\\d+)\\] `, 'g');
  const named = globSync('test/**/*.test.ts', { cwd: folder }).flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(title)].map(([, number]) => ({ file, number })),
  );

  it('every rule of RULES.md has a test that carries its number', () => {
    expect(rules.length).toBeGreaterThan(atLeast);
    expect(new Set(rules).size).toBe(rules.length);
    const tested = new Set(named.map(({ number }) => number));
    expect(rules.filter((number) => !tested.has(number))).toEqual([]);
  });

  it('every number in the title of a test is a rule of RULES.md', () => {
    expect(named.filter(({ number }) => !rules.includes(number))).toEqual([]);
  });
}
