import type { EventData } from '@tarmac/protocol';
import { LIMITS } from '@tarmac/protocol';
import { StoreFailed } from '../store/database.ts';
import type { TalkRow } from '../store/schema.ts';
import { Refused } from './refused.ts';
import { memberOf } from './room.ts';
import type { Rooms } from './rooms.ts';

/* What people say at a table: kept beside the game, in order, and shown to those who joined. */

export type Message = EventData<'talk'>['messages'][number];

export function messageOf({ n, who, name, text, at }: TalkRow): Message {
  return { n, who, name, text, at };
}

/** Characters that would change the direction or the lines of what others write; joiners belong to letters. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** The same request again says nothing new. */
export function say(
  rooms: Rooms,
  table: string,
  guest: string,
  request: string,
  text: string,
): Promise<Message> {
  const said = text.replace(UNSEEN, '').trim();
  if (said === '') return Promise.reject(new Refused('bad-request'));
  const { store, now } = rooms.needs;
  return rooms.glance(table, async (hosted) => {
    const { who, name } = speaker(hosted.room, guest);
    const known = await store.talk.byRequest(table, who, request);
    if (known) return messageOf(known);
    const n = (hosted.talk.at(-1)?.n ?? 0) + 1;
    const row: TalkRow = { table_id: table, n, who, name, text: said, at: now(), request };
    try {
      await store.talk.add(row);
    } catch (error) {
      // Nobody knows whether it was stored.
      if (error instanceof StoreFailed) hosted.talk = await store.talk.last(table, LIMITS.talk);
      throw error;
    }
    hosted.talk = [...hosted.talk, row].slice(-LIMITS.talk);
    rooms.announce(hosted);
    return messageOf(row);
  });
}

export function speaker(room: Parameters<typeof memberOf>[0], guest: string): { who: number; name: string } {
  const member = memberOf(room, guest);
  if (!member) throw new Refused('not-a-member');
  if (member.muted) throw new Refused('muted');
  return member;
}
