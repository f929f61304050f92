import type { Answer, Body, Params, Query, ROUTES, Route, RouteName } from '@tarmac/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../rooms/refused.ts';
import type { Guest } from '../store/guests.ts';

/** A request that has passed the gate, as its handler sees it. */
export interface Call<R extends Route> {
  readonly params: Params<R>;
  readonly query: Query<R>;
  readonly body: Body<R>;
  /** Who calls; null without a credential. */
  readonly guest: Guest | null;
  /** The hash of the credential. */
  readonly token: string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<N extends RouteName> = (
  call: Call<(typeof ROUTES)[N]>,
) => Answer<(typeof ROUTES)[N]> | Promise<Answer<(typeof ROUTES)[N]>>;

export type Handlers = { readonly [N in RouteName]: Handler<N> };

/** For routes that nobody calls without a credential. */
export function guestOf({ guest }: { readonly guest: Guest | null }): Guest {
  if (!guest) throw new Refused('not-a-guest');
  return guest;
}
