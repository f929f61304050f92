import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hmacSha256, sha256, toHex, toUtf8 } from '../src/index.ts';

/** Any bytes, the same in every run. */
function bytes(length: number, salt = 0): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i * 167 + salt * 59 + (i >> 3) * 13) & 255);
}
const unhex = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

describe('SHA-256', () => {
  test.each([
    ['empty', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['one block', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'two blocks',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'a million times a',
      'a'.repeat(1_000_000),
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    ],
  ])('FIPS 180-4: %s', (_, text, digest) => {
    expect(toHex(sha256(toUtf8(text)))).toBe(digest);
  });

  test('agrees with node:crypto at every length of up to four blocks', () => {
    for (let length = 0; length <= 260; length++) {
      const message = bytes(length, length);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  test('leaves the message alone and reads a part of a buffer', () => {
    const whole = bytes(200);
    const part = whole.subarray(50, 150);
    expect(toHex(sha256(part))).toBe(toHex(sha256(part.slice())));
    expect(whole).toEqual(bytes(200));
  });
});

describe('HMAC-SHA-256', () => {
  const rfc4231 = [
    [
      '1',
      '0b'.repeat(20),
      '4869205468657265',
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      '2',
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      '3',
      'aa'.repeat(20),
      'dd'.repeat(50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      '4',
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      '6, key longer than a block',
      'aa'.repeat(131),
      Buffer.from('Test Using Larger Than Block-Size Key - Hash Key First').toString('hex'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      '7, both long',
      'aa'.repeat(131),
      Buffer.from(
        'This is a test using a larger than block-size key and a larger than block-size data. ' +
          'The key needs to be hashed before being used by the HMAC algorithm.',
      ).toString('hex'),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ];
  test.each(rfc4231)('RFC 4231, test case %s', (_, key, data, mac) => {
    expect(toHex(hmacSha256(unhex(key))(unhex(data)))).toBe(mac);
  });

  test('agrees with node:crypto for keys around the block size, one key for many messages', () => {
    for (const size of [0, 1, 31, 32, 63, 64, 65, 100, 128, 129]) {
      const key = bytes(size, 7);
      const hmac = hmacSha256(key);
      for (const length of [0, 1, 8, 54, 55, 56, 63, 64, 65, 119, 120, 128, 500]) {
        const message = bytes(length, size);
        expect(toHex(hmac(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }
    }
  });
});

describe('UTF-8', () => {
  test('agrees with TextEncoder at the edges of every length, and on half pairs', () => {
    const points = [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff];
    const texts = [
      ...points.map((p) => String.fromCodePoint(p)),
      'Zürich ✈ 東京 🛫',
      'a\ud83d',
      '\udeebb',
      '',
    ];
    for (const text of texts) expect([...toUtf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  });
});
