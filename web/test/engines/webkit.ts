import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findOrInstall, findProgram } from '@tarmac/testkit/programs';
import type { Size } from '../harness/sizes.ts';
import { type Driver, LONGEST, saying, start } from './driver.ts';
import { heard, listen } from './troubles.ts';

export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** A screen that nobody looks at. */
  readonly screen: string;
}

const FOLDERS = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);
const BROWSERS = FOLDERS.flatMap((folder) => [
  `${folder}/webkit2gtk-4.1/MiniBrowser`,
  `${folder}/webkit2gtk-4.0/MiniBrowser`,
]);

/** Where WebKit and what drives it are; null when something is missing. */
export const findWebKit = (): WebKit | null =>
  findOrInstall(() => {
    const driver = findProgram(['WebKitWebDriver']);
    const browser = process.env.WEBKIT || findProgram(['MiniBrowser'], BROWSERS);
    const screen = findProgram(['Xvfb']);
    return driver && browser && screen ? { driver, browser, screen } : null;
  }, ['webkit2gtk-driver', 'xvfb']);

const POPUPS = '--javascript-can-open-windows-automatically=true';

/** WebKitGTK with nothing stored, driven by WebDriver. */
export async function startWebKit({ driver, browser, screen }: WebKit, size: Size): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'tarmac-webkit-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const display = start(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {});
  const number = await saying(display.child, /(\d+)\n/);
  const port = await freePort();
  const env = {
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    DISPLAY: `:${number}`,
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', // OpenGL without a graphics card has crashed it
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'en_GB',
  };
  const { child, stop } = start(driver, [`--port=${port}`], env);
  await answering(`http://127.0.0.1:${port}/status`, child);

  const ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      signal: AbortSignal.timeout(LONGEST),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  /* One after the other: the driver does not answer what is asked while it presses something. */
  let last: Promise<unknown> = Promise.resolve();
  const command = <Value>(...question: Parameters<typeof ask>): Promise<Value> => {
    const answer = last.then(() => ask<Value>(...question));
    last = answer.catch(() => undefined);
    return answer;
  };
  const { sessionId, capabilities } = await command<Session>('POST', '', {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: LONGEST },
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', POPUPS] },
      },
    },
  });
  const post = <Value>(path: string, body: object): Promise<Value> =>
    command('POST', `/${sessionId}${path}`, body);
  const get = <Value>(path: string): Promise<Value> => command('GET', `/${sessionId}${path}`);

  /* The first window has a bar that cannot be narrower than 447 px; those that a page opens have none. */
  const first = await get<string>('/window');
  await post('/execute/sync', { script: 'open("about:blank", "", "popup,width=800,height=600")', args: [] });
  const handle = (await get<string[]>('/window/handles')).find((other) => other !== first);
  await post('/window', { handle });
  const resize = async ({ width, height }: Size): Promise<void> => {
    await post('/window/rect', { width, height });
  };
  await resize(size);

  const troubles: string[] = [];
  const keepTroubles = async (): Promise<void> => {
    const script = `return (${heard})()`;
    troubles.push(...(await post<string[]>('/execute/sync', { script, args: [] })));
  };

  return {
    name: 'WebKit',
    version: capabilities.browserVersion,
    downloads,
    resize,
    call(source, text) {
      const script = `const done = arguments[1];
        (${source})(arguments[0]).then((said) => done({ said }), (error) => done({ error: String(error) }));`;
      return post<Outcome>('/execute/async', { script, args: [text] }).then((outcome) => {
        if (outcome.said === undefined) throw new Error(outcome.error);
        return outcome.said;
      });
    },
    async goTo(url) {
      await keepTroubles();
      await post('/url', { url });
      await post('/execute/sync', { script: `return (${listen})()`, args: [] });
    },
    async troubles() {
      await keepTroubles();
      return troubles;
    },
    async act(...actions) {
      await post('/actions', { actions });
    },
    async picture() {
      return Buffer.from(await get<string>('/screenshot'), 'base64');
    },
    async close() {
      await command('DELETE', `/${sessionId}`).catch(() => undefined);
      await stop();
      await display.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

interface Outcome {
  readonly said?: string;
  readonly error?: string;
}

/** The driver does not say which port it would choose. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const isThere = (): Promise<boolean> =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended before it was ready.`);
    await setTimeout(50);
  }
}
