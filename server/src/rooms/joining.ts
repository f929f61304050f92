import type { Seat } from '@tarmac/kernel';
import { LIMITS } from '@tarmac/protocol';
import type { Player } from '@tarmac/table';
import { Refused } from './refused.ts';
import type { Member, Room, Who } from './room.ts';
import { gathering, memberOf, personsOf, seatOf, withMember, withSeat } from './room.ts';

/* How people come and go. */

interface Comer {
  readonly guest: string;
  readonly name: string;
}

/** Joins to watch. Seats don't count towards the limit: however many watch, an invited player finds a place. */
export function watching(room: Room, comer: Comer): Room {
  const watchers = room.members.filter(({ who }) => seatOf(room, who) === null);
  if (!memberOf(room, comer.guest) && watchers.length >= LIMITS.members) throw new Refused('table-full');
  return entered(room, comer).room;
}

/** A person who has already joined keeps their number. */
function entered(room: Room, { guest, name }: Comer): { room: Room; who: Who } {
  const known = memberOf(room, guest);
  if (known) return { room, who: known.who };
  const who = room.nextWho;
  const member: Member = { who, guest, name: ownName(room, name), seated: null, away: null, muted: false };
  return { room: { ...room, members: [...room.members, member], nextWho: who + 1 }, who };
}

/** Joins and takes a free seat, or another one. Asking again for the same seat keeps it. */
export function seated(room: Room, comer: Comer, wanted: Seat | 'any', now: number): Room {
  gathering(room);
  const { room: inside, who } = entered(room, comer);
  const mine = seatOf(inside, who);
  if (mine !== null && (wanted === 'any' || wanted === mine)) return room;
  const free = inside.seats.flatMap(({ player }, seat) => (player === null ? [seat] : []));
  const seat = wanted === 'any' ? free[0] : wanted;
  if (seat === undefined) throw new Refused('no-seat-free');
  if (!free.includes(seat)) throw new Refused('seat-taken');
  const name = inside.members.find((member) => member.who === who)?.name ?? comer.name;
  const risen = mine === null ? inside : withSeat(inside, mine, { player: null, who: null });
  const sat = withSeat(risen, seat, { player: { kind: 'person', name }, who });
  if (mine !== null) return sat;
  const hosted = inside.members.some((member) => member.who === inside.host);
  return withMember(hosted ? sat : { ...sat, host: who }, who, { seated: now });
}

/** Before the start, or without a seat: gone. A table without any member is nobody's and expires. */
export function gone(room: Room, who: Who): Room {
  const seat = seatOf(room, who);
  const freed = seat === null ? room : withSeat(room, seat, { player: null, who: null });
  return withNextHost({ ...freed, members: freed.members.filter((member) => member.who !== who) }, who);
}

/** After the start: somebody else plays the seat, which stays its owner's. */
export function replaced(room: Room, seat: Seat, player: Player): Room {
  const { who } = room.seats[seat] ?? {};
  if (who === undefined) throw new Refused('not-your-seat');
  return { ...withSeat(room, seat, { player, who }), vote: null };
}

/** The host's rights pass to the person who has been seated longest: one who is here before one who is not. */
export function withNextHost(room: Room, leaving: Who): Room {
  if (room.host !== leaving) return room;
  const next = nextHost(room, leaving);
  return next === undefined ? room : { ...room, host: next.who };
}

export function nextHost(room: Room, leaving: Who, onlyHere = false): Member | undefined {
  const playing = personsOf(room);
  const rank = (member: Member): number =>
    (member.away === null ? 0 : 2) + (playing.includes(member.who) ? 0 : 1);
  return room.members
    .filter((member) => member.who !== leaving && member.seated !== null)
    .filter((member) => !onlyHere || (member.away === null && playing.includes(member.who)))
    .sort((one, other) => rank(one) - rank(other) || Number(one.seated) - Number(other.seated))[0];
}

/** Two people at a table with one name would be taken for each other. */
function ownName(room: Room, name: string): string {
  const taken = new Set(room.members.map((member) => folded(member.name)));
  for (let number = 2; taken.has(folded(name)); number++) {
    const suffix = ` ${number}`;
    const begun = [...name]
      .slice(0, LIMITS.name - suffix.length)
      .join('')
      .trimEnd();
    const other = `${begun}${suffix}`;
    if (!taken.has(folded(other))) return other;
  }
  return name;
}

const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
