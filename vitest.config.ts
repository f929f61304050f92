import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** The programmes of many games come first: started last, they would leave one core idle at the end. */
const LONG = ['contract.test.ts', 'memory.test.ts', 'naive-compare.test.ts', 'docs.test.ts'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONG.some((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'out/**'],
    pool: 'forks',
    maxWorkers: 2, // vitest would leave one of two cores idle
    isolate: false, // rules are pure; a test that changes the process (environment, folder) starts a child
    sequence: { sequencer: LongFirst },
    testTimeout: process.env.TARMAC_LONG ? 600_000 : 20_000,
  },
});
