import type { Options } from '@tarmac/kernel';
import type { Language } from '../../words/languages.ts';
import type { Rich } from '../../words/rich.ts';
import type { OpenTable } from '../open-table.ts';

/** What a lesson can go by: the table, and what can be seen on the screen. */
export interface Seen<Table extends OpenTable = OpenTable> {
  readonly table: Table;
  /** Whether something on the screen that fits this selector can be seen. */
  shows(selector: string): boolean;
  /** Whether a step of the lesson is done. */
  did(step: string): boolean;
  /** A bot plays the learner's seat to the end. */
  readonly watching: boolean;
}

/** One card of the coach. Its words are found by its id. */
export interface LessonStep<Table extends OpenTable = OpenTable> {
  readonly id: string;
  /**
   * Selectors of what it talks about: the first that can be seen is ringed. While that is not the first of them, the
   * ringed thing leads to it, and the words `find` are shown.
   */
  at?(seen: Seen<Table>): readonly string[];
  /** Selectors of what else it speaks of, or asks to press: lit as well, and never covered by the card. */
  also?(seen: Seen<Table>): readonly string[];
  /** When it can be shown; always if absent. */
  when?(seen: Seen<Table>): boolean;
  /** Whether the learner has done what it asks for, now or before. Absent: it is read, and `Next` leads on. */
  done?(seen: Seen<Table>): boolean;
  /** Whether the learner is about to do something else; then the words `hint` are shown next to it. */
  astray?(seen: Seen<Table>): boolean;
  /** It asks whether the learner plays the rest, or watches a bot play it. */
  readonly offersRest?: true;
}

/** The words of a card. */
export interface CardWords<About> {
  readonly title: string;
  readonly text: (about: About) => Rich;
  readonly find?: (about: About) => Rich;
  readonly hint?: (about: About) => Rich;
}

export type LessonWords<About> = Readonly<Record<string, CardWords<About>>>;

/** A guided first game: an ordinary table with a fixed deal, and somebody who explains it. */
export interface Lesson<Table extends OpenTable = OpenTable, About = unknown> {
  /** The learner sits in the first seat. */
  readonly plan: {
    readonly board: string;
    readonly options: Options;
    readonly seed: string;
    readonly opponents: readonly string[];
  };
  /** In this order, one after the other; the last one is the farewell. */
  readonly steps: readonly LessonStep<Table>[];
  /** Shown whenever their moment comes, before anything else; over when it has passed. */
  readonly asides: readonly LessonStep<Table>[];
  /** Shown while the next step has to wait: the first whose moment it is. */
  readonly meanwhile: readonly LessonStep<Table>[];
  /** The bot that plays on for a learner who watches. */
  readonly pilot: string;
  /** What the words need to know of the table. */
  about(table: Table): About;
  words(language: Language): Promise<LessonWords<About>>;
  /** Makes the screen ready; what it gives back undoes that. */
  begin?(): () => void;
}
