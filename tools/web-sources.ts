// Whether the built application is of these sources.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['web', 'kernel', 'games', 'bots', 'table'];
const NOT_BUILT = /(^|\/)(node_modules|dist|dist\.\d+\.new|sandbox|test)$/;

/** A hash of everything the build reads: paths and content. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  const paths = SOURCES.flatMap((folder) =>
    globSync(`${folder}/**/*.*`, {
      cwd: root,
      exclude: (path) => NOT_BUILT.test(path.replaceAll('\\', '/')),
    }),
  );
  for (const path of [...paths.sort(), 'package-lock.json']) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}
