/**
 * Whether two states hold the same, byte for byte, also what no view shows (the order of a deck). Knows
 * numbers, texts, lists, typed arrays, maps, sets and objects; what both share is not looked at.
 */
export function sameState(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (isNumbers(a)) return isNumbers(b) && sameNumbers(a, b);
  if (a instanceof Map || a instanceof Set) {
    return (b instanceof Map || b instanceof Set) && sameState([...a], [...b]);
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every((key) => Object.hasOwn(right, key) && sameState(left[key], right[key]));
}

type Numbers = ArrayLike<number> & ArrayBufferView;

function isNumbers(value: object): value is Numbers {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

function sameNumbers(a: Numbers, b: Numbers): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * Whether two plain JSON values have the same text: also the same order of keys. What both share is not
 * looked at.
 */
export function sameText(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return Number.isNaN(a) && Number.isNaN(b);
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameText(a[i], b[i])) return false;
    return true;
  }
  const keys = Object.keys(a);
  const keys2 = Object.keys(b);
  if (keys.length !== keys2.length || Array.isArray(b)) return false;
  for (let i = 0; i < keys.length; i++) {
    if (keys[i] !== keys2[i] || !sameText(a[keys[i]], b[keys[i]])) return false;
  }
  return true;
}

/** Where two JSON values first differ, in words: `hands[1].size is 7 here and 8 there`. */
export function difference(here: unknown, there: unknown, path = ''): string | undefined {
  if (sameText(here, there)) return undefined;
  if (isObject(here) && isObject(there) && Array.isArray(here) === Array.isArray(there)) {
    const [left, right] = [Object.keys(here), Object.keys(there)];
    for (const key of new Set([...left, ...right])) {
      const inner = Array.isArray(here) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      const found = difference(here[key], there[key], inner);
      if (found !== undefined) return found;
    }
    return `${path || 'the value'} has its keys in the order ${left} here and ${right} there`;
  }
  const show = (value: unknown): string => (JSON.stringify(value) ?? 'absent').slice(0, 200);
  return `${path || 'the value'} is ${show(here)} here and ${show(there)} there`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
