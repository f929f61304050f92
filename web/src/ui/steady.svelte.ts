/**
 * A derived value whose parts stay the same objects as long as they are equal, so that what did not change is not
 * drawn again. For what is computed again as a whole: the rows of a table, the things on a map.
 */
export function steady<Value>(read: () => Value): { readonly current: Value } {
  const fresh = $derived.by(read);
  let from: unknown;
  let last: unknown;
  // Svelte asks a value that stays the same again and again; it is compared once.
  const current = $derived.by(() => {
    if (fresh !== from) {
      last = keepEqual(last, fresh);
      from = fresh;
    }
    return last as Value;
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
  return isPlain(last) && isPlain(next) ? (keepFields(last, next) as Value) : next;
}

/* Most parts are equal most of the time, so nothing is copied before something differs. */

function keepItems(last: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let kept: unknown[] | undefined;
  let equal = last.length === next.length;
  for (let i = 0; i < next.length; i++) {
    const item = keepEqual(last[i], next[i]);
    if (item !== next[i]) {
      kept ??= next.slice();
      kept[i] = item;
    }
    equal &&= Object.is(item, last[i]);
  }
  return equal ? last : (kept ?? next);
}

type Fields = Record<string, unknown>;

function keepFields(last: Fields, next: Fields): Fields {
  let kept: Fields | undefined;
  let equal = true;
  let fields = 0;
  for (const name in next) {
    const field = keepEqual(last[name], next[name]);
    if (field !== next[name]) {
      kept ??= { ...next };
      kept[name] = field;
    }
    equal &&= Object.is(field, last[name]) && (field !== undefined || name in last);
    fields++;
  }
  return equal && fields === Object.keys(last).length ? last : (kept ?? next);
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
