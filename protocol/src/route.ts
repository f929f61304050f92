import type { z } from 'zod';

/**
 * Who may call a route. `anyone`: also without a credential (a table's id is then enough). `guest`: a caller with a
 * credential. `member`: a guest who joined this table. `seat`: who owns a seat there. `host`: its host.
 */
export type Caller = 'anyone' | 'guest' | 'member' | 'seat' | 'host';

export interface Route {
  readonly method: 'GET' | 'POST';
  /** Parameters as `:id`. */
  readonly path: string;
  readonly who: Caller;
  /** False for what only reads. Everything else is a POST. */
  readonly changes: boolean;
  readonly says: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** How many bytes the request may have, if more than usual. */
  readonly most?: number;
  /** Of 200. A stream has `events` instead. */
  readonly answer?: z.ZodType;
  readonly stream?: boolean;
}

/** Lists that come from a schema, for code that only reads them. */
export type Wire<T> = T extends readonly (infer Item)[]
  ? readonly Wire<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Wire<Exclude<T[Key], undefined>> }
    : T;

export type Body<R extends Route> = R extends { readonly body: z.ZodType }
  ? Wire<z.output<R['body']>>
  : undefined;
export type Params<R extends Route> = R extends { readonly params: z.ZodType }
  ? Wire<z.output<R['params']>>
  : undefined;
export type Query<R extends Route> = R extends { readonly query: z.ZodType }
  ? z.output<R['query']>
  : undefined;
export type Answer<R extends Route> = R extends { readonly answer: z.ZodType }
  ? Wire<z.input<R['answer']>>
  : undefined;
