import { botId } from '@tarmac/bots';
import { findGame } from '@tarmac/games';
import type { Seat } from '@tarmac/kernel';
import { checkPlayerName } from '@tarmac/kernel';
import type { Player } from '@tarmac/table';
import { running } from './deeds.ts';
import { gone, replaced, withNextHost } from './joining.ts';
import { Refused } from './refused.ts';
import type { Room, Who } from './room.ts';
import { gathering, notOver, seatOf, withSeat } from './room.ts';
import type { Draft } from './rooms.ts';
import { passed, recounted } from './voting.ts';

/* Who plays which seat, in the room and at the table. */

/** Who sits in for a person who is gone: a bot of middle strength, under that person's name. */
const STAND_IN = 'first-officer';

/** A bot by the name with its level; refuses one that is not there. */
export function botPlayer(game: string, bot: string, name: string): Player {
  checkPlayerName(name, 'player.name');
  return { kind: 'bot', name, bot: botId(findGame(game), bot) };
}

/** The host frees a place or gives it to a bot. The person who sat there is no longer at the table. */
export function placed(room: Room, seat: Seat, player: Player | null): Room {
  gathering(room);
  const { who } = room.seats[seat] ?? {};
  if (who === undefined) throw new Refused('no-such-person');
  const freed = who === null || who === room.host ? room : gone(room, who);
  return withSeat(freed, seat, { player, who: null });
}

export function leave(draft: Draft, who: Who): void {
  const seat = seatOf(draft.room, who);
  if (draft.room.phase !== 'running' || seat === null) {
    // A person who played to the end stays a member: the record is open to all who sat there.
    if (draft.room.phase !== 'over' || seat === null) draft.room = gone(draft.room, who);
    return;
  }
  sitIn(draft, seat);
  draft.room = withNextHost(draft.room, who);
}

/** A bot plays the seat from now on. */
function sitIn(draft: Draft, seat: Seat): void {
  const { player } = draft.room.seats[seat] ?? {};
  if (player?.kind !== 'person') return;
  sit(draft, seat, botPlayer(draft.room.game, STAND_IN, player.name));
}

/** The owner is back, before the seat's next decision. */
export function takeBack(draft: Draft, who: Who): void {
  const seat = seatOf(draft.room, who);
  const name = draft.room.members.find((member) => member.who === who)?.name;
  if (seat === null || name === undefined) throw new Refused('not-your-seat');
  running(draft);
  notOver(draft.room);
  if (draft.room.seats[seat]?.player?.kind === 'person') return;
  sit(draft, seat, { kind: 'person', name });
}

/** Does what everybody who is asked has agreed to, if they have. */
export function carryOut(draft: Draft): void {
  draft.room = recounted(draft.room, draft.now);
  const result = passed(draft.room);
  const { vote } = draft.room;
  if (!result || !vote) return;
  const { agreed, absent } = result;
  const { proposal } = vote;
  draft.room = { ...draft.room, vote: null };
  if (proposal.kind === 'bot') sitIn(draft, proposal.seat);
  else if (proposal.kind === 'end') running(draft).host.close(agreed, absent);
  else running(draft).host.rewind(proposal.step, agreed, absent);
}

function sit(draft: Draft, seat: Seat, player: Player): void {
  running(draft).host.sit(seat, player);
  draft.room = replaced(draft.room, seat, player);
}
