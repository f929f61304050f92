// Makes the project's own packages known by their names where nothing is installed: the generator needs no others.
// After `npm ci` they are there already, and this does nothing.
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

for (const manifest of globSync(
  workspaces.map((folder) => `${folder}/package.json`),
  { cwd: root },
)) {
  const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
  const link = join(root, 'node_modules', name);
  if (existsSync(link)) continue;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(root, dirname(manifest)), link, 'junction');
}
