import type { TestProject } from 'vitest/node';
import { findPostgres, HOW_TO_GET_IT } from './find.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of PostgreSQL's programs; null when there are none. */
    postgres: string | null;
  }
}

/** Once for all tests: PostgreSQL is found. Tests start it themselves. */
export default function setup({ provide }: TestProject): void {
  const found = findPostgres();
  provide('postgres', found);
  if (found !== null) return;
  if (process.env.CI === 'true') throw new Error(HOW_TO_GET_IT);
  console.warn(HOW_TO_GET_IT);
}
