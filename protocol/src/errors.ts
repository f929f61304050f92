import type { ErrorCode as RuleCode } from '@tarmac/kernel';
import { ERROR_CODES as RULE_CODES } from '@tarmac/kernel';

/*
 * Everything that can be refused over the wire. The list is closed: screens translate by code, programs branch on it.
 * The codes of the rules and of the table (kernel) come with their own sentence; these come with the one below.
 */

interface Refused {
  readonly status: number;
  readonly says: string;
}

const ONLINE_ERRORS = {
  'bad-request': { status: 400, says: 'This request cannot be answered.' },
  'not-a-guest': { status: 401, says: 'Give a name first: this needs a guest.' },
  'foreign-origin': { status: 403, says: 'This request came from the page of another site.' },
  'unknown-host': { status: 403, says: 'This server does not answer to that name. PUBLIC_URL tells it one.' },
  'not-a-member': { status: 403, says: 'Join this table first.' },
  'not-your-seat': { status: 403, says: 'You have no seat at this table.' },
  'not-the-host': { status: 403, says: 'Only the host of this table may do this.' },
  'not-over': { status: 403, says: 'The cards stay hidden until the game is over.' },
  muted: { status: 403, says: 'The host has muted you at this table.' },
  'not-found': { status: 404, says: 'There is nothing at this address.' },
  'no-such-table': { status: 404, says: 'There is no such table. It may have expired.' },
  'no-such-person': { status: 404, says: 'Nobody here has that number.' },
  'bad-code': { status: 404, says: 'This code is wrong, used up or older than ten minutes.' },
  'too-slow': { status: 408, says: 'The request took too long.' },
  'seat-taken': { status: 409, says: 'Somebody else has taken this seat.' },
  'no-seat-free': { status: 409, says: 'There is no free seat at this table.' },
  'already-seated': { status: 409, says: 'You have a seat at this table already.' },
  'already-begun': { status: 409, says: 'This game has begun.' },
  'not-begun': { status: 409, says: 'This game has not begun yet.' },
  'too-few-players': { status: 409, says: 'There are not enough players for this game.' },
  'vote-open': { status: 409, says: 'Decide about the other proposal first.' },
  'no-such-vote': { status: 409, says: 'This proposal is no longer open.' },
  'not-away': { status: 409, says: 'This player has not been away long enough.' },
  'too-many-undos': { status: 409, says: 'You have taken back many moves this turn. Play on from here.' },
  'id-used': { status: 409, says: 'This id belongs to another request.' },
  'wrong-type': { status: 415, says: 'A request here is application/json.' },
  'too-many': { status: 429, says: 'That was a lot at once. Wait a moment.' },
  'too-many-tables': { status: 429, says: 'You have too many open tables. Finish or leave some first.' },
  'table-full': { status: 429, says: 'This table is full.' },
  internal: { status: 500, says: 'Something broke on the server.' },
  busy: { status: 503, says: 'The server cannot store this right now. Try again.' },
} as const satisfies Record<string, Refused>;

export type OnlineCode = keyof typeof ONLINE_ERRORS;
export type WireCode = OnlineCode | RuleCode;

export const WIRE_CODES: readonly WireCode[] = [
  ...(Object.keys(ONLINE_ERRORS) as OnlineCode[]),
  ...RULE_CODES,
];

/**
 * What is too large or is no JSON never reached the table; `stale` and `missing-net` can be tried again; the rest the
 * rules refuse.
 */
const RULE_STATUS: Partial<Record<RuleCode, number>> = {
  'too-large': 413,
  'not-json': 400,
  'bad-shape': 400,
  stale: 409,
  'missing-net': 503,
};
const REFUSED_BY_RULES = 422;

export function statusOf(code: WireCode): number {
  return isOnline(code) ? ONLINE_ERRORS[code].status : (RULE_STATUS[code] ?? REFUSED_BY_RULES);
}

export function sentenceOf(code: OnlineCode): string {
  return ONLINE_ERRORS[code].says;
}

function isOnline(code: WireCode): code is OnlineCode {
  return Object.hasOwn(ONLINE_ERRORS, code);
}
