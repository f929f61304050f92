import type { Page } from 'playwright-core';
import { arrived } from './at-rest.ts';

interface Exceptions {
  /** Text that lies over other text on purpose. */
  readonly overlapping: readonly string[];
  /** Text that may be shortened: the whole of it stands elsewhere. */
  readonly shortened: readonly string[];
  /** Smaller than a finger. */
  readonly small: readonly string[];
}

/** Each with its reason. */
const EXCEPTIONS: Exceptions = {
  overlapping: [
    '[data-map]', // names and prices are placed by the layout of the map, which has its own test
    '[data-place="hand"], [data-place="flights"]', // cards are held as a fan
    '[data-sky]', // cards and planes in the air
    '.toasts', // lie over the page for some seconds
    '[data-testid="coach"]', // lies over what is dimmed; the test of the lessons looks where
  ],
  shortened: [
    '.fresh .entry', // a line of news on its way
  ],
  small: [
    '[data-map] [data-offer]', // routes are found by their nearest place, up to 22 px away
    '.slider button', // marks on the slider, which leads there too
  ],
};

/** What is wrong with the boxes on a page: cut text, text over text, things outside, targets too small for a finger. */
export async function boxFaults(page: Page, touch: boolean): Promise<string[]> {
  await arrived(page);
  return page.evaluate(measure, { exceptions: EXCEPTIONS, touch });
}

/** Runs in the page. */
function measure({ exceptions, touch }: { exceptions: Exceptions; touch: boolean }): string[] {
  /** Ten airlines stand side by side on the smallest phones. */
  const FINGER = { width: 32, height: 43.5 };
  /** Lines of text are higher than their letters. */
  const LOOSE = 0.3;

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Line extends Box {
    readonly text: string;
    readonly element: Element;
  }
  const faults = new Set<string>();
  /** A phone would zoom out to show what lies outside; the page is made for this width. */
  const width = document.documentElement.clientWidth;
  const short = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 48);
  const within = (element: Element, selectors: readonly string[]): boolean =>
    selectors.some((selector) => element.closest(selector) !== null);

  /** Only what lies on top is read: an open panel, the curtain, a scoring. */
  const tops = [...document.querySelectorAll('dialog[open], [data-testid=curtain], [data-testid=ceremony]')];
  const root = tops.at(-1) ?? document.body;

  /** For those who hear the page: shown as nothing. */
  const isUnseen = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));

  const isShown = (element: Element): boolean =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    element.closest('[inert]') === null &&
    !isUnseen(element);

  /** An ancestor that hides what goes beyond it; `scrolls`: one can get there. */
  interface Edge {
    readonly rect: DOMRect;
    readonly scrolls: { readonly across: boolean; readonly down: boolean };
  }
  const known = new Map<Element, readonly Edge[]>();
  function edgesOf(element: Element): readonly Edge[] {
    const found = known.get(element);
    if (found) return found;
    const { overflowX, overflowY, overflow, position, display } = getComputedStyle(element);
    const parent = element.parentElement;
    const isLast = position === 'fixed' || parent === null || parent === document.documentElement;
    const above = isLast ? [] : edgesOf(parent);
    const hides = display !== 'inline' && overflow !== 'visible';
    const scrolls = (way: string): boolean => way === 'auto' || way === 'scroll';
    const own = { across: scrolls(overflowX), down: scrolls(overflowY) };
    const edges = hides ? [{ rect: element.getBoundingClientRect(), scrolls: own }, ...above] : above;
    known.set(element, edges);
    return edges;
  }

  /** What the ancestors of a text let through, and how they cut it without a way to scroll there. */
  function clipped(box: Box, element: Element): { box: Box; cut: 'across' | 'down' | null } {
    let { left, top, right, bottom } = box;
    let cut: 'across' | 'down' | null = null;
    const loose = (box.bottom - box.top) * LOOSE;
    for (const { rect, scrolls } of edgesOf(element)) {
      if (!scrolls.across && (left < rect.left - 1.5 || right > rect.right + 1.5)) cut = 'across';
      if (!scrolls.down && (top < rect.top - loose || bottom > rect.bottom + loose)) cut = 'down';
      left = Math.max(left, rect.left);
      right = Math.min(right, rect.right);
      top = Math.max(top, rect.top);
      bottom = Math.min(bottom, rect.bottom);
    }
    return { box: { left, top, right, bottom }, cut };
  }

  const lines: Line[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement?.closest('text') ?? node.parentElement; // WebKit measures no part of a text
    const text = short(node.textContent ?? '');
    if (
      !element ||
      text === '' ||
      element.closest('style, script, option, noscript, symbol, defs') ||
      !isShown(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects =
      element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    for (const rect of rects) {
      if (rect.width < 1 || rect.height < 1) continue;
      const { box, cut } = clipped(rect, element);
      const isMap = element.closest('[data-map]') !== null;
      if (cut && !isMap && !within(element, exceptions.shortened)) faults.add(`cut ${cut}: “${text}”`);
      if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
      lines.push({ ...box, text, element });
    }
  }

  for (const element of new Set(lines.map((line) => line.element))) {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const { textOverflow } = getComputedStyle(at);
      if (textOverflow !== 'ellipsis' || at.scrollWidth <= at.clientWidth + 1) continue;
      if (!within(element, exceptions.shortened)) faults.add(`shortened: “${short(at.textContent ?? '')}”`);
    }
  }

  /** A bar that stays in place lies over what is scrolled below it. */
  const barOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const { position, backgroundColor } = getComputedStyle(at);
      if (/fixed|sticky/.test(position) && !/^rgba.*, 0\)$/.test(backgroundColor)) return at;
    }
    return null;
  };
  const apart = lines
    .filter(({ element }) => !within(element, exceptions.overlapping))
    .sort((one, other) => one.top - other.top);
  apart.forEach((one, i) => {
    for (const other of apart.slice(i + 1)) {
      if (other.top >= one.bottom) break;
      if (one.element === other.element) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const height = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (across <= 2 || down <= height * 0.45 || barOf(one.element) !== barOf(other.element)) continue;
      faults.add(`overlap: “${one.text}” and “${other.text}”`);
    }
  });

  /* Nothing to press lies over text that is not its own: inside it, what it is called, or the caption that lies on it. */
  const controls = [...root.querySelectorAll('button, a[href], select, input, [role=tab]')].filter(isShown);
  for (const control of controls) {
    if (within(control, exceptions.overlapping) || getComputedStyle(control).display === 'inline') continue;
    const { box } = clipped(control.getBoundingClientRect(), control);
    const name = short(control.getAttribute('aria-label') ?? control.textContent ?? '');
    for (const line of apart) {
      if (line.bottom <= box.top || line.top >= box.bottom) continue;
      if (control.contains(line.element) || line.element.contains(control) || line.text === name) continue;
      if (line.element.closest('[data-caption]')?.previousElementSibling === control) continue;
      if (line.element.closest('label')?.contains(control) || barOf(control) !== barOf(line.element))
        continue;
      const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
      const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
      if (across > 3 && down > (line.bottom - line.top) * 0.45)
        faults.add(`overlap: “${line.text}” and the control “${name}”`);
    }
  }

  for (const { left, right, top, bottom, text, element } of lines) {
    if (element.closest('[data-map]')) continue;
    if (left < -1 || right > width + 1) faults.add(`outside: “${text}”`);
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
    if (!scrolls && (top < -4 || bottom > innerHeight + 4)) {
      let at: Element | null = element;
      while (at && !/auto|scroll/.test(getComputedStyle(at).overflowY)) at = at.parentElement;
      if (!at) faults.add(`below the page: “${text}”`);
    }
  }
  if (document.documentElement.scrollWidth > width + 1) faults.add('the page scrolls sideways');

  if (touch) {
    const targets =
      'button, a[href], select, [role=tab], [role=button], label:has(input), input:not(label input)';
    /** A word in a sentence is as high as its line. */
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      );
    /** What `::after` adds around an element for fingers. */
    const grown = (element: Element): number => {
      const { content, position, top, bottom } = getComputedStyle(element, '::after');
      if (content === 'none' || position !== 'absolute') return 0;
      return Math.max(0, -Number.parseFloat(top)) + Math.max(0, -Number.parseFloat(bottom));
    };
    for (const element of root.querySelectorAll(targets)) {
      if (!isShown(element) || within(element, exceptions.small) || isInSentence(element)) continue;
      const size = element.getBoundingClientRect();
      if (size.width <= 1 || size.height <= 1) continue;
      const name = short(element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
      if (size.height + grown(element) < FINGER.height || size.width < FINGER.width)
        faults.add(`small: “${name}” is ${Math.round(size.width)} × ${Math.round(size.height)}`);
    }
  }
  return [...faults];
}
