import type { Options, Seat } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import type { Player } from '@tarmac/table';
import { Refused } from './refused.ts';

/*
 * The people around a table, as they are stored. Functions on it return a new room and change nothing, so a change that
 * is refused or cannot be stored leaves no trace.
 */

/** The number of a person at this table; it only grows, and says nothing elsewhere. */
export type Who = number;

export interface Member {
  readonly who: Who;
  readonly guest: string;
  readonly name: string;
  /** Since when the person has a seat; the longest seated is the next host. */
  readonly seated: number | null;
  /** Since when the person does not look at the table; null while here. */
  readonly away: number | null;
  readonly muted: boolean;
}

export interface RoomSeat {
  /** Who plays it; null while free. */
  readonly player: Player | null;
  /** Whose it is. A bot may sit in for that person. */
  readonly who: Who | null;
}

export type Proposal =
  | { readonly kind: 'rewind'; readonly step: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'bot'; readonly seat: Seat };

export interface Vote {
  readonly vote: number;
  readonly proposal: Proposal;
  readonly by: Who;
  /** Whose word it needs, and whose it has. */
  readonly asked: readonly Who[];
  readonly agreed: readonly Who[];
}

export interface Room {
  readonly game: string;
  readonly board: { readonly id: string; readonly name: string };
  readonly options: Options;
  readonly access: 'link' | 'listed';
  /** Who brought the game from a device; absent where all of it is dealt here. */
  readonly broughtBy?: string | undefined;
  readonly absence: number;
  readonly created: number;
  readonly phase: 'gathering' | 'running' | 'over';
  readonly seats: readonly RoomSeat[];
  readonly members: readonly Member[];
  readonly host: Who;
  /** The number that the next person gets. */
  readonly nextWho: Who;
  /** Who is asked, as everybody knows it; `seen` is how much a spectator had seen by then. */
  readonly waiting: { readonly seats: readonly Seat[]; readonly since: number; readonly seen: number } | null;
  readonly vote: Vote | null;
  readonly nextVote: number;
  readonly rematch: string | null;
}

export function memberOf(room: Room, guest: string | null): Member | undefined {
  return guest === null ? undefined : room.members.find((member) => member.guest === guest);
}

export function seatOf(room: Room, who: Who | undefined): Seat | null {
  const seat = who === undefined ? -1 : room.seats.findIndex((each) => each.who === who);
  return seat < 0 ? null : seat;
}

/** People who play their own seat now. */
export function personsOf(room: Room): Who[] {
  return room.seats.flatMap(({ player, who }) => (player?.kind === 'person' && who !== null ? [who] : []));
}

export function withMember(room: Room, who: Who, change: Partial<Member>): Room {
  const members = room.members.map((each) => (each.who === who ? { ...each, ...change } : each));
  return { ...room, members };
}

export function withSeat(room: Room, seat: Seat, change: RoomSeat): Room {
  return { ...room, seats: room.seats.with(seat, change) };
}

export function gathering(room: Room): void {
  if (room.phase !== 'gathering') throw new Refused('already-begun');
}

export function begun(room: Room): void {
  if (room.phase === 'gathering') throw new Refused('not-begun');
}

export function notOver(room: Room): void {
  if (room.phase === 'over') throw new TarmacError('match-over', 'This game is over.');
}
