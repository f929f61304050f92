import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { findOrInstall, findProgram } from '@tarmac/testkit/programs';

export const HOW_TO_GET_IT =
  'No PostgreSQL was found, so the tests of tables in PostgreSQL cannot run. Install it (on Debian: apt-get install postgresql), or name the folder of its programs: POSTGRES=/path/to/bin npm test.';

/** The folder of its programs, installed by apt where that can be done without asking; null when there is none. */
export function findPostgres(): string | null {
  if (process.env.POSTGRES) return process.env.POSTGRES;
  return findOrInstall(() => {
    // Debian keeps them beside each other, by version, and not on the path.
    const versions = globSync('/usr/lib/postgresql/*/bin/postgres').sort(byVersion);
    const found = findProgram(['postgres'], versions);
    return found && dirname(found);
  }, ['postgresql']);
}

function byVersion(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}
