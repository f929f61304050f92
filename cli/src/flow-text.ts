/** Any JSON as indented text for people: short things on one line, long lists filled to the width. */
export function flowText(value: unknown, width = 100): string[] {
  return isBranch(value) ? block(value, '', width) : [flow(value)];
}

type Branch = readonly unknown[] | Readonly<Record<string, unknown>>;

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

/** On one line: `[1, 2]`, `{red: 2, blue: 1}`. What is zero in a count of things is left out. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (!isBranch(value)) return value === null || value === '' ? '–' : String(value);
  const entries = Object.entries(value);
  const isCount = entries.length > 0 && entries.every(([, item]) => Number.isInteger(item));
  const said = isCount ? entries.filter(([, item]) => item !== 0) : entries;
  return said.length === 0 ? '–' : `{${said.map(([key, item]) => `${key}: ${flow(item)}`).join(', ')}}`;
}

function block(branch: Branch, indent: string, width: number): string[] {
  if (Array.isArray(branch)) return listBlock(branch, indent, width);
  return Object.entries(branch).flatMap(([key, item]) => {
    const line = `${indent}${key}: ${flow(item)}`;
    if (!isBranch(item) || line.length <= width) return [line];
    return [`${indent}${key}:`, ...block(item, `${indent}  `, width)];
  });
}

function listBlock(list: readonly unknown[], indent: string, width: number): string[] {
  const items = list.map(flow);
  const room = width - indent.length;
  if (items.every((item) => item.length <= room / 3)) return filled(items, indent, room);
  return list.flatMap((item, i) => {
    const line = `${indent}${i}: ${items[i]}`;
    return isBranch(item) && line.length > width
      ? [`${indent}${i}:`, ...block(item as Branch, `${indent}  `, width)]
      : [line];
  });
}

function filled(items: readonly string[], indent: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    if (line !== '' && line.length + 2 + item.length > room) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? item : `, ${item}`;
  }
  return [...lines, line].map((text) => indent + text);
}
