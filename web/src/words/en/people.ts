import { listFormat } from '../figures.ts';
import type { Who } from '../who.ts';

/* What sentences about people need. */

export const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string => listFormat('en-GB').format(items);

/** You and nobody else. */
export const isYou = ([first, second]: readonly Who[]): boolean =>
  first?.is === 'you' && second === undefined;

/** In the middle of a sentence: "you, Bruno and the bank". */
export const named = (who: readonly Who[]): string =>
  list(who.map(({ name, is, said }) => (is === 'you' ? 'you' : (said ?? name))));

/** The form of "to be" for them. */
export const are = (who: readonly Who[]): string => (isYou(who) || who.length > 1 ? 'are' : 'is');

/** The beginning of a sentence, with a regular verb: "You win", "Bruno wins". */
export const does = (who: readonly Who[], verb: string): string =>
  `${capital(named(who))} ${verb}${isYou(who) || who.length > 1 ? '' : 's'}`;
