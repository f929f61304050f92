/** A line of an ARIA snapshot: its depth, role, name and states. */
interface Node {
  readonly depth: number;
  readonly role: string;
  readonly name: string;
  readonly level: number;
}

const LINE = /^( *)- ([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/;
/** In these, two buttons of one name cannot be told apart. */
const GROUPS = ['group', 'navigation', 'list', 'table', 'toolbar', 'tablist', 'radiogroup'];
const PRESSED = ['button', 'link', 'tab', 'radio', 'checkbox', 'combobox', 'searchbox', 'textbox', 'switch'];

/** What somebody who only hears the page stumbles over: controls without names, twins, headings out of order. */
export function stumblesIn(snapshot: string): string[] {
  const nodes = snapshot.split('\n').flatMap(read);
  return [...unnamed(nodes), ...twins(nodes), ...headings(nodes)];
}

function read(line: string): Node[] {
  const [, indent = '', role = '', name = '', rest = ''] = LINE.exec(line) ?? [];
  if (role === '' || role === 'text') return [];
  return [{ depth: indent.length, role, name, level: Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0) }];
}

function unnamed(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ role, name }, i) =>
    PRESSED.includes(role) && name === '' ? [`a ${role} without a name after "${nodes[i - 1]?.name}"`] : [],
  );
}

function twins(nodes: readonly Node[]): string[] {
  return nodes.flatMap((group, i) => {
    if (!GROUPS.includes(group.role)) return [];
    const end = nodes.findIndex(({ depth }, j) => j > i && depth <= group.depth);
    const names = nodes
      .slice(i + 1, end < 0 ? undefined : end)
      .filter(({ role }) => role === 'button')
      .map(({ name }) => name);
    const twice = names.filter((name, j) => names.indexOf(name) !== j);
    return twice.map((name) => `two buttons "${name}" in the ${group.role} "${group.name}"`);
  });
}

function headings(nodes: readonly Node[]): string[] {
  const found = nodes.filter(({ role }) => role === 'heading');
  return found.flatMap(({ name, level }, i) => {
    const before = found[i - 1]?.level ?? 0;
    return level > before + 1 ? [`heading "${name}" of level ${level} after one of level ${before}`] : [];
  });
}
