import type { EventData } from '@tarmac/protocol';
import type { Following } from './following.ts';
import type { Hosted } from './hosted.ts';
import type { Who } from './room.ts';
import { memberOf } from './room.ts';
import type { Rooms } from './rooms.ts';

/** How long somebody is still here after the last stream broke off, in milliseconds: a page that loads again. */
const GRACE = 5_000;

/** Who follows which table. Those who joined and follow it are here; the others are away. */
export class Followers {
  private readonly rooms: Rooms;
  private readonly grace: number;
  private readonly byTable = new Map<string, Set<Following>>();
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(rooms: Rooms, grace = GRACE) {
    this.rooms = rooms;
    this.grace = grace;
    rooms.onChange((hosted) => this.tell(hosted));
  }

  /** Begins to tell, in the table's queue. Refuses a table that is not there. */
  async add(following: Following, cursor: string | undefined, isOpen: () => boolean): Promise<void> {
    const { id, guest } = following;
    await this.rooms.look(id, (hosted) => {
      if (!isOpen()) return;
      this.of(id).add(following);
      following.begin(hosted, cursor);
    });
    if (guest !== null && isOpen()) await this.here(id, guest);
    this.lookAround(id); // after a restart, nobody has been missed yet
  }

  remove(following: Following): void {
    const { id } = following;
    const followings = this.byTable.get(id);
    followings?.delete(following);
    if (followings?.size === 0) this.byTable.delete(id);
    if (following.guest !== null) this.lookAround(id);
  }

  /** The table is no longer there. */
  drop(id: string): void {
    for (const following of this.byTable.get(id) ?? []) following.gone('no-such-table');
    this.byTable.delete(id);
  }

  isWatched(id: string): boolean {
    return (this.byTable.get(id)?.size ?? 0) > 0;
  }

  react(id: string, who: Who, reaction: EventData<'reaction'>['reaction']): void {
    for (const following of this.byTable.get(id) ?? []) following.react(who, reaction);
  }

  /** After a while, everybody who follows nothing here is away. */
  lookAround(id: string): void {
    if (this.timers.has(id)) return;
    const timer = setTimeout(() => {
      this.timers.delete(id);
      void this.noteAbsent(id).catch(() => {}); // a table that is gone has nobody to miss
    }, this.grace);
    this.timers.set(id, timer.unref());
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private tell(hosted: Hosted): void {
    for (const following of this.byTable.get(hosted.id) ?? []) {
      if (!following.tell(hosted)) this.remove(following);
    }
    if (hosted.room.members.some(({ guest, away }) => away === null && !this.follows(hosted.id, guest)))
      this.lookAround(hosted.id);
  }

  private async here(id: string, guest: string): Promise<void> {
    await this.rooms.change(id, (draft) => {
      const member = memberOf(draft.room, guest);
      if (!member || member.away === null) return;
      const back = withAway(draft.room, (each) => each === member, null);
      draft.room = isAbout(back, member.who) ? { ...back, vote: null } : back;
    });
  }

  private async noteAbsent(id: string): Promise<void> {
    await this.rooms.change(id, (draft) => {
      const isGone = ({ guest, away }: { guest: string; away: number | null }): boolean =>
        away === null && !this.follows(id, guest);
      if (draft.room.members.some(isGone)) draft.room = withAway(draft.room, isGone, draft.now);
    });
  }

  private follows(id: string, guest: string): boolean {
    return [...(this.byTable.get(id) ?? [])].some((following) => following.guest === guest);
  }

  private of(id: string): Set<Following> {
    const followings = this.byTable.get(id) ?? new Set<Following>();
    this.byTable.set(id, followings);
    return followings;
  }
}

function withAway(
  room: Hosted['room'],
  whom: (member: Hosted['room']['members'][number]) => boolean,
  away: number | null,
) {
  return { ...room, members: room.members.map((member) => (whom(member) ? { ...member, away } : member)) };
}

/** Whether it is proposed to seat a bot for this person. */
function isAbout({ vote, seats }: Hosted['room'], who: Who): boolean {
  return vote?.proposal.kind === 'bot' && seats[vote.proposal.seat]?.who === who;
}
