import { damaged } from './bytes.ts';

/** More than any game has; a small text must not become an endless one. */
const MOST_BYTES = 1 << 20;

export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return readAll(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')));
}

export async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    throw damaged();
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw damaged();
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
