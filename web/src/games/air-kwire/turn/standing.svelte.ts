import type { Airline } from '@tarmac/air-kwire';
import type { Turn } from '../turn.svelte.ts';
import type { Table } from '../types.ts';

/** AK-32: what a CEO answers without being asked each time. */
export type Standing = 'ask' | 'approve' | 'refuse';
export type Answers = Readonly<Record<Airline, Standing>>;

/** How long an answer that gives itself can be read, and stopped, in milliseconds. */
const BEFORE_ANSWER = 1200;

/** The standing answers of a seat at a table, kept in this browser; where it refuses, for this visit. */
export class StandingAnswers {
  readonly #table: () => Table;
  readonly #known = new Map<string, Answers>();
  #changes = $state.raw(0);

  constructor(table: () => Table) {
    this.#table = table;
  }

  readonly #key = $derived.by(() => {
    const { info, viewer } = this.#table();
    return `tarmac.air-kwire.standing.${info.id}.${viewer}`;
  });

  /** All airlines that were ever answered for; the others are asked. */
  readonly given = $derived.by((): Answers => {
    void this.#changes;
    return this.#known.get(this.#key) ?? read(this.#key);
  });

  set(airline: Airline, answer: Standing): void {
    const answers = { ...this.given, [airline]: answer };
    this.#known.set(this.#key, answers);
    this.#changes++;
    try {
      localStorage.setItem(this.#key, JSON.stringify(answers));
    } catch {
      // It is known until the page closes.
    }
  }
}

function read(key: string): Answers {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).map(([airline, answer]) => [
        airline,
        answer === 'approve' || answer === 'refuse' ? answer : 'ask',
      ]),
    );
  } catch {
    return {};
  }
}

/** Gives standing answers, each after a moment in which it can be stopped. */
export function answerBySelf(turn: Turn): void {
  const due = $derived(turn.standingAnswer !== null);
  $effect(() => {
    if (!due) return;
    const timer = setTimeout(() => void turn.answerStanding(), BEFORE_ANSWER);
    return () => clearTimeout(timer);
  });
}
