import type { Airline, BoardFile, Merger, State } from './state.ts';

/** The board stays the same one, the rest is another. */
export function clone(s: State): State {
  const { board, ...rest } = s;
  return { board, ...copied(rest) };
}

/** Lists, objects and what is in them: structuredClone knows much more, and takes a third of all games compared. */
function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)])) as T;
}

/** Takes the first one out, which must be there. */
export function remove<T>(list: T[], is: (item: T) => boolean): T {
  const at = list.findIndex(is);
  if (at < 0) throw new Error('naive: it is not there');
  return list.splice(at, 1)[0];
}

/** Takes all of them out. */
export function removeAll<T>(list: T[], is: (item: T) => boolean): T[] {
  const taken = list.filter(is);
  list.splice(0, list.length, ...list.filter((item) => !is(item)));
  return taken;
}

export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('naive: it is not there');
  return item;
}

export const airlineOf = (s: State, id: string): Airline => found(s.airlines.find((each) => each.id === id));

export const mergerOf = (s: State): Merger => found(s.merger);

export const proposedOf = (s: State): NonNullable<State['proposed']> => found(s.proposed);

export const ceoOf = (s: State, id: string): number => found(airlineOf(s, id).ceo);

export const cityOf = (s: State, id: string): BoardFile['cities'][number] =>
  found(s.board.cities.find((each) => each.id === id));

export const isMarked = (s: State, seat: number, mark: string): boolean =>
  s.players[seat].marks.includes(mark);

/** All seats in the direction of play, this one first. */
export function seatsFrom(s: State, first: number): number[] {
  const n = s.players.length;
  return s.players.map((_, i) => (first + i * s.direction + i * n) % n);
}

/** The two airlines of the merger. */
export function partners(s: State): { acquirer: Airline; defunct: Airline } {
  const merger = mergerOf(s);
  return { acquirer: airlineOf(s, merger.acquirer), defunct: airlineOf(s, merger.defunct) };
}
