import type { AnyMove } from '@tarmac/kernel';
import type { Refusal } from '../../../engine/api.ts';
import type { OpenTable } from '../../../play/open-table.ts';
import { causeOf, concernsOne, type ForAll } from './for-all.ts';

/** As much of a table as pointing needs. */
type Table<Move extends AnyMove> = Pick<
  OpenTable<unknown, Move>,
  'info' | 'viewer' | 'told' | 'play' | 'why' | 'refusal' | 'refuse'
>;

/**
 * What a person has pointed at and not yet played, and what was touched in vain. A choice belongs to one moment of the
 * match, so it is gone after a move and back after its undo.
 */
export class Pointing<Choice extends object, Refused extends object, Move extends AnyMove> {
  readonly #table: () => Table<Move>;
  readonly #nothing: Choice;
  #kept = $state.raw<{ readonly moment: string; readonly choice: Choice } | null>(null);
  #refused = $state.raw<Refused | null>(null);

  constructor(table: () => Table<Move>, nothing: Choice) {
    this.#table = table;
    this.#nothing = nothing;
  }

  /**
   * After an undo the same number of moves can lead elsewhere, so the last one counts too. What others have decided in
   * secret since then leaves a half-made choice alone.
   */
  readonly #moment = $derived.by(() => {
    const { info, viewer, told } = this.#table();
    const last = told.findLast(({ seat, move }) => seat === viewer || move !== null);
    return JSON.stringify([info.id, viewer, last?.step, last?.move]);
  });

  readonly choice = $derived.by(() =>
    this.#kept?.moment === this.#moment ? this.#kept.choice : this.#nothing,
  );
  /** What was touched in vain, while the reason is shown next to it. */
  readonly refused = $derived.by(() => (this.#table().refusal === null ? null : this.#refused));

  set(change: Partial<Choice>): void {
    this.#table().refuse(null);
    this.#kept = { moment: this.#moment, choice: { ...this.choice, ...change } };
  }

  async play(move: Move): Promise<void> {
    this.#table().refuse(null);
    await this.#table().play(move);
  }

  /** Says why a move is not possible, if need be in other words, beside what was touched. */
  async refuse(refused: Refused, move: Move, inWords = (why: Refusal | null) => why): Promise<void> {
    const why = await this.#table().why(move);
    this.#refused = refused;
    this.#table().refuse(inWords(why));
  }

  /** The same where nobody was pointed at to do it: a move for each who could, and a reason that is true for all. */
  async refuseAll(
    refused: Refused,
    [move, ...others]: readonly [Move, ...Move[]],
    words: ForAll,
  ): Promise<void> {
    const ask = (one: Move): Promise<Refusal | null> => this.#table().why(one);
    const first = await ask(move);
    const rest = first && concernsOne(first, words) ? await Promise.all(others.map(ask)) : [];
    this.#refused = refused;
    this.#table().refuse(
      causeOf(
        [first, ...rest].filter((why) => why !== null),
        words,
      ),
    );
  }
}
