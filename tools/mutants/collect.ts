// Stands in for vitest in a trial: the same expectations, and tests that are gathered instead of run.
export { expect, vi } from 'vitest';

type Body = (...values: unknown[]) => unknown;
type Declare = (name: string, body: Body) => void;

export interface Gathered {
  readonly name: string;
  run(): unknown;
}

let gathered: Gathered[] = [];

/** The tests declared since the last call. */
export function takeGathered(): Gathered[] {
  const taken = gathered;
  gathered = [];
  return taken;
}

function withRows(declare: Declare) {
  const each = (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const row of rows) declare(name, () => (Array.isArray(row) ? body(...row) : body(row)));
  };
  return Object.assign(declare, { each });
}

const gather: Declare = (name, run) => gathered.push({ name, run });
export const it = withRows(gather);
export const test = withRows((name, run) => gather(name, run));
export const describe = withRows((_, declare) => declare());
