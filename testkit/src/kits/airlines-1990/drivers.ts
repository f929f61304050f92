import type { Airlines1990Types } from '@tarmac/airlines-1990';

type Move = Airlines1990Types['Move'];
type Weights = Partial<Record<Move['type'] | 'pile' | 'one', number>>;

/*
 * How often a driver likes a kind of move against another; 1 where nothing is said. `pile`: taking a share unseen;
 * `one`: playing exactly one share. Plays also weigh by the number of shares.
 */
const DRIVERS: Readonly<Record<string, Weights>> = {
  /** Fills the map: full routes, companies without markers, swaps. */
  'fly-first': { fly: 60, draw: 40, found: 10, done: 400 },
  /** Runs through the pile of shares. */
  'pile-first': { fly: 60, draw: 60, found: 20, pile: 30, done: 400 },
  /** Large hands of flight cards, empty piles of them, reshuffles of few cards. */
  hoarder: { draw: 60, keep: 400, done: 400 },
  /** Sabotages whatever can be. */
  saboteur: { play: 4, one: 60, sabotage: 4 },
  /** Founds late or never, so that companies become inactive, and takes what is worthless. */
  'late-founder': { draw: 200, fly: 60, refresh: 60, play: 20, one: 100, sabotage: 4 },
  /** As people play, roughly: for games that are read. */
  'table-talk': { found: 30, draw: 60, fly: 40, play: 14, one: 3, swap: 20, refresh: 20, done: 600 },
};

export const drivers: readonly string[] = Object.keys(DRIVERS);

export function weight(driver: string, move: Move): number {
  const weights = DRIVERS[driver];
  if (move.type === 'take') return move.from === 'pile' ? (weights.pile ?? 1) : 1;
  if (move.type !== 'play') return weights[move.type] ?? 1;
  return move.shares === 1 ? (weights.one ?? weights.play ?? 1) : (weights.play ?? 1) * move.shares;
}
