import type { OpenTable } from '../open-table.ts';
import { chooseStep, pendingStep } from './choose-step.ts';
import type { Lesson, LessonStep, Seen } from './lesson.ts';
import { keepProgress, type Progress } from './progress.ts';
import { findSeen } from './sight.ts';

/** What is ringed now, and whether it only leads to what the card talks about. */
interface Pointed {
  readonly element: Element;
  readonly selector: string;
  readonly leads: boolean;
}

/** A lesson under way: which card is shown, what is done, what is read again. Every change is kept. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #table: () => OpenTable;
  #progress = $state.raw<Progress>() as Progress;
  /** The done step that is read again, by its place; null: the current one. */
  #reading = $state.raw<number | null>(null);
  /** The aside that was shown last: it is done when its moment has passed. */
  #aside: LessonStep | undefined;

  constructor(lesson: Lesson, table: () => OpenTable, progress: Progress) {
    this.lesson = lesson;
    this.#table = table;
    this.#progress = progress;
  }

  readonly #done = $derived.by(() => new Set(this.#progress.done));
  /** Done steps that can be read again. */
  readonly #past = $derived.by(() =>
    this.#progress.done.flatMap((id) => this.lesson.steps.find((step) => step.id === id) ?? []),
  );

  get seen(): Seen {
    return {
      table: this.#table(),
      shows: (selector) => findSeen(selector) !== undefined,
      did: (step) => this.#done.has(step),
      watching: this.#progress.watching,
    };
  }

  /** While the learner's own move is shown, the card that asked for it stays. */
  #held: LessonStep | undefined;
  readonly #now = $derived.by(() => {
    const { telling, viewer } = this.#table();
    const chosen = chooseStep(this.lesson, this.seen);
    if (chosen || telling === null || telling.seat !== viewer) this.#held = chosen;
    return this.#held;
  });

  /** The card that is shown; none when the lesson is over. */
  readonly step = $derived.by((): LessonStep | undefined =>
    this.#reading === null ? this.#now : this.#past[this.#reading],
  );
  /** The place of the card in the lesson, from 1. A card in between has the place of the next one. */
  readonly place = $derived.by(() => {
    const { steps } = this.lesson;
    const at = steps.findIndex(({ id }) => id === this.step?.id);
    const next = pendingStep(this.lesson, this.seen);
    return 1 + (at >= 0 ? at : next ? steps.indexOf(next) : steps.length - 1);
  });

  readonly pointed = $derived.by((): Pointed | null => {
    for (const [i, selector] of (this.step?.at?.(this.seen) ?? []).entries()) {
      const element = findSeen(selector);
      if (element) return { element, selector, leads: i > 0 };
    }
    return null;
  });
  readonly astray = $derived.by(() => this.isCurrent && (this.step?.astray?.(this.seen) ?? false));

  /** Nothing is read again. */
  get isCurrent(): boolean {
    return this.#reading === null;
  }
  get watching(): boolean {
    return this.#progress.watching;
  }
  /** `Next` leads on. */
  readonly mayGoOn = $derived.by(() => {
    if (!this.isCurrent) return true;
    const { step } = this;
    return this.lesson.steps.some((one) => one === step) && !step?.done && !step?.offersRest && !this.isLast;
  });
  /** It only fills the time until the next step. */
  readonly isBetween = $derived.by(() => this.lesson.meanwhile.some((one) => one === this.step));
  readonly isLast = $derived.by(() => this.step !== undefined && this.step === this.lesson.steps.at(-1));
  readonly mayGoBack = $derived.by(() => (this.#reading ?? this.#past.length) > 0);

  back(): void {
    if (this.mayGoBack) this.#reading = (this.#reading ?? this.#past.length) - 1;
  }

  next(): void {
    if (this.#reading !== null)
      this.#reading = this.#reading + 1 < this.#past.length ? this.#reading + 1 : null;
    else if (this.mayGoOn && this.step) this.#finish(this.step);
  }

  /** The answer to a step that offers the rest. */
  goOn(watching: boolean): void {
    this.#keep({ watching });
    if (this.step?.offersRest) this.#finish(this.step);
  }

  /** The farewell was read. */
  close(): void {
    const last = this.lesson.steps.at(-1);
    if (last) this.#finish(last);
    this.#keep({ over: true });
  }

  /** Ticks off what is done; called whenever something has changed. */
  observe(): void {
    const pending = pendingStep(this.lesson, this.seen);
    if (pending?.done?.(this.seen)) this.#finish(pending);
    const now = this.#now;
    if (this.#aside && this.#aside !== now) this.#finish(this.#aside);
    this.#aside = now && this.lesson.asides.includes(now) ? now : undefined;
  }

  #finish({ id }: LessonStep): void {
    if (this.#done.has(id)) return;
    this.#reading = null;
    this.#keep({ done: [...this.#progress.done, id] });
  }

  #keep(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change };
    keepProgress(this.#table().info.game, this.#progress);
  }
}
