// `npm test`: the static checks one after another, with the tests in parallel; stops at the first failed check.
// `--long`: the tests of these paths alone, in their long form. The last line is for machines: `N passed, N failed`
// (tests; a failed static check counts as one failure).
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const report = 'out/vitest.json';
const long = process.argv.includes('--long');
const paths = process.argv.slice(2).filter((argument) => argument !== '--long');

const bin = (path: string, ...args: string[]): string[] => [`node_modules/${path}`, ...args];

const staticChecks: Record<string, string[]> = long
  ? {}
  : {
      types: bin('@typescript/native/bin/tsc', '-b', '.', 'web/test'),
      components: bin(
        'svelte-check/bin/svelte-check',
        ...'--workspace web --tsgo --threshold warning --fail-on-warnings'.split(' '),
      ),
      'lint and format': bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
      imports: ['tools/check-imports.ts'],
      unused: bin('knip/bin/knip.js', '--no-progress'),
    };
const tests = bin('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json');

interface Run {
  readonly done: Promise<{ ok: boolean; seconds: string }>;
  /** Prints what has come so far, and from now on at once. */
  show(): void;
  stop(): void;
}

function start(args: string[], env: NodeJS.ProcessEnv = {}): Run {
  const begin = performance.now();
  const colour = process.stdout.isTTY
    ? { FORCE_COLOR: '1', NO_COLOR: undefined }
    : { FORCE_COLOR: undefined, NO_COLOR: '1' };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...colour, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, so that `stop` reaches browsers and servers of the tests too
  });
  let held: Buffer[] | undefined = [];
  const take = (chunk: Buffer) => (held ? held.push(chunk) : process.stdout.write(chunk));
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return {
    done: new Promise((resolve) => {
      child.on('close', (code) =>
        resolve({ ok: code === 0, seconds: ((performance.now() - begin) / 1000).toFixed(1) }),
      );
    }),
    show() {
      for (const chunk of held ?? []) process.stdout.write(chunk);
      held = undefined;
    },
    stop() {
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
}

function finish(passed: number, failed: number): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/**
 * vitest's own counts; a file that did not load has no tests in them, so it counts as one failure. CI wants
 * everything to have run: there a skipped test has failed.
 */
function counts(ok: boolean): [passed: number, failed: number] {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(`${root}${report}`, 'utf8'),
    );
    const skipped = process.env.CI === 'true' ? numPendingTests : 0;
    if (skipped > 0) console.log(`${skipped} skipped: with CI=true that is a failure.`);
    const failed = numFailedTests + skipped;
    return [numPassedTests, ok ? failed : Math.max(1, failed)];
  } catch {
    return [0, 1];
  }
}

mkdirSync(`${root}out`, { recursive: true });
rmSync(`${root}${report}`, { force: true });

const running = start([...tests, `--outputFile.json=${report}`, ...paths], long ? { TARMAC_LONG: '1' } : {});

let check: Run | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    running.stop();
    check?.stop();
    finish(0, 1);
  });
}

for (const [name, args] of Object.entries(staticChecks)) {
  check = start(args);
  const { ok, seconds } = await check.done;
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (ok) {
    check = undefined;
    continue;
  }
  check.show();
  running.stop();
  await running.done;
  console.log(`${name}: failed; the tests were stopped.`);
  finish(0, 1);
}

running.show();
const { ok, seconds } = await running.done;
console.log(`${ok ? '✓' : '✗'} tests (${seconds} s)`);
finish(...counts(ok));
