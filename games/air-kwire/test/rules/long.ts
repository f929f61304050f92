import type { Event } from '../../src/index.ts';
import { longBoard } from './boards.ts';
import type { Table } from './table.ts';
import { look, offers, phase, play, range, replenish, start, turn } from './table.ts';

/*
 * A game on a long line: Ada opens Zed, and everybody creates one route of it after the other. Everybody has the right
 * cards in time: f1, f4, f7 … Ada, f2, f5 … Bo, f3, f6 … Cy.
 */

interface Long {
  /** How many cities are worth 1 point instead of 2. */
  readonly ones?: number;
  readonly track?: readonly string[];
  /** A card Cy has in place of f15, which comes later. */
  readonly cy?: string;
}

export function longGame({ ones = 0, track, cy = 'f15' }: Long = {}): Table {
  const hands = [1, 2, 3].map((first) => [0, 3, 6, 9, 12].map((more) => `f${first + more}`).join(' '));
  hands[2] = hands[2].replace('f15', cy);
  const pile = [...range(16, 25), ...(cy === 'f15' ? [] : [15])].map((n) => `f${n}`).join(' ');
  return start({ board: longBoard(ones, track), hands, pile });
}

/** One turn: these trades, the next route of Zed with whatever flies it, a card from the pile. */
export function fly(match: Table, trades = ''): Event[] {
  const events = trades === '' ? [] : play(match, trades);
  events.push(...play(match, 'done'));
  const routes = offers(match, 'route zed').sort((a, b) => cityNumber(a) - cityNumber(b));
  events.push(...play(match, routes[0] ?? offers(match, 'discard').at(-1) ?? 'pass'));
  if (phase(match) === 'consent') events.push(...play(match, 'approve'));
  if (phase(match) === 'replenish') events.push(...replenish(match, 'draw pile'));
  return events;
}

const cityNumber = (line: string): number => Number(line.match(/f(\d+)/)?.[1]);

/** The first round: everybody buys a share. */
export function firstRound(match: Table, cy = 'buy zed'): void {
  fly(match, 'buy zed');
  fly(match, 'buy zed');
  fly(match, cy);
}

/** On to the next payout; what happened in the turn that brought it. */
export function toPayout(match: Table, tradesOf: (seat: number) => string = () => ''): Event[] {
  for (;;) {
    const events = fly(match, tradesOf(turn(match)));
    if (events.some(({ type }) => type === 'paid' || type === 'unpaid')) return events;
    if (look(match).outcome) throw new Error('the game is over');
  }
}
