import type { Refusal } from '../../engine/api.ts';
import { refusalOf } from '../../engine/refusal.ts';
import { toast } from '../../ui/toasts.svelte.ts';
import { words } from '../../words/words.svelte.ts';
import { texts } from './texts.ts';

/** A refusal of the server in words. What the rules refuse is said as everywhere. */
export function refused(refusal: Refusal): string {
  const { refusals, noAnswer } = texts();
  if (refusal.code === 'no-answer') return noAnswer;
  const own: Readonly<Record<string, string>> = refusals;
  return Object.hasOwn(own, refusal.code) ? (own[refusal.code] ?? '') : words().table.refused(refusal);
}

/** Asks for something; what is refused is said, and nothing else happens. */
export async function tried<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    toast(refused(refusalOf(error)));
    return undefined;
  }
}
