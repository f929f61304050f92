import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Every reason for a refusal is named by a test of the rules: a reason that no play provokes is not needed. */
export function refusalReasonsSuite(home: URL, atLeast: number): void {
  const folder = fileURLToPath(home);
  const listed = readFileSync(`${folder}src/refusal-reason.ts`, 'utf8').matchAll(/^ {2}\| '([a-z-]+)'/gm);
  const reasons = Array.from(listed, ([, reason]) => reason);
  const tests = globSync('test/rules/*.test.ts', { cwd: folder }).map((file) =>
    readFileSync(folder + file, 'utf8'),
  );

  it('every reason for a refusal is named by a test of the rules', () => {
    expect(reasons.length).toBeGreaterThan(atLeast);
    expect(reasons.filter((reason) => !tests.some((text) => text.includes(`'${reason}'`)))).toEqual([]);
  });
}
