/** Text that is looked for: the whole of it, a part of it in any case, or a pattern. */
export interface Wanted {
  readonly exact?: string;
  readonly part?: string;
  readonly pattern?: string;
}

/** One link of a locator's chain: each finds below, or chooses among, what the one before has found. */
export type Step =
  | { readonly css: string }
  | { readonly role: string; readonly name?: Wanted; readonly disabled?: boolean }
  | { readonly label: Wanted }
  | { readonly text: Wanted }
  | { readonly or: readonly Step[] }
  | { readonly and: readonly Step[] }
  | { readonly hasNot: readonly Step[] }
  | { readonly visible: boolean }
  | { readonly nth: number };

/** Runs in the page: the elements at the end of a chain, in the page's order. */
export function findInPage(chain: readonly Step[]): Element[] {
  const ROLES: Readonly<Record<string, string>> = {
    button: 'button, [role=button]',
    dialog: 'dialog[open], [role=dialog]',
    group: 'fieldset, [role=group]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    link: 'a[href], [role=link]',
    radio: 'input[type=radio], [role=radio]',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
    slider: 'input[type=range], [role=slider]',
    tab: '[role=tab]',
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  /** For those who hear the page. */
  const isHeard = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true]') === null;
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const { display } = getComputedStyle(node);
    if (display === 'none') return '';
    const text = node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join('');
    return display.startsWith('inline') ? text : ` ${text} `;
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    const named = by.map((id) => document.getElementById(id)).filter((label) => label !== null);
    const given = element.getAttribute('aria-label');
    if (named.length > 0) return tidy(named.map(textOf).join(' '));
    return tidy(given ?? (labels.length > 0 ? [...labels].map(textOf).join(' ') : textOf(element)));
  };
  const fits = (text: string, { exact, part, pattern }: Wanted): boolean =>
    (exact === undefined || text === tidy(exact)) &&
    (part === undefined || text.toLowerCase().includes(tidy(part).toLowerCase())) &&
    (pattern === undefined || new RegExp(pattern).test(text));
  const isDisabled = (element: Element): boolean =>
    element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;
  const inOrder = (found: readonly Element[]): Element[] =>
    [...new Set(found)].sort((one, other) => {
      const place = one.compareDocumentPosition(other);
      return place & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    });

  const all = (roots: readonly ParentNode[], css: string): Element[] =>
    inOrder(roots.flatMap((root) => [...root.querySelectorAll(css)]));
  function follow(steps: readonly Step[], from: ParentNode): Element[] {
    let roots: readonly ParentNode[] = [from];
    for (const step of steps) roots = take(step, roots);
    return roots.filter((found) => found instanceof Element);
  }
  function take(step: Step, from: readonly ParentNode[]): readonly Element[] {
    const here = from.filter((found) => found instanceof Element);
    if ('css' in step) return all(from, step.css);
    if ('role' in step) {
      const { role, name, disabled } = step;
      const known = ROLES[role];
      if (known === undefined) throw new Error(`Nobody has said what has the role ${role}.`);
      return all(from, known).filter(
        (element) =>
          isHeard(element) &&
          (name === undefined || fits(nameOf(element), name)) &&
          (disabled === undefined || isDisabled(element) === disabled),
      );
    }
    if ('label' in step)
      return all(from, 'input, select, textarea, [aria-label]').filter((element) =>
        fits(nameOf(element), step.label),
      );
    if ('text' in step)
      return all(from, '*').filter(
        (element) =>
          fits(tidy(textOf(element)), step.text) &&
          ![...element.children].some((child) => fits(tidy(textOf(child)), step.text)),
      );
    if ('or' in step) return inOrder([...here, ...follow(step.or, document)]);
    if ('and' in step) {
      const others = follow(step.and, document);
      return here.filter((element) => others.includes(element));
    }
    if ('hasNot' in step) return here.filter((element) => follow(step.hasNot, element).length === 0);
    if ('visible' in step) return here.filter((element) => isShown(element) === step.visible);
    const chosen = here.at(step.nth);
    return chosen ? [chosen] : [];
  }
  return follow(chain, document);
}
