import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'out/**'],
    pool: 'forks',
    isolate: false, // rules are pure; a test that changes the process (environment, folder) starts a child
    testTimeout: process.env.TARMAC_LONG ? 600_000 : 20_000,
  },
});
