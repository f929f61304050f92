import type { Seat } from '@tarmac/kernel';
import { Refused } from './refused.ts';
import type { Proposal, Room, Vote, Who } from './room.ts';
import { begun, notOver, personsOf, seatOf } from './room.ts';

/* What all people at a table decide together. */

const MINUTE = 60_000;

/** Whose word a proposal needs: everybody who plays, but not the one who is away. */
function votersOf(room: Room, proposal: Proposal): Who[] {
  const absent = proposal.kind === 'bot' ? room.seats[proposal.seat]?.who : null;
  return personsOf(room).filter((who) => who !== absent);
}

export function missingOf(room: Room, { proposal, agreed }: Vote): Who[] {
  return votersOf(room, proposal).filter((who) => !agreed.includes(who));
}

export function proposed(room: Room, who: Who, proposal: Proposal, now: number): Room {
  begun(room);
  notOver(room);
  if (room.vote) throw new Refused('vote-open');
  if (!votersOf(room, proposal).includes(who)) throw new Refused('not-your-seat');
  if (proposal.kind === 'bot') checkAway(room, proposal.seat, now);
  const vote: Vote = { vote: room.nextVote, proposal, by: who, agreed: [who] };
  return { ...room, vote, nextVote: room.nextVote + 1 };
}

export function answered(room: Room, who: Who, number: number, agree: boolean): Room {
  const { vote } = room;
  if (vote?.vote !== number) throw new Refused('no-such-vote');
  if (!votersOf(room, vote.proposal).includes(who)) throw new Refused('not-your-seat');
  if (!agree) return { ...room, vote: null };
  return { ...room, vote: { ...vote, agreed: [...new Set([...vote.agreed, who])] } };
}

/** The seats of those who agreed, if nobody's word is missing. */
export function passed(room: Room): readonly Seat[] | null {
  const { vote } = room;
  if (!vote || missingOf(room, vote).length > 0) return null;
  return vote.agreed.flatMap((who) => seatOf(room, who) ?? []);
}

function checkAway(room: Room, seat: Seat, now: number): void {
  const { who, player } = room.seats[seat] ?? {};
  const owner = room.members.find((member) => member.who === who);
  if (player?.kind !== 'person' || !owner) throw new Refused('no-such-person');
  if (owner.away === null || now - owner.away < room.absence * MINUTE) throw new Refused('not-away');
}
