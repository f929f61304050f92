import type { Seat, Viewer } from '@tarmac/kernel';
import type { Status } from '@tarmac/table';
import { actors } from './turns.ts';

/** The device that several people share: who is to act on it, and who must take it first. */
export class Device {
  readonly #persons: readonly Seat[];
  #handTo = $state.raw<Seat | null>(null);
  /** The viewer has ended the turn and seen everything: the device can go on at once. */
  passedOn = false;

  /** Without people nobody ever acts: the game is only looked at. */
  constructor(persons: readonly Seat[]) {
    this.#persons = persons;
  }

  /** The person who must take the device before anything is shown. */
  get handTo(): Seat | null {
    return this.#handTo;
  }
  set handTo(seat: Seat | null) {
    this.#handTo = seat;
  }

  /** Whether the table waits for somebody at this device. */
  isAsked(status: Status): boolean {
    return this.#waiting(status).length > 0;
  }

  /** Who is to take it next; null if the viewer may act. */
  nextAfter(viewer: Viewer, status: Status): Seat | null {
    const waiting = this.#waiting(status);
    return viewer !== null && waiting.includes(viewer) ? null : (waiting[0] ?? null);
  }

  #waiting(status: Status): Seat[] {
    return this.#persons.filter((seat) => actors(status).includes(seat));
  }
}
