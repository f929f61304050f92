import type { EventData } from '@tarmac/protocol';
import type { Hosted } from './hosted.ts';
import type { Member, Room } from './room.ts';
import { memberOf, personsOf, seatOf } from './room.ts';
import { missingOf } from './voting.ts';

export type RoomCard = EventData<'room'>['room'];
export type SummaryCard = EventData<'mine'>['table'];

/** The room as a guest sees it: numbers and names of people, never who they are elsewhere. */
export function cardOf({ id, room, stuck }: Hosted, guest: string | null): RoomCard {
  const { game, board, options, access, absence, phase, created, host, waiting, rematch, vote } = room;
  const { broughtBy = null } = room;
  const me = memberOf(room, guest);
  return {
    id,
    game,
    board,
    options,
    access,
    broughtBy,
    absence,
    phase,
    created,
    seats: room.seats.map(({ player, who }) => {
      const owner = room.members.find((member) => member.who === who);
      return { player, who, here: owner?.away === null, away: owner?.away ?? null };
    }),
    host,
    watching: room.members.filter(({ who, away }) => away === null && seatOf(room, who) === null).length,
    waiting: waiting && { seats: [...waiting.seats], since: waiting.since },
    ...(stuck !== null && waiting?.seats.includes(stuck) && { stuck }),
    vote: vote && {
      vote: vote.vote,
      ...vote.proposal,
      by: vote.by,
      agreed: [...vote.agreed],
      missing: missingOf(vote),
    },
    rematch,
    me: me ? ownCard(room, me) : null,
  };
}

/** What a guest is at the table; only the host learns who is muted. */
function ownCard(room: Room, { who, muted }: Member): NonNullable<RoomCard['me']> {
  const host = who === room.host;
  const mutes = host ? room.members.filter((member) => member.muted).map((member) => member.who) : [];
  return { who, seat: seatOf(room, who), host, muted, mutes };
}

/** A table in a list. It follows from the room alone, so that no table has to be opened for a list. */
export function summaryOf(id: string, room: Room, guest: string | null): SummaryCard {
  const { game, board, phase, access, broughtBy = null, created, waiting, vote } = room;
  const me = memberOf(room, guest);
  const seat = seatOf(room, me?.who);
  const plays = me !== undefined && personsOf(room).includes(me.who);
  const asked = plays && seat !== null && (waiting?.seats.includes(seat) ?? false);
  const voting = me !== undefined && vote !== null && missingOf(vote).includes(me.who);
  return {
    id,
    game,
    board,
    phase,
    access,
    broughtBy,
    created,
    players: room.seats.map(({ player }) => player),
    joined: me !== undefined,
    seat,
    mine: phase === 'running' && (asked || voting),
    waiting: waiting && { seats: [...waiting.seats], since: waiting.since },
  };
}
