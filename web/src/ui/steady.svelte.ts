/**
 * A derived value whose parts stay the same objects as long as they are equal, so that what did not change is not
 * drawn again. For what is computed anew as a whole: the rows of a table, the things on a map.
 */
export function steady<Value>(read: () => Value): { readonly current: Value } {
  let last: unknown;
  const current = $derived.by(() => {
    const next = keepEqual(last, read());
    last = next;
    return next;
  });
  return {
    get current() {
      return current;
    },
  };
}

/** `next`, in which everything that equals its counterpart in `last` is that very object. Plain data only. */
export function keepEqual<Value>(last: unknown, next: Value): Value {
  if (Object.is(last, next)) return next;
  if (Array.isArray(last) && Array.isArray(next)) return keepItems(last, next) as Value;
  if (!isPlain(last) || !isPlain(next)) return next;
  const keys = Object.keys(next);
  let equal = keys.length === Object.keys(last).length;
  const kept: Record<string, unknown> = {};
  for (const key of keys) {
    kept[key] = keepEqual(last[key], next[key]);
    equal &&= Object.is(kept[key], last[key]) && Object.hasOwn(last, key);
  }
  return (equal ? last : kept) as Value;
}

function keepItems(last: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const kept = next.map((item, i) => keepEqual(last[i], item));
  return kept.length === last.length && kept.every((item, i) => Object.is(item, last[i])) ? last : kept;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
