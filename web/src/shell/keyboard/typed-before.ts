/** What somebody typed in this page, the newest last. People who share the screen do not see each other's lines. */
const typed = new Map<string, string[]>();
const MOST = 50;

export function remember(who: string, line: string): void {
  const lines = typed.get(who) ?? [];
  if (line !== lines.at(-1)) typed.set(who, [...lines, line].slice(-MOST));
}

/** Walks back and forth through the lines; `at` is null past the newest. */
export function recall(
  who: string,
  from: number | null,
  by: -1 | 1,
): { readonly at: number | null; readonly line: string } {
  const lines = typed.get(who) ?? [];
  const at = Math.max(0, (from ?? lines.length) + by);
  const line = lines[at];
  return line === undefined ? { at: null, line: '' } : { at, line };
}
