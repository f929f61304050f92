import { TarmacError } from './errors.ts';

/** Reads JSON of at most `maxBytes` bytes (UTF-8); refuses with `too-large`, or `not-json` and the place. */
export function parseJson(text: string, maxBytes = Number.POSITIVE_INFINITY): unknown {
  if (3 * text.length > maxBytes && utf8Length(text) > maxBytes) {
    throw new TarmacError('too-large', `The text is larger than ${maxBytes} bytes.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    const at = findFault(text);
    const lines = text.slice(0, at).split('\n');
    const char = text.codePointAt(at);
    const found =
      char === undefined ? 'it ends too early' : `unexpected ${JSON.stringify(String.fromCodePoint(char))}`;
    const place = `line ${lines.length}, column ${lines[lines.length - 1].length + 1}`;
    throw new TarmacError('not-json', `This is not JSON: ${found} at ${place}.`);
  }
}

function utf8Length(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // A surrogate pair is two units and four bytes, so each half adds one.
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}

const SPACE = /[ \t\n\r]*/y;
const ATOM = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

function matchEnd(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/**
 * Where a text that is not JSON goes wrong; its length if it ends too early. Engines word their own messages
 * differently and not all of them say the place. A loop and not a recursion, since the text may nest at will.
 */
export function findFault(text: string): number {
  const closers: string[] = [];
  /** What may come next; `first` also allows to close at once. */
  let next: 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'after' = 'value';
  let at = 0;
  for (;;) {
    at = matchEnd(SPACE, text, at);
    const char = text[at];
    const closer = closers.at(-1);
    const wantsKey: boolean = next === 'key' || next === 'first key';
    if (next === 'after' && closer === undefined) return at;
    if (char === undefined) return at;

    if (char === closer && (next === 'after' || next === 'first value' || next === 'first key')) {
      closers.pop();
      next = 'after';
      at++;
    } else if (next === 'after') {
      if (char !== ',') return at;
      next = closer === '}' ? 'key' : 'value';
      at++;
    } else if (next === 'colon') {
      if (char !== ':') return at;
      next = 'value';
      at++;
    } else if (char === '"') {
      const end = stringEnd(text, at);
      if (text[end] !== '"') return end;
      next = wantsKey ? 'colon' : 'after';
      at = end + 1;
    } else if (wantsKey) {
      return at;
    } else if (char === '{' || char === '[') {
      closers.push(char === '{' ? '}' : ']');
      next = char === '{' ? 'first key' : 'first value';
      at++;
    } else {
      const end = matchEnd(ATOM, text, at);
      if (end < 0) return at;
      next = 'after';
      at = end;
    }
  }
}

/** The place of the closing quotation mark, or of what should not be in a string. */
function stringEnd(text: string, opening: number): number {
  let at = opening + 1;
  while (at < text.length && text[at] !== '"' && text[at] >= ' ') {
    const end = text[at] === '\\' ? matchEnd(ESCAPE, text, at) : at + 1;
    if (end < 0) return at;
    at = end;
  }
  return at;
}
