import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these that can be run: by name on the path, then at their usual places. */
export function findProgram(names: readonly string[], places: readonly string[] = []): string | null {
  const { PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find(isProgram) ?? null;
}

/** What `look` finds; it looks again after Debian's packages are installed, where that can be done without asking. */
export function findOrInstall<T>(look: () => T | null, packages: readonly string[]): T | null {
  const found = look();
  if (found !== null || !mayInstall()) return found;
  console.log(`Installing (apt-get install ${packages.join(' ')}) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  if (!install() && apt('update')) install();
  return look();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}
