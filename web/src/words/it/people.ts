import type { Who } from '../who.ts';
import { capital, list } from './grammar.ts';

/** The forms of a verb: for you, for one, for you and others, for several. */
type Verb = readonly [you: string, one: string, youAll: string, several: string];

/** The form of a verb that goes with those who are named. */
export function agreeing(who: readonly Who[], verb: Verb): string {
  const you = who.some(({ is }) => is === 'you');
  if (who.length === 1) return verb[you ? 0 : 1];
  return verb[you ? 2 : 3];
}

/** Those who do it, you first. */
export function everyone(who: readonly Who[]): string {
  const name = (one: Who): string => (one.is === 'you' ? 'tu' : (one.said ?? one.name));
  const youFirst = [...who.filter(({ is }) => is === 'you'), ...who.filter(({ is }) => is !== 'you')];
  return list(youFirst.map(name));
}

/** "Bruno era", "Tu e Bruno eravate"; for you alone the verb is enough: "Eri". */
export function says(who: readonly Who[], verb: Verb): string {
  const form = agreeing(who, verb);
  const alone = who.length === 1 && who[0]?.is === 'you';
  return capital(alone ? form : `${everyone(who)} ${form}`);
}

/** With "a" and how far. */
export const FOLLOW: Verb = ['segui', 'segue', 'seguite', 'seguono'];
