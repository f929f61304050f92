import { listFormat } from '../figures.ts';
import type { Who } from '../who.ts';

/* What several files of this catalogue need to form a sentence. */

/** „A, B und C“ */
export const list = (parts: readonly string[]): string => listFormat('de').format(parts);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const shares = (count: number): string => counted(count, 'Aktie', 'Aktien');
export const cards = (count: number): string => counted(count, 'Karte', 'Karten');
export const points = (count: number): string => counted(count, 'Punkt', 'Punkte');
/** After a preposition: „mit 3 Punkten“. */
export const withPoints = (count: number): string => counted(count, 'Punkt', 'Punkten');
export const millions = (count: number): string => counted(count, 'Million', 'Millionen');

/** How many sit at a table. */
const TOGETHER = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst'];
export const together = (players: number): string => TOGETHER[players] ?? `zu ${players}`;

const ORDINALS = ['', 'erste', 'zweite', 'dritte'];
/** „erste“; of the three scorings. */
export const ordinal = (scoring: number): string => ORDINALS[scoring] ?? `${scoring}.`;

/** The forms of a verb. */
export type Forms = readonly [du: string, er: string, ihr: string, sie: string];

export const isYou = ({ is }: Who): boolean => is === 'you';

/** „Bruno, die Bank und du“: the reader comes last. */
export function named(who: readonly Who[]): string {
  const others = who.filter((one) => !isYou(one)).map(({ name, said }) => said ?? name);
  return list(who.some(isYou) ? [...others, 'du'] : others);
}

export function verb(who: readonly Who[], [du, er, ihr, sie]: Forms): string {
  if (who.length > 1) return who.some(isYou) ? ihr : sie;
  return who.some(isYou) ? du : er;
}

/** The beginning of a sentence: „Bruno gewinnt“, „Bruno und du gewinnt“. */
export const does = (who: readonly Who[], forms: Forms): string =>
  `${capital(named(who))} ${verb(who, forms)}`;

/** With how far, and „zurück“. */
export const BEHIND: Forms = ['liegst', 'liegt', 'liegt', 'liegen'];

export const SHARE: Forms = ['teilst dir', 'teilt sich', 'teilt euch', 'teilen sich'];
