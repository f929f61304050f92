import type { Page } from 'playwright-core';
import type { Step, Wanted } from './find-in-page.ts';
import type { EnginePage } from './page.ts';

type Named = { readonly name?: string | RegExp; readonly exact?: boolean; readonly disabled?: boolean };
type State = 'attached' | 'detached' | 'visible' | 'hidden';
type InPage<Arg, Result> = (element: HTMLElement, arg: Arg) => Result | Promise<Result>;

const wanted = (text: string | RegExp, exact = false): Wanted =>
  typeof text === 'string' ? (exact ? { exact: text } : { part: text }) : { pattern: text.source };

/** What both a page and a locator can find in themselves, as in Playwright. */
export abstract class Finder {
  protected abstract below(step: Step): EngineLocator;

  locator(css: string): EngineLocator {
    return this.below({ css });
  }
  getByTestId(id: string): EngineLocator {
    return this.below({ css: `[data-testid="${id}"]` });
  }
  getByRole(role: string, { name, exact, disabled }: Named = {}): EngineLocator {
    return this.below({
      role,
      ...(name !== undefined && { name: wanted(name, exact) }),
      ...(disabled !== undefined && { disabled }),
    });
  }
  getByLabel(text: string, { exact }: { exact?: boolean } = {}): EngineLocator {
    return this.below({ label: wanted(text, exact) });
  }
  getByText(text: string, { exact }: { exact?: boolean } = {}): EngineLocator {
    return this.below({ text: wanted(text, exact) });
  }
}

/** The part of Playwright's locators that our players use. */
export class EngineLocator extends Finder {
  readonly #page: EnginePage;
  readonly #chain: readonly Step[];

  constructor(page: EnginePage, chain: readonly Step[]) {
    super();
    this.#page = page;
    this.#chain = chain;
  }

  protected below(step: Step): EngineLocator {
    return new EngineLocator(this.#page, [...this.#chain, step]);
  }
  or(other: EngineLocator): EngineLocator {
    return this.below({ or: other.#chain });
  }
  and(other: EngineLocator): EngineLocator {
    return this.below({ and: other.#chain });
  }
  filter({ visible, hasNot }: { visible?: boolean; hasNot?: EngineLocator }): EngineLocator {
    const shown = visible === undefined ? this : this.below({ visible });
    return hasNot ? shown.below({ hasNot: hasNot.#chain }) : shown;
  }
  first(): EngineLocator {
    return this.nth(0);
  }
  nth(nth: number): EngineLocator {
    return this.below({ nth });
  }
  page(): Page {
    return this.#page.asPlaywright();
  }
  override toString(): string {
    return JSON.stringify(this.#chain);
  }

  count(): Promise<number> {
    return this.evaluateAll((all) => all.length);
  }
  async all(): Promise<EngineLocator[]> {
    return Array.from({ length: await this.count() }, (_, i) => this.nth(i));
  }
  isVisible(): Promise<boolean> {
    return this.filter({ visible: true })
      .count()
      .then((count) => count > 0);
  }
  evaluateAll<Result, Arg = undefined>(
    look: (elements: HTMLElement[], arg: Arg) => Result,
    arg?: Arg,
  ): Promise<Result> {
    return this.#page.among(this.#chain, look, arg);
  }

  /** Waits for the element; there may only be one. */
  async evaluate<Result, Arg = undefined>(look: InPage<Arg, Result>, arg?: Arg): Promise<Result> {
    const count = await this.#page.until(`${this}`, async () => (await this.count()) || null);
    if (count > 1) throw new Error(`There are ${count} of ${this}.`);
    return this.#page.among<Result, Arg>(this.#chain, look, arg, true);
  }

  async waitFor({ state = 'visible' }: { state?: State } = {}): Promise<void> {
    const looked = state === 'visible' || state === 'hidden' ? this.filter({ visible: true }) : this;
    const isThere = state === 'visible' || state === 'attached';
    await this.#page.until(`${state}: ${this}`, async () => (await looked.count()) > 0 === isThere || null);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, name) => element.getAttribute(name), name);
  }
  focus(): Promise<void> {
    return this.evaluate((element) => element.focus());
  }
  async press(key: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.press(key);
  }
  async fill(text: string): Promise<void> {
    await this.evaluate((element) => {
      element.focus();
      (element as HTMLInputElement).select();
    });
    await this.#page.keyboard.type(text);
  }
  /** As when it is chosen in the list, which the browser draws outside of the page. */
  selectOption(value: string): Promise<void> {
    return this.evaluate((element, value) => {
      (element as HTMLSelectElement).value = value;
      for (const event of ['input', 'change']) element.dispatchEvent(new Event(event, { bubbles: true }));
    }, value);
  }
  async setChecked(checked: boolean): Promise<void> {
    const isChecked = await this.evaluate((element) => (element as HTMLInputElement).checked);
    if (isChecked !== checked) await this.press('Space');
  }

  /** Once it lies open in its middle. */
  async click(): Promise<void> {
    const { x, y } = await this.#page.until(`open: ${this}`, () => this.evaluate(openMiddle));
    await this.#page.mouse.click(x, y);
  }
}

/** Runs in the page. */
function openMiddle(element: HTMLElement): { x: number; y: number } | null {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}
