import { listFormat } from '../figures.ts';
import type { Who } from '../who.ts';

/* What sentences about people need. */

export const shares = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;
export const cards = (count: number): string => `${count} ${count < 2 ? 'carte' : 'cartes'}`;
export const millions = (amount: number): string => `${amount} ${amount < 2 ? 'million' : 'millions'}`;
export const points = (count: number): string => `${count} ${count < 2 ? 'point' : 'points'}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string => listFormat('fr').format(items);
export const hasYou = (who: readonly Who[]): boolean => who.some(({ is }) => is === 'you');

/** In the middle of a sentence: "Bruno et toi". */
export const named = (who: readonly Who[]): string =>
  list(who.map(({ name, is, said }) => (is === 'you' ? 'toi' : (said ?? name))));

/** A verb for the players who do it: "tu gagnes", "Bruno gagne", "Bruno et toi gagnez", "Bruno et Emil gagnent". */
export interface Verb {
  readonly you: string;
  readonly one: string;
  readonly several: string;
  readonly youAndOthers: string;
}

/** The beginning of a sentence. */
export function does(who: readonly Who[], { you, one, several, youAndOthers }: Verb): string {
  if (who.length > 1) return `${capital(named(who))} ${hasYou(who) ? youAndOthers : several}`;
  return hasYou(who) ? `Tu ${you}` : `${capital(named(who))} ${one}`;
}

export const FOLLOW: Verb = { you: 'suis', one: 'suit', several: 'suivent', youAndOthers: 'suivez' };

export const SHARE: Verb = {
  you: 'partages',
  one: 'partage',
  several: 'partagent',
  youAndOthers: 'partagez',
};
