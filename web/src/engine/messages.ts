import type { Engine, Refusal } from './api.ts';

export type Method = keyof Engine;

/** What travels to the worker … */
export interface Request {
  readonly call: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** … and back: exactly one for every request. */
export type Response =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly refusal: Refusal };
