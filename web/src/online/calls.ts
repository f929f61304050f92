import type { Answer, Body, Params, ROUTES, RouteName } from '@tarmac/protocol';
import type { Refusal } from '../engine/api.ts';
import { EngineRefusal } from '../engine/refusal.ts';
import { placeOf } from './paths.ts';
import { Pauses, pauseAfter } from './pauses.ts';

export type Routes = typeof ROUTES;
export type AnswerOf<N extends RouteName> = Answer<Routes[N]>;

interface Asked<N extends RouteName> {
  readonly params?: Params<Routes[N]>;
  readonly body?: Body<Routes[N]>;
  /** For how long it is tried again, in milliseconds. */
  readonly patience?: number;
}

/** In milliseconds: how long one try may take, and how long somebody waits for an answer at all. */
const ONE_TRY = 10_000;
const PATIENCE = 20_000;
const LONGEST_PAUSE = 4_000;

/** What says that a request is to be sent again, as it is. */
const AGAIN: ReadonlySet<string> = new Set(['busy', 'too-many', 'too-slow']);

/**
 * What a repeated request is refused with when the first one, whose answer was lost, had been done. Deeds with an id
 * are answered alike, however often they come.
 */
const DONE_BEFORE: Partial<Record<RouteName, Refusal['code']>> = {
  join: 'already-seated',
  start: 'already-begun',
  leave: 'not-a-member',
  propose: 'vote-open',
  vote: 'no-such-vote',
};

const pauses = new Pauses();
const GIVEN_UP = new Error('tried again');
/** Tries that have not been answered yet, and since when. */
const hanging = new Map<AbortController, number>();

/**
 * There is a network again, or somebody looks: what waits for another try is tried now, and so is what has been under
 * way for this many milliseconds. It is the same request, with the same id.
 */
export function tryNow(underWayFor: number): void {
  pauses.wake();
  const now = Date.now();
  for (const [one, since] of hanging) if (now - since >= underWayFor) one.abort(GIVEN_UP);
}

/** The address of the application. */
const base = (): string => location.href;

/** Calls a route until there is an answer. What is refused throws an `EngineRefusal`. */
export async function call<N extends RouteName>(name: N, asked: Asked<N> = {}): Promise<AnswerOf<N>> {
  const { patience = PATIENCE } = asked;
  const since = Date.now();
  let lost = false;
  for (let tries = 0; ; tries++) {
    const got = await once(name, asked);
    if ('answer' in got) return got.answer as AnswerOf<N>;
    const { refusal } = got;
    if (refusal && !AGAIN.has(refusal.code)) return refused(name, asked, refusal, lost);
    lost ||= refusal === undefined;
    if (Date.now() - since > patience) throw new EngineRefusal(refusal ?? NO_ANSWER);
    if (!got.isGivenUp) await pauses.pause(pauseAfter(tries, LONGEST_PAUSE));
  }
}

const NO_ANSWER: Refusal = { code: 'no-answer', message: '' };

type Got =
  | { readonly answer: unknown }
  /** Given up by ourselves, to be tried again at once. */
  | { readonly refusal: Refusal | undefined; readonly isGivenUp?: boolean };

/** One try. Without a refusal, nobody knows what became of it. */
async function once<N extends RouteName>(name: N, { params, body }: Asked<N>): Promise<Got> {
  const { method, url } = placeOf(name, base(), params as Readonly<Record<string, string>> | undefined);
  const one = new AbortController();
  const tooLong = setTimeout(() => one.abort(), ONE_TRY);
  hanging.set(one, Date.now());
  try {
    const response = await fetch(url, {
      method,
      cache: 'no-store',
      signal: one.signal,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { answer };
    return { refusal: isRefusal(answer) ? answer : undefined };
  } catch {
    return { refusal: undefined, isGivenUp: one.signal.reason === GIVEN_UP };
  } finally {
    clearTimeout(tooLong);
    hanging.delete(one);
  }
}

/** Whatever is in front of a server may answer too, in the middle of a deploy. */
function isRefusal(json: unknown): json is Refusal {
  const { ok, code } = Object(json) as { readonly ok?: unknown; readonly code?: unknown };
  return ok === false && typeof code === 'string' && code !== 'not-found' && code !== 'internal';
}

async function refused<N extends RouteName>(
  name: N,
  { params }: Asked<N>,
  refusal: Refusal,
  lost: boolean,
): Promise<AnswerOf<N>> {
  if (!lost || DONE_BEFORE[name] !== refusal.code) throw new EngineRefusal(refusal);
  const { room } = await call('table', { params: params as { readonly id: string } });
  return { ok: true, room } as AnswerOf<N>;
}
