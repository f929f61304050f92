import type { Seat } from '@tarmac/kernel';
import { sameJson } from '@tarmac/kernel';
import { Refused } from './refused.ts';
import type { Proposal, Room, Vote, Who } from './room.ts';
import { begun, notOver, personsOf, seatOf } from './room.ts';

/* What all people at a table decide together. */

const MINUTE = 60_000;

/** Who may vote on a proposal: everybody who plays, except the one whom a bot would replace. */
function speakersOf(room: Room, proposal: Proposal): Who[] {
  const absent = proposal.kind === 'bot' ? room.seats[proposal.seat]?.who : null;
  return personsOf(room).filter((who) => who !== absent);
}

/** People who have been away longer than this table allows are not waited for. */
function votersOf(room: Room, proposal: Proposal, now: number): Who[] {
  return speakersOf(room, proposal).filter((who) => !isLongAway(room, who, now));
}

export function missingOf({ asked, agreed }: Vote): Who[] {
  return asked.filter((who) => !agreed.includes(who));
}

export function proposed(room: Room, who: Who, proposal: Proposal, now: number): Room {
  begun(room);
  notOver(room);
  if (room.vote) throw new Refused('vote-open');
  if (!speakersOf(room, proposal).includes(who)) throw new Refused('not-your-seat');
  if (proposal.kind === 'bot') checkAway(room, proposal.seat, now);
  const vote: Vote = {
    vote: room.nextVote,
    proposal,
    by: who,
    asked: votersOf(room, proposal, now),
    agreed: [who],
  };
  return { ...room, vote, nextVote: room.nextVote + 1 };
}

export function answered(room: Room, who: Who, number: number, agree: boolean): Room {
  const { vote } = room;
  if (vote?.vote !== number) throw new Refused('no-such-vote');
  if (!speakersOf(room, vote.proposal).includes(who)) throw new Refused('not-your-seat');
  if (!agree) return { ...room, vote: null };
  return { ...room, vote: { ...vote, agreed: [...new Set([...vote.agreed, who])] } };
}

/** As time passes and people come back, others are asked. The same room if nobody else is. */
export function recounted(room: Room, now: number): Room {
  if (!room.vote) return room;
  const asked = votersOf(room, room.vote.proposal, now);
  return sameJson(asked, room.vote.asked) ? room : { ...room, vote: { ...room.vote, asked } };
}

/** The seats of those who agreed, and of those who were not asked, if no vote is missing. */
export function passed(room: Room): { readonly agreed: Seat[]; readonly absent: Seat[] } | null {
  const { vote } = room;
  if (!vote || missingOf(vote).length > 0) return null;
  const seats = (people: readonly Who[]): Seat[] => people.flatMap((who) => seatOf(room, who) ?? []);
  const { agreed } = vote;
  return { agreed: seats(agreed), absent: seats(personsOf(room).filter((who) => !agreed.includes(who))) };
}

function checkAway(room: Room, seat: Seat, now: number): void {
  const { who, player } = room.seats[seat] ?? {};
  if (player?.kind !== 'person' || who == null) throw new Refused('no-such-person');
  if (!isLongAway(room, who, now)) throw new Refused('not-away');
}

function isLongAway(room: Room, who: Who, now: number): boolean {
  const { away = null } = room.members.find((member) => member.who === who) ?? {};
  return away !== null && now - away >= room.absence * MINUTE;
}
