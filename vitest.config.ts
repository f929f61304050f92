import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { runes } from './web/test/unit/runes.ts';

/** What takes longest comes first: started last, it would leave one core idle at the end. */
const LONG = [
  'states.test.ts',
  'list-view.test.ts',
  'games.test.ts',
  'learn.test.ts',
  'never-lost.test.ts',
  'contract.test.ts',
  'memory.test.ts',
  'naive-compare.test.ts',
  'docs.test.ts',
  'kill.test.ts',
  'exactly-once-random.test.ts',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

const IN_BROWSER = ['web/test/browser/**/*.test.ts'];
/** Compiled as the application is: runes, and components that are only named. */
const OF_THE_PAGE = ['web/test/unit/**/*.test.ts'];
const NOT_OURS = ['**/node_modules/**', 'out/**', '**/dist/**', 'web/sandbox/**'];
/** For hangs only: no test is slow enough to meet it, on any machine. */
const HANG = 3_600_000;

export default defineConfig({
  plugins: [runes()],
  test: {
    pool: 'forks',
    maxWorkers: 3, // on two cores: a test in the browser waits for frames about half of its time
    maxConcurrency: 2,
    isolate: false, // rules are pure; a test that changes the process (environment, folder) starts a child
    sequence: { sequencer: LongFirst },
    testTimeout: HANG,
    hookTimeout: HANG,
    expect: { poll: { timeout: HANG } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          globalSetup: 'server/test/postgres/setup.ts',
          include: ['**/test/**/*.test.ts'],
          exclude: [...NOT_OURS, ...IN_BROWSER, ...OF_THE_PAGE],
          // Node runs the files as they are, as the command line does: rules and bots are up to five times as fast as
          // with every import looked up again.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: { name: 'page', include: OF_THE_PAGE, exclude: NOT_OURS },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: IN_BROWSER,
          exclude: NOT_OURS,
          globalSetup: 'web/test/harness/setup.ts',
        },
      },
    ],
  },
});
