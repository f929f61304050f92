/*
 * The difference between two JSON values, so that a step costs what it changed and not the whole table:
 * `[value]` is a new value; an object has for each changed field (of an object) or place (of a list) a difference,
 * `-` lists fields that are gone, `#` is the new length of a list. Nothing changed is `{}`.
 */

export type Delta = readonly unknown[] | { readonly [key: string]: unknown };

const GONE = '-';
const LENGTH = '#';

export function deltaOf(before: unknown, after: unknown): Delta {
  if (Object.is(before, after)) return {};
  if (Array.isArray(before) && Array.isArray(after)) return deltaOfLists(before, after);
  if (isFields(before) && isFields(after)) return deltaOfFields(before, after);
  return [after];
}

/** The value after it; `before` stays as it is, and what did not change is shared. */
export function withDelta(before: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) return delta[0];
  const changes = Object.entries(delta as Readonly<Record<string, unknown>>);
  if (changes.length === 0) return before;
  if (Array.isArray(before)) {
    const after = before.slice(0, Number((delta as Record<string, unknown>)[LENGTH] ?? before.length));
    for (const [place, change] of changes) {
      if (place !== LENGTH) after[Number(place)] = withDelta(before[Number(place)], change as Delta);
    }
    return after;
  }
  const after: Record<string, unknown> = { ...(before as Record<string, unknown>) };
  for (const [field, change] of changes) {
    if (field === GONE) for (const gone of change as string[]) delete after[gone];
    else after[field] = withDelta(after[field], change as Delta);
  }
  return after;
}

function deltaOfLists(before: readonly unknown[], after: readonly unknown[]): Delta {
  const changes: Record<string, unknown> = {};
  if (before.length !== after.length) changes[LENGTH] = after.length;
  for (const [place, value] of after.entries()) {
    const change = place < before.length ? deltaOf(before[place], value) : [value];
    if (!isNothing(change)) changes[place] = change;
  }
  return shorter(changes, after);
}

function deltaOfFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Delta {
  const changes: Record<string, unknown> = {};
  const gone = Object.keys(before).filter((field) => !Object.hasOwn(after, field));
  // A field named like one of our signs: the whole value.
  if (Object.hasOwn(after, GONE) || Object.hasOwn(after, '__proto__')) return [after];
  if (gone.length > 0) changes[GONE] = gone;
  for (const [field, value] of Object.entries(after)) {
    const change = Object.hasOwn(before, field) ? deltaOf(before[field], value) : [value];
    if (!isNothing(change)) changes[field] = change;
  }
  return shorter(changes, after);
}

/** If nearly everything changed, the value itself is shorter. */
function shorter(changes: Readonly<Record<string, unknown>>, after: unknown): Delta {
  if (Object.keys(changes).length < 4) return changes;
  return JSON.stringify(changes).length < JSON.stringify(after).length ? changes : [after];
}

function isNothing(delta: unknown): boolean {
  return !Array.isArray(delta) && Object.keys(Object(delta)).length === 0;
}

function isFields(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
