import type { Seat } from '@tarmac/kernel';
import { type Beat, CHAPTERS, type Chapter, chapterOf, type Merger, type Script } from './script.ts';

interface Next {
  readonly seat: Seat;
  readonly here: boolean;
}

/** A merger that somebody watches: how far it has come, and how far they have seen it. */
export class WatchedMerger {
  /** Resolves when the stage it is on is closed. */
  closed: Promise<void> = Promise.resolve();
  #script = $state.raw<Script>() as Script;
  /** The beat on the stage. */
  #at = $state.raw(0);
  /** Whether it goes on by itself. */
  runs = $state.raw(true);
  /** Only the end is of interest. */
  #skips = $state.raw(false);
  /** Who decides next. For a person here the stage steps back, else it stays. */
  #next = $state.raw<Next | null>(null);
  #resolveArrived = (): void => {};

  constructor(script: Script) {
    this.#script = script;
  }

  get merger(): Merger {
    return this.#script.merger;
  }
  /** As far as it has been shown. */
  get shown(): readonly Beat[] {
    return this.#script.beats.slice(0, this.#at + 1);
  }
  get script(): Script {
    return this.#script;
  }
  /** The script before a move, without what was taken back; null if the move before it was not watched. */
  scriptBefore(step: number): Script | null {
    const beats = this.#script.beats.filter((beat) => beat.step < step);
    return beats.at(-1)?.step === step - 1 ? { merger: this.merger, beats } : null;
  }
  get beat(): Beat | undefined {
    return this.#script.beats[this.#at];
  }
  get chapter(): Chapter {
    return this.beat ? chapterOf(this.beat) : 'meet';
  }
  get isOver(): boolean {
    return this.#script.beats.at(-1)?.kind === 'result';
  }
  get atLast(): boolean {
    return this.#at >= this.#last;
  }
  get skips(): boolean {
    return this.#skips;
  }
  /** Who is choosing right now, before the eyes of the one who watches. */
  get chooser(): Seat | null {
    return this.atLast && this.#next && !this.#next.here ? this.#next.seat : null;
  }
  /** The person here who is asked when the stage has stepped back. */
  get asked(): Seat | null {
    return this.atLast && this.#next?.here ? this.#next.seat : null;
  }
  /** Beats to come; as long as the merger goes on there are more than are known. */
  get left(): number {
    if (this.chooser !== null) return 2;
    const known = this.#last - this.#at;
    return this.isOver || known === 0 ? known : known + 1;
  }
  get #last(): number {
    return this.#script.beats.length - 1;
  }

  /** The chapters that have begun. */
  get begun(): readonly Chapter[] {
    return CHAPTERS.filter((chapter) => this.#script.beats.some((beat) => chapterOf(beat) === chapter));
  }

  /** The script as it is after a move, and who decides next in it. */
  goOn(script: Script, next: Next | null): void {
    const waited = this.chooser !== null;
    this.#script = script;
    this.#next = next;
    if (this.#skips) this.#at = this.#last;
    else if (waited && this.runs) this.next();
  }

  next(): void {
    if (!this.atLast) this.#at++;
  }
  back(): void {
    this.#linger();
    this.#at = Math.max(0, this.#at - 1);
  }
  /** Somebody looks at something longer. */
  #linger(): void {
    this.runs = false;
    this.#skips = false;
  }
  /** To the end of a chapter, as far as it has come. */
  goTo(chapter: Chapter): void {
    this.#linger();
    const at = this.#script.beats.findLastIndex((beat) => chapterOf(beat) === chapter);
    if (at >= 0) this.#at = at;
  }
  /** To the first beat of a move, unless only the end is of interest. */
  startAt(step: number): void {
    const first = this.#script.beats.findIndex((beat) => beat.step >= step);
    this.#at = this.#skips || first < 0 ? this.#last : first;
  }
  skip(): void {
    this.#skips = true;
    this.#at = this.#last;
  }

  /** Resolves when all has been seen and somebody else is to choose. */
  arrived(): Promise<void> {
    return new Promise((resolve) => {
      this.#resolveArrived = resolve;
    });
  }
  arrive(): void {
    if (this.chooser !== null) this.#resolveArrived();
  }
}
