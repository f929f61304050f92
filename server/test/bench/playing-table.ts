import { findGame } from '@tarmac/games';
import type { Playout } from '@tarmac/kernel';
import { ask, newDeedId } from './caller.ts';
import { Follower } from './follower.ts';
import type { Followed } from './load-plan.ts';
import type { StoredTable } from './stored-tables.ts';

interface Deed {
  readonly seat: number;
  readonly sent: number;
  /** What the answer says the seat has seen with it. */
  at: number | null;
}

export interface Timed {
  told(ms: number): void;
  answered(ms: number): void;
  trouble(what: string): void;
}

/** A table whose people all follow it, and do one thing after the other. */
export class PlayingTable {
  readonly stored: StoredTable;
  readonly followers: readonly Follower[];
  private readonly url: string;
  private readonly timed: Timed;
  private deed: Deed | null = null;

  constructor(url: string, stored: StoredTable, timed: Timed) {
    this.url = url;
    this.stored = stored;
    this.timed = timed;
    this.followers = stored.tokens.map(
      (token) => new Follower({ url, ...stored, token }, () => this.settle()),
    );
  }

  get isOpen(): boolean {
    return this.followers.every(({ frame }) => frame !== undefined);
  }

  /** Nobody waits for anything that was done here. */
  get isFree(): boolean {
    return this.deed === null && !this.followers.some(({ isOver }) => isOver);
  }

  /** One deed of somebody who is asked. False where nobody is. */
  act(random: Playout): boolean {
    const next = this.choose(random);
    if (!next) return false;
    const { seat, what, move } = next;
    const { at = 0 } = this.followers[seat] ?? {};
    const deed: Deed = { seat, sent: performance.now(), at: null };
    this.deed = deed;
    const body = { id: newDeedId(), expected: at, ...(move !== undefined && { move }) };
    const path = `/api/tables/${this.stored.id}/${what}`;
    ask(this.url, path, this.stored.tokens[seat] ?? '', body).then(
      ({ status, json, ms }) => {
        if (status !== 200) {
          this.timed.trouble(`${what}: ${status} ${json.code}`);
          this.deed = null;
          return;
        }
        this.timed.answered(ms);
        deed.at = json.at;
        this.settle();
      },
      (error: unknown) => this.timed.trouble(String(error)),
    );
    return true;
  }

  followed(): Followed[] {
    return this.followers.map(({ at, frame }, seat) => ({ table: this.stored.id, seat, at, frame }));
  }

  troubles(): string[] {
    return this.followers.flatMap(({ trouble, stream }) => trouble ?? stream.failure ?? []);
  }

  private choose(random: Playout): { seat: number; what: 'moves' | 'end'; move?: unknown } | null {
    for (const [seat, follower] of this.followers.entries()) {
      const { frame, board } = follower;
      if (!frame || !board) continue;
      if (frame.status.waitingFor === seat) return { seat, what: 'end' };
      const code = frame.legal[random.below(Math.max(1, frame.legal.length))];
      if (typeof code !== 'number') continue;
      return { seat, what: 'moves', move: findGame(this.stored.game).search.decode(board, code) };
    }
    return null;
  }

  /** What is tentative reaches its own seat alone; what stands reaches all. */
  private settle(): void {
    const { deed } = this;
    const own = deed && this.followers[deed.seat];
    if (!deed || deed.at === null || !own?.frame || own.at < deed.at) return;
    const { step, status } = own.frame;
    const isTentative = status.undoable > 0;
    const others = isTentative ? [] : this.followers;
    if (others.some(({ frame }) => !frame || frame.step < step)) return;
    this.deed = null;
    if (isTentative) return;
    this.timed.told(Math.max(...others.map(({ heardAt }) => heardAt)) - deed.sent);
  }
}
