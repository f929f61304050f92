import { TarmacError } from '@tarmac/kernel';
import type { Answer, OnlineCode, ROUTES } from '@tarmac/protocol';
import { sentenceOf, statusOf } from '@tarmac/protocol';
import type { FastifyError } from 'fastify';
import { ZodError } from 'zod';
import { Refused } from '../rooms/refused.ts';
import { Conflict, StoreFailed } from '../store/database.ts';

type RefusalBody = NonNullable<Answer<(typeof ROUTES)['why']>['refusal']>;

export interface Refusal {
  readonly status: number;
  readonly body: RefusalBody;
}

/** How anything that went wrong is answered. About a fault of ours a stranger learns only that it happened. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return plain(error.code);
  if (error instanceof TarmacError) return ofRules(error);
  if (error instanceof StoreFailed || error instanceof Conflict) return plain('busy');
  if (error instanceof ZodError) return ofShape(error);
  const { statusCode: status = 500, code } = error as Partial<FastifyError>;
  if (status === 413)
    return { status, body: { ok: false, code: 'too-large', message: 'This request is too large.' } };
  if (status === 415) return plain('wrong-type');
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return { status: 400, body: { ok: false, code: 'not-json', message: 'This is no JSON.' } };
  if (status === 404) return plain('not-found');
  return plain(status < 500 ? 'bad-request' : 'internal');
}

function plain(code: OnlineCode): Refusal {
  return { status: statusOf(code), body: { ok: false, code, message: sentenceOf(code) } };
}

function ofRules({ code, message, place }: TarmacError): Refusal {
  return { status: statusOf(code), body: { ok: false, code, message, ...place } };
}

function ofShape({ issues }: ZodError): Refusal {
  const [issue] = issues;
  const path = (issue?.path ?? []).map(String).join('.');
  const message = issue?.message ?? sentenceOf('bad-request');
  return { status: 400, body: { ok: false, code: 'bad-shape', message, ...(path !== '' && { path }) } };
}
