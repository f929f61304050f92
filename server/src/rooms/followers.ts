import type { EventData } from '@tarmac/protocol';
import type { Peers } from '../store/peers.ts';
import type { Following } from './following.ts';
import type { Hosted } from './hosted.ts';
import { Refused } from './refused.ts';
import type { Who } from './room.ts';
import { memberOf, withMember } from './room.ts';
import type { Rooms } from './rooms.ts';
import { recounted } from './voting.ts';

/**
 * How long a person counts as here after their last stream ended, in milliseconds: pages reload, and the server ends
 * every stream from time to time to see who comes back.
 */
const GRACE = 10_000;

/** Who follows which table. Those who joined and follow it are here; the others are away. */
export class Followers {
  private readonly rooms: Rooms;
  private readonly grace: number;
  private readonly byTable = new Map<string, Set<Following>>();
  /** By table and guest. */
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(rooms: Rooms, grace = GRACE) {
    this.rooms = rooms;
    this.grace = grace;
    rooms.onChange((hosted, _, here) => {
      this.tell(hosted);
      if (!here) this.welcome(hosted);
    });
    rooms.keepWhile((id) => this.isWatched(id));
  }

  /** Begins to tell, in the table's queue. Refuses a table that is not there. */
  async add(following: Following, cursor: string | undefined, isOpen: () => boolean): Promise<void> {
    const { id, guest } = following;
    let began = false;
    await this.rooms.look(id, (hosted) => {
      if (!isOpen()) return;
      began = true;
      following.begin(hosted, cursor);
      this.of(id).add(following);
      this.unmiss(id, guest);
      this.missAll(hosted); // after a restart, nobody has been missed yet
    });
    if (guest === null || !began) return;
    if (this.follows(id, guest)) await this.peers?.present(id, guest).catch(this.rooms.needs.failed);
    await this.here(id, guest).catch(this.rooms.needs.failed);
  }

  remove(following: Following): void {
    const { id, guest } = following;
    const followings = this.byTable.get(id);
    if (!followings?.delete(following)) return;
    if (followings.size === 0) this.byTable.delete(id);
    if (guest !== null && !this.follows(id, guest)) this.miss(id, guest);
  }

  /** The table is no longer there. */
  drop(id: string): void {
    const followings = this.byTable.get(id) ?? [];
    this.byTable.delete(id);
    for (const following of followings) following.gone('no-such-table');
  }

  isWatched(id: string): boolean {
    return (this.byTable.get(id)?.size ?? 0) > 0;
  }

  react(id: string, who: Who, reaction: EventData<'reaction'>['reaction']): void {
    for (const following of this.byTable.get(id) ?? []) following.react(who, reaction);
  }

  /** Tables that somebody follows. */
  get watched(): readonly string[] {
    return [...this.byTable.keys()];
  }

  /** Another process is gone: who was there, and does not come here, is away. */
  missElsewhere(): void {
    for (const hosted of this.rooms.open) this.missAll(hosted);
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private tell(hosted: Hosted): void {
    for (const following of this.byTable.get(hosted.id) ?? []) {
      if (!this.isTold(following, hosted)) this.remove(following);
    }
    this.missAll(hosted);
  }

  private isTold(following: Following, hosted: Hosted): boolean {
    try {
      return following.tell(hosted);
    } catch (error) {
      this.rooms.needs.failed(error);
      following.cut();
      return false;
    }
  }

  private missAll({ id, room }: Hosted): void {
    for (const { guest, away } of room.members) {
      if (away === null && !this.follows(id, guest)) this.miss(id, guest);
    }
  }

  /** A person who follows nothing here is away after a while. */
  private miss(id: string, guest: string): void {
    const key = `${id} ${guest}`;
    if (this.timers.has(key)) return;
    const timer = setTimeout(() => {
      this.timers.delete(key);
      void this.noteAbsent(id, guest).catch((error: unknown) => {
        if (!(error instanceof Refused)) this.rooms.needs.failed(error); // a table that is gone has nobody to miss
      });
    }, this.grace);
    this.timers.set(key, timer.unref());
  }

  private unmiss(id: string, guest: string | null): void {
    const key = `${id} ${guest}`;
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
  }

  private async here(id: string, guest: string): Promise<void> {
    await this.rooms.change(id, (draft) => {
      const member = memberOf(draft.room, guest);
      if (!member || member.away === null) return;
      const back = withMember(draft.room, member.who, { away: null });
      draft.room = isAbout(back, member.who) ? { ...back, vote: null } : recounted(back, draft.now);
    });
  }

  /** Another process may have thought that somebody is away who has come here. */
  private welcome({ id, room }: Hosted): void {
    for (const { guest, away } of room.members) {
      if (away !== null && this.follows(id, guest)) void this.here(id, guest).catch(this.rooms.needs.failed);
    }
  }

  private async noteAbsent(id: string, guest: string): Promise<void> {
    if (this.peers && (await this.isElsewhere(id, guest))) return;
    await this.rooms.change(id, (draft) => {
      const member = memberOf(draft.room, guest);
      if (member?.away === null && !this.follows(id, guest))
        draft.room = withMember(draft.room, member.who, { away: draft.now });
    });
  }

  private async isElsewhere(id: string, guest: string): Promise<boolean> {
    if (this.follows(id, guest)) return true;
    await this.peers?.absent(id, guest);
    return (await this.peers?.isPresent(id, guest)) ?? false;
  }

  private get peers(): Peers | null {
    return this.rooms.needs.store.peers;
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

/** Whether it is proposed to seat a bot for this person. */
function isAbout({ vote, seats }: Hosted['room'], who: Who): boolean {
  return vote?.proposal.kind === 'bot' && seats[vote.proposal.seat]?.who === who;
}
