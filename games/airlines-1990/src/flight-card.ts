import type { FlightCard } from './types.ts';
import { MAX_VALUE, PATTERNS, VALUES } from './types.ts';

/** The kind of a card as a number. */
export function kindOf({ pattern, value }: FlightCard): number {
  return PATTERNS.indexOf(pattern) * VALUES + value;
}

/** `solid-5` */
export function cardWord({ pattern, value }: FlightCard): string {
  return `${pattern}-${value}`;
}

/** Reads `solid-5`; undefined if it is no flight card. */
export function parseCard(word: string): FlightCard | undefined {
  const [name = '', digits = ''] = word.split('-');
  const pattern = PATTERNS.find((known) => known === name);
  const card = { pattern, value: Number(digits) };
  return isFlightCard(card) && cardWord(card) === word ? card : undefined;
}

/** Whether anything from outside is a flight card that could be in a game. */
export function isFlightCard(card: unknown): card is FlightCard {
  if (typeof card !== 'object' || card === null || Object.keys(card).length !== 2) return false;
  const { pattern, value } = card as Partial<FlightCard>;
  if (pattern === undefined || !PATTERNS.includes(pattern)) return false;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_VALUE;
}
