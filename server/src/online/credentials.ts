import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** 256 bits. */
const TOKEN_BYTES = 32;
/** Browsers keep no cookie longer than this, in seconds. */
const COOKIE_AGE = 400 * 24 * 60 * 60;
/** Without letters and digits that look alike: people type it. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 10;

export type RandomBytes = (bytes: number) => Buffer;

export function newToken(random: RandomBytes): string {
  return random(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a secret. It has too many bits for anyone to try them all, so a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Fifty bits, for ten minutes and one use; tries are counted (`rates.ts`). */
export function newCode(random: RandomBytes): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    const [byte = 255] = random(1);
    // Bytes past the last whole multiple would favour the first letters.
    if (byte < 256 - (256 % LETTERS.length)) code += LETTERS[byte % LETTERS.length];
  }
  return code;
}

/** As people type it: small letters, spaces, dashes. */
export function tidyCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '');
}

/** The secret that came with a request: a program's header, or a browser's cookie. */
export function tokenOf({ headers }: FastifyRequest, secure: boolean): string | null {
  const [, bearer] = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(headers.authorization ?? '') ?? [];
  if (headers.authorization !== undefined) return bearer ?? null;
  const wanted = cookieName(secure);
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === wanted && value && /^[A-Za-z0-9_-]{20,100}$/.test(value)) return value;
  }
  return null;
}

/** No script can read it and no other site can use it. `__Host-` and Secure would not work on plain HTTP in a LAN. */
export function giveCookie(reply: FastifyReply, token: string | null, secure: boolean): void {
  const value = `${cookieName(secure)}=${token ?? ''}`;
  const age = token === null ? 0 : COOKIE_AGE;
  const parts = [
    value,
    'Path=/',
    `Max-Age=${age}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}

function cookieName(secure: boolean): string {
  return secure ? '__Host-tarmac' : 'tarmac';
}
