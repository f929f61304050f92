import { TarmacError, toUtf8 } from '@tarmac/kernel';

/** Collects whole numbers and texts as bytes: seven bits a byte, the highest bit says that more follow. */
export class ByteWriter {
  private readonly bytes: number[] = [];

  number(value: number): this {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.bytes.push((rest % 0x80) | 0x80);
    this.bytes.push(rest);
    return this;
  }

  text(value: string): this {
    const utf8 = toUtf8(value);
    this.number(utf8.length);
    for (const byte of utf8) this.bytes.push(byte);
    return this;
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.bytes);
  }
}

/** Reads what a `ByteWriter` wrote; refuses bytes that end too early. */
export class ByteReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.bytes[this.at++];
      if (byte === undefined || scale > 2 ** 42) throw damaged();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }

  text(): string {
    const length = this.number();
    const end = this.at + length;
    if (end > this.bytes.length) throw damaged();
    const text = new TextDecoder().decode(this.bytes.subarray(this.at, end));
    this.at = end;
    return text;
  }

  /** A list: its length, then the items. */
  list<T>(item: () => T): T[] {
    const length = this.number();
    if (length > this.bytes.length) throw damaged();
    return Array.from({ length }, item);
  }

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  end(): void {
    if (!this.isAtEnd) throw damaged();
  }
}

export function damaged(): TarmacError {
  return new TarmacError('bad-shape', 'This link is damaged: it was cut off or changed on its way.');
}

export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw damaged();
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    throw damaged();
  }
}
