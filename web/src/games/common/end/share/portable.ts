/** Text of a picture, and where it is drawn, in the units of the picture. */
export interface Lettering {
  readonly text: string;
  readonly matrix: DOMMatrix;
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly fill: string;
  readonly anchor: CanvasTextAlign;
  readonly spacing: string;
}

/** What gives a shape its look; a drawing that leaves the page has no style sheet. */
const PAINT = [
  'fill',
  'fill-opacity',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
];
/** Symbols may use symbols. */
const DEEPEST = 4;

/** The shapes of a drawing of this page as a file of its own: what it uses and how it is painted is inside. */
export function portable(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  // In its place, so that it looks the same; never seen.
  copy.style.cssText += ';position:absolute;visibility:hidden';
  drawing.after(copy);
  try {
    for (let depth = 0; depth < DEEPEST; depth++) for (const use of copy.querySelectorAll('use')) unfold(use);
    for (const text of copy.querySelectorAll('text')) text.remove();
    const looks = [...copy.querySelectorAll('*')].map((element) => [element, lookOf(element)] as const);
    for (const [element, look] of looks) {
      element.setAttribute('style', look);
      element.removeAttribute('class');
    }
    copy.prepend(needed(copy));
    copy.removeAttribute('style');
    copy.removeAttribute('class');
    const { width, height } = drawing.viewBox.baseVal;
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
    return new XMLSerializer().serializeToString(copy);
  } finally {
    copy.remove();
  }
}

/** The texts of a drawing. A picture knows no fonts of the page, so they are written over it. */
export function letteringOf(drawing: SVGSVGElement): Lettering[] {
  const whole = drawing.getScreenCTM()?.inverse();
  return [...drawing.querySelectorAll('text')].flatMap((text): Lettering[] => {
    const own = text.getScreenCTM();
    if (!whole || !own) return [];
    const style = getComputedStyle(text);
    const upper = style.textTransform === 'uppercase';
    const content = text.textContent.trim();
    return [
      {
        text: upper ? content.toUpperCase() : content,
        matrix: DOMMatrix.fromMatrix(whole).multiply(DOMMatrix.fromMatrix(own)),
        x: text.x.baseVal[0]?.value ?? 0,
        y: text.y.baseVal[0]?.value ?? 0,
        font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
        fill: style.fill,
        anchor: style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'right' : 'left',
        spacing: style.letterSpacing === 'normal' ? '0px' : style.letterSpacing,
      },
    ];
  });
}

/** Puts a copy of what is used where it is used. */
function unfold(use: SVGUseElement): void {
  const used = document.querySelector(use.getAttribute('href') || 'none');
  const [x, y] = [use.getAttribute('x') ?? '0', use.getAttribute('y') ?? '0'];
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.setAttribute('transform', `translate(${x} ${y})`);
  group.setAttribute('style', use.getAttribute('style') ?? '');
  if (used instanceof SVGSymbolElement) {
    const inner = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const name of ['viewBox', 'overflow'])
      if (used.hasAttribute(name)) inner.setAttribute(name, used.getAttribute(name) ?? '');
    for (const name of ['width', 'height'])
      if (use.hasAttribute(name)) inner.setAttribute(name, use.getAttribute(name) ?? '');
    inner.append(...[...used.childNodes].map((node) => node.cloneNode(true)));
    group.append(inner);
  } else if (used) {
    const inner = used.cloneNode(true) as Element;
    inner.removeAttribute('id');
    group.append(inner);
  }
  use.replaceWith(group);
}

function lookOf(element: Element): string {
  const style = getComputedStyle(element);
  return PAINT.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
}

/** The patterns that are used, which belong to the page. */
function needed(copy: SVGSVGElement): Element {
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  const markup = [...copy.querySelectorAll<SVGElement>('*')].map(({ style }) => style.fill).join();
  const ids = new Set([...markup.matchAll(/url\("?#([^")]+)"?\)/g)].map(([, id]) => id ?? ''));
  for (const id of ids) {
    const pattern = document.getElementById(id);
    if (pattern && !copy.contains(pattern)) defs.append(pattern.cloneNode(true));
  }
  return defs;
}
