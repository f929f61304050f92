import { TarmacError } from '@tarmac/kernel';
import type { Refusal } from './api.ts';
import { refusalOf } from './refusal.ts';

/** Refusals (of the rules and of the table too) in a form that can be sent. */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof TarmacError)) return refusalOf(error);
  return { code: error.code, message: error.message, ...error.place };
}
