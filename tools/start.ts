// `npm start`: builds what is stale, then serves. Arguments go to `tarmac serve`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

const { status } = spawnSync(process.execPath, [path('tools/build-web.ts'), '--stale'], { stdio: 'inherit' });
if (status !== 0) {
  if (!existsSync(path('web/dist/index.html'))) process.exit(status ?? 1);
  console.log('The build failed, see above: serving the last one that worked.');
}

const server = spawn(process.execPath, [path('cli/bin/tarmac.mjs'), 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C reaches the server directly; this process just must not end first.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
