// Installs the packages when they are missing or older than the lock file; otherwise does nothing. Plain JavaScript for
// any Node from 18 on: it runs before the project's own Node is there.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const lock = new URL('package-lock.json', root);
const installed = new URL('node_modules/.package-lock.json', root); // npm writes it last

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function upToDate() {
  if (!changed(installed)) return false;
  if (changed(installed) >= changed(lock)) return true;
  // A checkout may touch the lock file without changing what it asks for.
  const [wanted, there] = [packagesOf(lock), packagesOf(installed)];
  const isThere = (name) =>
    JSON.stringify(wanted[name]) === JSON.stringify(there[name]) || (!there[name] && wanted[name].optional);
  return Object.keys({ ...wanted, ...there })
    .filter((name) => name.startsWith('node_modules/'))
    .every(isThere);
}

if (!upToDate()) {
  console.log('Installing packages (npm ci) …');
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const [command, first] = npm ? [node, [npm]] : ['npm', []];
  // The Node that runs this may be too old for the packages; theirs comes with them. So no warnings, unless the
  // caller asked for more (`npm start --loglevel verbose`); errors are always shown.
  const quiet = process.env.npm_config_loglevel ? [] : ['--loglevel=error'];
  const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', ...quiet], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(status ?? 1);
  }
}
