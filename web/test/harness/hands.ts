import type { Locator, Page } from 'playwright-core';

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
      await target.waitFor({ state: 'attached' });
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

/**
 * A browser makes a press of a touch a little later: what is read next is what has become of it. There is none if the
 * finger lay too long, which happens on a busy machine, or if what it touched was gone when it rose.
 */
async function tap(page: Page, x: number, y: number): Promise<boolean> {
  const touched = await page.evaluateHandle(() => {
    const FRAMES = 120;
    const press = new Promise<boolean>((became) => {
      const once = { once: true, capture: true };
      addEventListener('click', () => became(true), once);
      for (const other of ['contextmenu', 'touchcancel']) addEventListener(other, () => became(false), once);
      addEventListener(
        'touchend',
        async () => {
          for (let frame = 0; frame < FRAMES; frame++) await new Promise(requestAnimationFrame);
          became(false);
        },
        once,
      );
    });
    return { press };
  });
  await page.touchscreen.tap(x, y);
  return touched.evaluate(({ press }) => press);
}

/** Presses it as a keyboard would, which reaches everything without pointing at it. */
export function press(target: Locator): Promise<void> {
  return target.evaluate((element: HTMLElement) => element.click());
}

/**
 * Runs in the page: where a person would press one of these. Cards overlap, so that may well be a corner. The map finds
 * routes by their place, whatever is drawn there; only what lies over the map is in the way, and those are left out.
 */
function openPoint(
  found: Element | readonly Element[],
  { chance }: { chance: number },
): { x: number; y: number } | 'none' | 'covered' {
  const pointOn = (element: Element): { x: number; y: number } | null => {
    const map = element.closest('[data-map]');
    if (!map) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = map ? [0.5] : [0.5, 0.12, 0.3, 0.7, 0.88];
    for (const across of parts) {
      for (const down of parts) {
        const [x, y] = [left + across * width, top + down * height];
        const hit = document.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || (map?.contains(hit) && !hit.closest('[data-over-map]'))))
          return { x, y };
      }
    }
    return null;
  };
  const all = [found].flat();
  const onMap = all.some((element) => element.closest('[data-map]') !== null);
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
