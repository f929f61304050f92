const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A short text nobody else has drawn, without letters that look alike. Not `randomUUID`, which browsers have only over HTTPS. */
export function newId(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
