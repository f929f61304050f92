import type { BotJob } from '@tarmac/bots';
import type { AnyMove, Viewer } from '@tarmac/kernel';
import type { Table } from '@tarmac/table';
import type { Listener } from '../play/table-source.ts';
import type { Refusal } from './api.ts';
import type { Kept } from './shelf.ts';
import { toRefusal } from './to-refusal.ts';

/** How many things a table may be ahead of what was shown: bots think while the move before is on the screen. */
const AHEAD = 1;
/** How often in a row a bot may fail before the table waits for somebody to come back to it. */
const MOST_FAILURES = 3;

interface Follower {
  readonly viewer: Viewer;
  readonly listener: Listener;
  /** How much the viewer has heard, and how much of it was shown. */
  heard: number;
  shown: number;
}

interface Followed {
  readonly followers: Set<Follower>;
  /** Bots are being asked. */
  busy: boolean;
  /** Something has changed since it was last seen whether a bot is asked. */
  due: boolean;
  failures: number;
}

export interface FollowersNeeds {
  /** The table as it is here, unless it is only looked at. */
  playable(id: string): Promise<Table | undefined>;
  decide(job: BotJob): Promise<AnyMove>;
  /** Plays and stores what a bot decided, and tells everybody. */
  answer(id: string, job: BotJob, move: AnyMove): Promise<void>;
}

/** Who looks at which table: they are told what happens, and while somebody looks, bots are asked to play on. */
export class Followers {
  private readonly needs: FollowersNeeds;
  private readonly followed = new Map<string, Followed>();

  constructor(needs: FollowersNeeds) {
    this.needs = needs;
  }

  /** From now on the listener hears what happens after the first `at` things. */
  add(id: string, viewer: Viewer, at: number, listener: Listener): { shown(at: number): void; stop(): void } {
    const follower: Follower = { viewer, listener, heard: at, shown: at };
    const followed: Followed = this.followed.get(id) ?? {
      followers: new Set(),
      busy: false,
      due: false,
      failures: 0,
    };
    this.followed.set(id, followed);
    followed.followers.add(follower);
    return {
      shown: (seen) => {
        follower.shown = seen;
        this.advance(id);
      },
      stop: () => {
        followed.followers.delete(follower);
        if (followed.followers.size === 0 && this.followed.get(id) === followed) this.followed.delete(id);
      },
    };
  }

  /** Tells everybody what they have not heard. */
  tell({ id, table, stored }: Kept): void {
    for (const follower of this.followed.get(id)?.followers ?? []) {
      const now = table.seen(follower.viewer);
      if (now === follower.heard) continue;
      // Only a table that could not be stored can lose what was heard; then everything is told again.
      const news = table.news(follower.viewer, follower.heard <= now ? follower.heard : 0);
      follower.heard = news.at;
      follower.listener.hear({ ...news, stored });
    }
  }

  /** Somebody has come back, or done something: bots that failed are asked again. */
  wake(id: string): void {
    const followed = this.followed.get(id);
    if (!followed) return;
    followed.failures = 0;
    this.advance(id);
  }

  private advance(id: string): void {
    const followed = this.followed.get(id);
    if (!followed) return;
    followed.due = true;
    if (!followed.busy) void this.playOn(id, followed);
  }

  /** One bot after the other, as long as one is asked and somebody watches. */
  private async playOn(id: string, followed: Followed): Promise<void> {
    followed.busy = true;
    while (followed.due && followed.failures < MOST_FAILURES) {
      followed.due = false;
      const table = await this.needs.playable(id).catch(() => undefined);
      const job = table && isWatched(followed, table) ? table.host.job() : null;
      if (!job) continue;
      followed.due = true;
      const refusal = await this.ask(id, job);
      followed.failures = failuresAfter(refusal, followed.failures);
      if (refusal && followed.failures === MOST_FAILURES) {
        for (const { listener } of followed.followers) listener.stuck(refusal);
      }
    }
    followed.busy = false;
  }

  private async ask(id: string, job: BotJob): Promise<Refusal | null> {
    try {
      await this.needs.answer(id, job, await this.needs.decide(job));
      return null;
    } catch (error) {
      return { ...toRefusal(error), values: { bot: job.bot } };
    }
  }
}

/** What could not be loaded is not there a moment later either. */
function failuresAfter(refusal: Refusal | null, failures: number): number {
  if (!refusal) return 0;
  return refusal.code === 'missing-net' ? MOST_FAILURES : failures + 1;
}

function isWatched({ followers }: Followed, table: Table): boolean {
  return [...followers].some(({ viewer, shown }) => table.seen(viewer) - shown <= AHEAD);
}
