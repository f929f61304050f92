import type { CDPSession, Locator, Page } from 'playwright-core';
import { waitingFor } from './waiting.ts';

/** How a person presses things. */
export type Input = 'mouse' | 'touch' | 'keyboard';

export interface Hands {
  readonly input: Input;
  press(target: Locator): Promise<void>;
  /** Presses one of those that are there now, by a chance from 0 to 1; says whether there was one. */
  pressOneOf(targets: Locator, chance: number): Promise<boolean>;
}

/** A mouse that presses in its own way. */
export function mouseThat(press: (x: number, y: number) => Promise<void>): Hands {
  return pointing('mouse', (x, y) => press(x, y).then(() => true));
}

/** `press` says whether it became one. */
function pointing(input: Input, press: (x: number, y: number) => Promise<boolean>): Hands {
  const pressOneOf = async (targets: Locator, chance: number): Promise<boolean> => {
    for (;;) {
      const point = await targets.evaluateAll(openPoint, { chance });
      if (point === 'none') return false;
      if (point === 'covered') throw new Error(`Something covers all of one of ${targets}.`);
      if (await press(point.x, point.y)) return true;
    }
  };
  return {
    input,
    async press(target) {
      await target.first().waitFor({ state: 'attached' }); // the bubble has the button of the tray once more
      if (!(await pressOneOf(target, 0))) throw new Error(`There is no ${target} any more.`);
    },
    pressOneOf,
  };
}

export function handsOf(page: Page, input: Input): Hands {
  switch (input) {
    case 'mouse':
      return mouseThat((x, y) => page.mouse.click(x, y));
    case 'touch':
      return pointing(input, (x, y) => tap(page, x, y));
    case 'keyboard':
      return keys(page);
  }
}

const fingers = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Down and up at once: a page that is busy in between would make it a finger that rests, which presses nothing but is
 * seen to rise by whatever waits for that.
 */
async function touch(page: Page, x: number, y: number): Promise<void> {
  const known = fingers.get(page) ?? page.context().newCDPSession(page);
  fingers.set(page, known);
  const finger = await known;
  const event = (type: 'touchStart' | 'touchEnd') =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] });
  await Promise.all([event('touchStart'), event('touchEnd')]);
}

/**
 * A browser makes a press of a touch a little later: what is read next is what has become of it. There is none if what
 * was touched was gone when the finger rose; of that the page is not even told, so frames are counted.
 */
async function tap(page: Page, x: number, y: number): Promise<boolean> {
  const touched = await page.evaluateHandle(() => {
    const once = { once: true, capture: true };
    const press = new Promise<boolean>((became) => addEventListener('click', () => became(true), once));
    return { press };
  });
  await touch(page, x, y);
  const became = touched.evaluate(({ press }) => {
    const FRAMES = 120;
    const none = async (): Promise<boolean> => {
      for (let frame = 0; frame < FRAMES; frame++) await new Promise(requestAnimationFrame);
      return false;
    };
    return Promise.race([press, none()]);
  });
  return waitingFor(`what becomes of a tap at ${Math.round(x)}, ${Math.round(y)}`, became);
}

/** Presses it as a keyboard would, which reaches everything without pointing at it. */
export function press(target: Locator): Promise<void> {
  return target.evaluate((element: HTMLElement) => element.click());
}

/**
 * Runs in the page: where a person would press one of these. Cards overlap, so that may well be a corner. The map finds
 * routes by their place, whatever is drawn there; only what lies over the map is in the way, and those are left out,
 * as are those beside it: a browser takes a finger there for one that was to press the control.
 */
export function openPoint(
  found: Element | readonly Element[],
  { chance }: { chance: number },
): { x: number; y: number } | 'none' | 'covered' {
  const FINGER = 12;
  const isBesideControl = (x: number, y: number): boolean =>
    [-FINGER, 0, FINGER].some((across) =>
      [-FINGER, 0, FINGER].some(
        (down) => document.elementFromPoint(x + across, y + down)?.closest('[data-over-map]') != null,
      ),
    );
  /** The map that something is a place of; controls lie over it. */
  const mapOf = (element: Element): Element | null =>
    element.closest('[data-over-map]') ? null : element.closest('[data-map]');
  const pointOn = (element: Element): { x: number; y: number } | null => {
    const map = mapOf(element);
    if (!map) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = map ? [0.5] : [0.5, 0.12, 0.3, 0.7, 0.88];
    for (const across of parts) {
      for (const down of parts) {
        const [x, y] = [left + across * width, top + down * height];
        const hit = document.elementFromPoint(x, y);
        if (hit && (map ? map.contains(hit) && !isBesideControl(x, y) : element.contains(hit)))
          return { x, y };
      }
    }
    return null;
  };
  const all = [found].flat();
  const onMap = all.some((element) => mapOf(element) !== null);
  const near = onMap ? all.filter((element) => pointOn(element) !== null) : all;
  const chosen = near[Math.floor(chance * near.length)];
  return chosen ? (pointOn(chosen) ?? 'covered') : 'none';
}

/** More than any page has. */
const MOST_TABS = 250;

/**
 * The first control of a kind is reached by Tab and arrow keys alone; the way is known then, and others like it get
 * the focus at once.
 */
function keys(page: Page): Hands {
  const reached = new Set<string>();
  const press = async (target: Locator): Promise<void> => {
    const kind = await target.evaluate(kindOf);
    if (reached.has(kind)) await target.focus();
    else await tabTo(page, target);
    reached.add(kind);
    if (!(await target.evaluate((element) => element === document.activeElement))) {
      throw new Error(`The keyboard does not reach ${kind}.`);
    }
    await page.keyboard.press(await target.evaluate(keyFor));
  };
  return {
    input: 'keyboard',
    press,
    async pressOneOf(targets, chance) {
      const count = await targets.count();
      if (count > 0) await press(targets.nth(Math.floor(chance * count)));
      return count > 0;
    },
  };
}

/** On cards Enter is the large button as soon as there is one; Space always presses what has the focus. */
function keyFor(element: Element): string {
  return element.hasAttribute('data-enter') ? 'Space' : 'Enter';
}

function kindOf(element: Element): string {
  const group =
    element.closest('[role=group], nav, section, dialog, form, svg')?.getAttribute('aria-label') ?? '';
  return `${group}: ${element.tagName} ${element.className}`;
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const where = await target.evaluate((element) => {
      const active = document.activeElement;
      if (active === element) return 'there';
      const group = element.closest('[role=group], nav, svg, [role=listbox], [role=grid]');
      return active !== null && group?.contains(active) && (element as HTMLElement).tabIndex < 0
        ? 'in its group'
        : 'elsewhere';
    });
    if (where === 'there') return;
    await page.keyboard.press(where === 'elsewhere' ? 'Tab' : 'ArrowRight');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}
