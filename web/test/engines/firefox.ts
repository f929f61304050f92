import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstall, findProgram } from '@tarmac/testkit/programs';
import type { Size } from '../harness/sizes.ts';
import { Bidi } from './bidi.ts';
import { type Driver, saying, start } from './driver.ts';

const PREFERENCES = {
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.aboutwelcome.enabled': false,
  'termsofuse.bypassNotification': true,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'en-GB',
  'ui.prefersReducedMotion': 1,
};

/** Where Firefox is; null when there is none. */
export const findFirefox = (): string | null =>
  findOrInstall(() => process.env.FIREFOX || findProgram(['firefox-esr', 'firefox']), ['firefox-esr']);

/** Firefox with a profile of its own, driven by WebDriver BiDi. */
export async function startFirefox(program: string, size: Size): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'tarmac-firefox-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  const preferences = Object.entries({ ...PREFERENCES, 'browser.download.dir': downloads });
  writeFileSync(
    join(home, 'user.js'),
    preferences.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(''),
  );
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', home];
  const { child, stop } = start(program, args, { HOME: home, MOZ_CRASHREPORTER_DISABLE: '1' });
  const address = await saying(child, /WebDriver BiDi listening on (ws:\S+)/);

  const troubles: string[] = [];
  const bidi = await Bidi.connect(`${address}/session`, (method, params) => {
    const trouble = troubleOf(method, params as Event);
    if (trouble !== null) troubles.push(trouble);
  });
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const events = ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'];
  await bidi.send('session.subscribe', { events });
  // The first window never has the focus, and keys press nothing there.
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'window' });

  const resize = async ({ width, height }: Size): Promise<void> => {
    const viewport = { width, height };
    await bidi.send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 1 });
  };
  await resize(size);

  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    downloads,
    troubles: async () => troubles,
    resize,
    async call(functionDeclaration, text) {
      const said = await bidi.send<Evaluated>('script.callFunction', {
        functionDeclaration,
        arguments: [{ type: 'string', value: text }],
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (said.type === 'exception') throw new Error(said.exceptionDetails.text);
      return said.result.value;
    },
    async goTo(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async act(...actions) {
      await bidi.send('input.performActions', { context, actions });
    },
    async picture() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      bidi.close();
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** The parts of the three events that we listen to. */
interface Event {
  readonly level?: string;
  readonly text?: string;
  readonly errorText?: string;
  readonly request?: { readonly url: string };
  readonly response?: { readonly status: number };
}

function troubleOf(method: string, { level, text, errorText, request, response }: Event): string | null {
  switch (method) {
    case 'log.entryAdded':
      return level === 'error' ? `console: ${text}` : null;
    case 'network.fetchError':
      return errorText === 'NS_BINDING_ABORTED' ? null : `request failed: ${request?.url} ${errorText}`;
    default:
      return (response?.status ?? 0) < 400 ? null : `request refused: ${response?.status} ${request?.url}`;
  }
}
