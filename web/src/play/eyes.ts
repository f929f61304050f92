import type { Seat, Viewer } from '@tarmac/kernel';
import type { Refusal } from '../engine/api.ts';
import type { Following, HeardNews, Opened, TableSource } from './table-source.ts';

interface EyesNeeds {
  readonly source: TableSource;
  hear(news: HeardNews): void;
  stuck(refusal: Refusal): void;
  /** The table as somebody else sees it; `early` and `known` as in `Showing.show`. */
  show(opened: Opened, early?: readonly HeardNews[], known?: Seat): void;
}

/** Through whose eyes a table is seen: those of one seat after the other where people share a device, or nobody's in particular. */
export class Eyes {
  readonly #needs: EyesNeeds;
  #following: Following;
  #leaving = false;
  #closed = false;

  constructor(following: Following, needs: EyesNeeds) {
    this.#following = following;
    this.#needs = needs;
  }

  /** The viewer has ended the turn: what comes now is seen by nobody in particular. */
  get leaving(): boolean {
    return this.#leaving;
  }

  /** Tells how much has been shown. */
  shown(at: number): void {
    this.#following.shown(at);
  }

  /** From now on the table is seen by somebody else at this device. */
  async lookAs(viewer: Viewer): Promise<void> {
    const { following } = await this.#followAs(viewer);
    this.#adopt(following);
    this.#needs.show(following.opened);
  }

  /** Ends the turn of the one who looks: what follows is seen by nobody in particular, each move of it. */
  async passOn(seat: Seat, at: number): Promise<void> {
    const { id } = this.#following.opened.info;
    const { following, early } = await this.#followAs(null);
    this.#leaving = true;
    try {
      await this.#needs.source.end(id, seat, at);
      this.#adopt(following);
      this.#needs.show(following.opened, early, seat);
    } catch (error) {
      following.stop();
      throw error;
    } finally {
      this.#leaving = false;
    }
  }

  close(): void {
    this.#closed = true;
    this.#following.stop();
  }

  /** Follows as somebody else; what is heard before that is adopted is kept. */
  async #followAs(viewer: Viewer): Promise<{ following: Following; early: readonly HeardNews[] }> {
    const { source, hear, stuck } = this.#needs;
    const early: HeardNews[] = [];
    const following = await source.follow(this.#following.opened.info.id, viewer, {
      hear: (news) => (this.#following === following ? hear(news) : early.push(news)),
      stuck,
    });
    return { following, early };
  }

  #adopt(following: Following): void {
    this.#following.stop();
    this.#following = following;
    if (this.#closed) following.stop();
  }
}
