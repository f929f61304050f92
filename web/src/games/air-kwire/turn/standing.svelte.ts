import type { Airline } from '@tarmac/air-kwire';
import type { Turn } from '../turn.svelte.ts';

/** AK-32: what a CEO answers without being asked each time. */
export type Standing = 'ask' | 'approve' | 'refuse';
export type Answers = Readonly<Record<Airline, Standing>>;

/** So long an answer that gives itself can be read, and stopped, in milliseconds. */
const BEFORE_ANSWER = 1200;

/** The standing answers of a seat at a table, kept in this browser; where it refuses, for this visit. */
export class StandingAnswers {
  readonly #known = new Map<string, Answers>();
  #changes = $state.raw(0);

  /** All airlines that were ever answered for; the others are asked. */
  of(key: string): Answers {
    void this.#changes;
    return this.#known.get(key) ?? read(key);
  }

  set(key: string, airline: Airline, answer: Standing): void {
    const answers = { ...this.of(key), [airline]: answer };
    this.#known.set(key, answers);
    this.#changes++;
    try {
      localStorage.setItem(key, JSON.stringify(answers));
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
