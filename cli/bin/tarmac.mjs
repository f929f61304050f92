#!/usr/bin/env node
// Plain JavaScript, so that any Node can start it: src/ is TypeScript, which Node runs as it is from 24 on.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

const OLDEST_NODE = 24;
const SCRIPTS = ['tarmac', 'bench'];

const own = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) {
  // `npm run` starts scripts in the project's root; file names are meant from where the caller stands.
  const { INIT_CWD: callersFolder, npm_lifecycle_event: script = '' } = process.env;
  if (callersFolder && SCRIPTS.includes(script)) process.chdir(callersFolder);
  // The rules are many small functions: with more of them inlined a random game is played a fifth faster.
  v8.setFlagsFromString('--max-inlined-bytecode-size-cumulative=5000');
  // A server forgets most things at once, and V8 would collect a hundred megabytes of them before it looks; what stays may
  // grow by a quarter before it looks there.
  if (process.argv[2] === 'serve') {
    v8.setFlagsFromString('--semi-space-growth-factor=1');
    v8.setFlagsFromString('--heap-growing-percent=25');
  }
  module.enableCompileCache?.(); // starts three times as fast: types are stripped once, not every time
  await import('../src/main.ts');
} else if (existsSync(own) && !process.env.TARMAC_NODE) {
  const child = spawn(own, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TARMAC_NODE: own },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else process.exitCode = code ?? 1;
  });
} else {
  console.error(`tarmac needs Node ${OLDEST_NODE} or newer; \`npm ci\` in the project brings it.`);
  process.exitCode = 1;
}
