import { findOrInstall, findProgram } from '@tarmac/testkit/programs';

/** Chromium without windows: the same engine, and a test takes a third less of the machine in it. */
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const HOW_TO_GET_ONE =
  'No Chromium was found, so the tests in the browser cannot run. Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test.';

/** The path of a browser, installed by apt where that can be done without asking; null when there is none. */
export function findChromium(): string | null {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return (
    findOrInstall(() => findProgram(SHELL), ['chromium-headless-shell']) ??
    findOrInstall(() => findProgram(NAMES, PLACES), ['chromium'])
  );
}
