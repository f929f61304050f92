import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { HANG } from '../harness/hang.ts';
import type { Size } from '../harness/sizes.ts';
import type { Driver } from './driver.ts';
import { findInPage, type Step } from './find-in-page.ts';
import { EngineLocator, Finder } from './locator.ts';

/** Milliseconds between two looks. */
const EVERY = 10;

const KEYS: Readonly<Record<string, string>> = {
  Escape: '\uE00C',
  Enter: '\uE006',
  Tab: '\uE004',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The part of Playwright's page that our players use, in a browser that Playwright cannot drive. */
export class EnginePage extends Finder {
  readonly #driver: Driver;
  #size: Size;

  constructor(driver: Driver, size: Size) {
    super();
    this.#driver = driver;
    this.#size = size;
  }

  /** What is missing in the part is not a function, and says so when it is called. */
  asPlaywright(): Page {
    return this as unknown as Page;
  }

  protected below(step: Step): EngineLocator {
    return new EngineLocator(this, [step]);
  }

  readonly mouse = {
    move: (x: number, y: number): Promise<void> => this.#point(x, y, []),
    click: (x: number, y: number): Promise<void> => this.#point(x, y, ['pointerDown', 'pointerUp']),
  };
  readonly keyboard = {
    press: (key: string): Promise<void> => this.keyboard.type(KEYS[key] ?? key),
    type: (text: string): Promise<void> => {
      const presses = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      return this.#driver.act({ type: 'key', id: 'keyboard', actions: presses });
    },
  };

  #point(x: number, y: number, then: readonly string[]): Promise<void> {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
    const presses = then.map((type) => ({ type, button: 0 }));
    return this.#driver.act({ type: 'pointer', id: 'mouse', actions: [move, ...presses] });
  }

  async evaluate<Result, Arg = undefined>(
    look: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> {
    const source = `async (text) => JSON.stringify(await (${look})(JSON.parse(text))) ?? 'null'`;
    return JSON.parse(await this.#driver.call(source, JSON.stringify(arg ?? null))) as Result;
  }

  /** Calls a function in the page with what a chain finds there: all of it, or its first alone. */
  async among<Result, Arg>(
    chain: readonly Step[],
    look: ((elements: HTMLElement[], arg: Arg) => unknown) | ((element: HTMLElement, arg: Arg) => unknown),
    arg: Arg | undefined,
    first = false,
  ): Promise<Result> {
    const source = `async (text) => {
      const { chain, arg, first } = JSON.parse(text);
      const found = (${findInPage})(chain);
      if (first && !found[0]) throw new Error('It has gone: ' + JSON.stringify(chain));
      return JSON.stringify(await (${look})(first ? found[0] : found, arg)) ?? 'null';
    }`;
    return JSON.parse(await this.#driver.call(source, JSON.stringify({ chain, arg, first }))) as Result;
  }

  /** Looks again and again; nothing waits in the page, so that two can wait for different things. */
  async until<Found>(what: string, look: () => Promise<Found | null>): Promise<Found> {
    const begin = performance.now();
    for (;;) {
      const found = await look();
      if (found !== null) return found;
      if (performance.now() - begin > HANG) throw new Error(`This never came: ${what}`);
      await setTimeout(EVERY);
    }
  }

  #url = '';
  url(): string {
    return this.#url;
  }
  async goto(url: string): Promise<void> {
    await this.#driver.goTo(url);
    this.#url = url;
  }
  async waitForURL(wanted: RegExp | ((url: URL) => boolean)): Promise<void> {
    const fits = (href: string) => (wanted instanceof RegExp ? wanted.test(href) : wanted(new URL(href)));
    this.#url = await this.until(`the address ${wanted}`, async () => {
      const href = await this.evaluate(() => location.href);
      return fits(href) ? href : null;
    });
  }

  viewportSize(): Size {
    return this.#size;
  }
  async setViewportSize(size: Size): Promise<void> {
    await this.#driver.resize(size);
    await this.until(`${size.width} × ${size.height}`, () =>
      this.evaluate(({ width, height }) => (innerWidth === width && innerHeight === height) || null, size),
    );
    this.#size = size;
  }

  async screenshot({ path }: { path: string }): Promise<void> {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await this.#driver.picture());
  }

  /** The next file that the page gives to the person. */
  async waitForEvent(
    _: 'download',
  ): Promise<{ suggestedFilename(): string; saveAs(path: string): Promise<void> }> {
    const { downloads } = this.#driver;
    const before = new Set(readdirSync(downloads));
    const name = await this.until('a file', async () => {
      const fresh = readdirSync(downloads).filter((file) => !before.has(file));
      return (fresh.length === 1 && fresh.find((file) => file.endsWith('.json'))) || null;
    });
    return {
      suggestedFilename: () => basename(name),
      async saveAs(path) {
        mkdirSync(dirname(path), { recursive: true });
        copyFileSync(join(downloads, name), path);
      },
    };
  }
}
