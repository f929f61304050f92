/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Our own, because the browser's is asynchronous and missing on
 * plain HTTP, and the rules need the same answer at once everywhere.
 */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
// biome-ignore format: eight words a line, as in the standard
const ROUND = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

/** The same of the square roots of the first eight primes. */
// biome-ignore format: eight words a line, as in the standard
const INITIAL = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

/** Scratch: a deal asks for some thirty digests, and allocating costs more than mixing. */
const schedule = new Int32Array(BLOCK);
const hash = new Int32Array(8);
const tail = new Uint8Array(2 * BLOCK);

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Mixes the 64 bytes at `from` into the eight words of `into`. */
function compress(into: Int32Array, bytes: Uint8Array, from: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) {
    const at = from + 4 * i;
    w[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  for (let i = 16; i < BLOCK; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const small0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const small1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16] + small0 + w[i - 7] + small1;
  }
  let a = into[0];
  let b = into[1];
  let c = into[2];
  let d = into[3];
  let e = into[4];
  let f = into[5];
  let g = into[6];
  let h = into[7];
  for (let i = 0; i < BLOCK; i++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + big1 + choice + ROUND[i] + w[i]) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + big0 + majority) | 0;
  }
  into[0] += a;
  into[1] += b;
  into[2] += c;
  into[3] += d;
  into[4] += e;
  into[5] += f;
  into[6] += g;
  into[7] += h;
}

/** The digest of `before` bytes (whole blocks, already mixed into `start`) followed by `message`. */
function digest(start: Int32Array, before: number, message: Uint8Array): Uint8Array {
  hash.set(start);
  const whole = message.length - (message.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(hash, message, at);

  // The end: the rest of the message, the bit 1, zeros, and the length in bits as 64 bits.
  const rest = message.length - whole;
  const size = rest + 9 > BLOCK ? 2 * BLOCK : BLOCK;
  tail.fill(0);
  for (let i = 0; i < rest; i++) tail[i] = message[whole + i];
  tail[rest] = 0x80;
  const bytes = before + message.length;
  writeWord(tail, size - 8, Math.floor(bytes / 2 ** 29));
  writeWord(tail, size - 4, bytes << 3);
  for (let at = 0; at < size; at += BLOCK) compress(hash, tail, at);

  const out = new Uint8Array(32);
  for (let i = 0; i < 8; i++) writeWord(out, 4 * i, hash[i]);
  return out;
}

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

export function sha256(message: Uint8Array): Uint8Array {
  return digest(INITIAL, 0, message);
}

/** HMAC-SHA-256 under one key: the two key blocks are mixed once and serve every message. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const begin = (pad: number): Int32Array => {
    const block = new Uint8Array(BLOCK).fill(pad);
    short.forEach((byte, i) => {
      block[i] = byte ^ pad;
    });
    const begun = INITIAL.slice();
    compress(begun, block, 0);
    return begun;
  };
  const inner = begin(0x36);
  const outer = begin(0x5c);
  return (message) => digest(outer, BLOCK, digest(inner, BLOCK, message));
}

/** UTF-8, as TextEncoder would write it: half a surrogate pair becomes U+FFFD. */
export function toUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length);
  let size = 0;
  for (const char of text.toWellFormed()) {
    const point = char.codePointAt(0) ?? 0;
    if (point < 0x80) {
      bytes[size++] = point;
      continue;
    }
    const more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    bytes[size++] = ((0xff00 >> (more + 1)) & 0xff) | (point >> (6 * more));
    for (let i = more - 1; i >= 0; i--) bytes[size++] = 0x80 | ((point >> (6 * i)) & 0x3f);
  }
  return bytes.slice(0, size);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
