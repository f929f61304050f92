import type { AnyMove } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { cardOf } from '../rooms/card.ts';
import { newSeed, start } from '../rooms/deals.ts';
import { doDeed, mySeat, type SeatDeed } from '../rooms/deeds.ts';
import { seated, watching } from '../rooms/joining.ts';
import { Refused } from '../rooms/refused.ts';
import { memberOf, type Proposal, type Room, withMember } from '../rooms/room.ts';
import type { Draft } from '../rooms/rooms.ts';
import { botPlayer, carryOut, leave, placed, takeBack } from '../rooms/seats.ts';
import { say, speaker } from '../rooms/talking.ts';
import { answered, proposed } from '../rooms/voting.ts';
import type { Handlers } from './call.ts';
import { guestOf } from './call.ts';
import type { Online } from './online.ts';
import { refusalOf } from './refusals.ts';

type PlayHandlers = Omit<
  Handlers,
  | 'about'
  | 'games'
  | 'newGuest'
  | 'me'
  | 'rename'
  | 'signOut'
  | 'newCode'
  | 'useCode'
  | 'newTable'
  | 'bringTable'
  | 'myTables'
  | 'listedTables'
  | 'table'
  | 'frame'
  | 'record'
  | 'rematch'
  | 'invitation'
  | 'tableEvents'
  | 'events'
>;

/** What people do at a table. */
export function playRoutes(online: Online): PlayHandlers {
  const { rooms, rates, followers } = online;

  /** Changes the room or the table, and shows the guest the room after it. */
  async function change(id: string, guest: string, act: (draft: Draft) => void) {
    return { ok: true as const, room: cardOf(await rooms.change(id, act), guest) };
  }

  async function deed(id: string, guest: string, what: SeatDeed) {
    return (await doDeed(rooms, id, guest, what)) as { ok: true; at: number };
  }

  return {
    join: (call) => {
      const { id: guest, name } = guestOf(call);
      const { seat } = call.body;
      return change(call.params.id, guest, (draft) => {
        const comer = { guest, name };
        draft.room = seat === null ? watching(draft.room, comer) : seated(draft.room, comer, seat, draft.now);
      });
    },

    leave: (call) => {
      const { id: guest } = guestOf(call);
      return change(call.params.id, guest, (draft) => leave(draft, whoIs(draft.room, guest)));
    },

    takeBack: (call) => {
      const { id: guest } = guestOf(call);
      return change(call.params.id, guest, (draft) => takeBack(draft, whoIs(draft.room, guest)));
    },

    seat: (call) => {
      const { id: guest } = guestOf(call);
      const { seat, player } = call.body;
      return change(call.params.id, guest, (draft) => {
        checkHost(draft.room, guest);
        const bot = player.kind === 'open' ? null : botPlayer(draft.room.game, player.bot, player.name);
        draft.room = placed(draft.room, seat, bot);
      });
    },

    start: (call) => {
      const { id: guest } = guestOf(call);
      const { deal, random } = rooms.needs;
      return change(call.params.id, guest, (draft) => {
        checkHost(draft.room, guest);
        start(draft, newSeed(random), call.body.free, deal);
      });
    },

    move: (call) => {
      const { id, expected, move } = call.body;
      return deed(call.params.id, guestOf(call).id, {
        id,
        expected,
        act: { type: 'move', move: move as AnyMove },
      });
    },
    undo: (call) => deed(call.params.id, guestOf(call).id, { ...call.body, act: { type: 'undo' } }),
    end: (call) => deed(call.params.id, guestOf(call).id, { ...call.body, act: { type: 'end' } }),

    why: (call) =>
      rooms.look(call.params.id, ({ room, table }) => {
        const seat = mySeat(room, guestOf(call).id);
        if (!table) throw new Refused('not-begun');
        const refused = table.why(seat, call.body.move as AnyMove);
        return { ok: true as const, refusal: refused && refusalOf(refused).body };
      }),

    propose: (call) => {
      const { id: guest } = guestOf(call);
      const proposal: Proposal = call.body;
      return change(call.params.id, guest, (draft) => {
        if (proposal.kind === 'rewind') checkStep(draft, proposal.step);
        draft.room = proposed(draft.room, whoIs(draft.room, guest), proposal, draft.now);
        carryOut(draft);
      });
    },

    vote: (call) => {
      const { id: guest } = guestOf(call);
      return change(call.params.id, guest, (draft) => {
        draft.room = answered(draft.room, whoIs(draft.room, guest), call.params.vote, call.body.agree);
        carryOut(draft);
      });
    },

    async say(call) {
      const { id: guest } = guestOf(call);
      rates.take('talkByGuest', guest);
      const { id, text } = call.body;
      return { ok: true, message: await say(rooms, call.params.id, guest, id, text) };
    },

    async react(call) {
      const { id: guest } = guestOf(call);
      rates.take('talkByGuest', guest);
      const { id } = call.params;
      const { who } = await rooms.look(id, ({ room }) => speaker(room, guest));
      const { reaction } = call.body;
      followers.react(id, who, reaction);
      rooms.needs.store.peers?.tell({ table: id, who, reaction });
      return { ok: true };
    },

    mute: (call) => {
      const { id: guest } = guestOf(call);
      const { who, muted } = call.body;
      return change(call.params.id, guest, (draft) => {
        checkHost(draft.room, guest);
        if (!draft.room.members.some((member) => member.who === who)) throw new Refused('no-such-person');
        draft.room = withMember(draft.room, who, { muted });
      });
    },
  };
}

function whoIs(room: Room, guest: string): number {
  const member = memberOf(room, guest);
  if (!member) throw new Refused('not-a-member');
  return member.who;
}

function checkHost(room: Room, guest: string): void {
  if (memberOf(room, guest)?.who !== room.host) throw new Refused('not-the-host');
}

/** Play can go back only to what everybody has seen. */
function checkStep({ table }: Draft, step: number): void {
  const last = table?.frame(null).step ?? 0;
  if (step <= last) return;
  throw new TarmacError('bad-shape', `There is no step ${step}: there were ${last} moves.`, { path: 'step' });
}
