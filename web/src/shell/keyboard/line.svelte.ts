import type { Refusal } from '../../engine/api.ts';
import type { Command, CommandBook } from '../../play/commands/command.ts';
import { type Option, readLine } from '../../play/commands/read.ts';
import type { OpenTable } from '../../play/open-table.ts';
import type { ShellCommands } from '../../words/en/commands/shell.ts';
import { recall, remember } from './typed-before.ts';

export interface LineContext {
  readonly table: OpenTable;
  readonly book: CommandBook;
  readonly typed: ShellCommands;
  /** What can be typed besides moves. */
  others(): readonly Command[];
}

/** Why nothing is done: in words, with the rule where there is one. */
export interface Problem {
  readonly text: string;
  readonly rule: string | undefined;
}

/** What is being typed, what it may mean, and what Enter does. */
export class Line {
  readonly #context: LineContext;
  #text = $state('');
  /** The option that arrow keys have reached; null: the one that was understood. */
  #reached = $state<number | null>(null);
  #asked = $state(false);
  /** A move that cannot be played; without a refusal it is only a matter of time. */
  #barred = $state.raw<{ readonly refusal: Refusal | null } | 'asking' | null>(null);
  #recalled: number | null = null;

  constructor(context: LineContext) {
    this.#context = context;
  }

  get #who(): string {
    const { info, viewer } = this.#context.table;
    return `${info.id} ${viewer}`;
  }

  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text;
    this.#reached = null;
    this.#asked = false;
    this.#barred = null;
    this.#recalled = null;
    void this.#explain(text);
  }

  readonly #commands = $derived.by(() => {
    const { table, book } = this.#context;
    return [...(table.myMove ? book.legal(table) : []), ...this.#context.others()];
  });
  readonly #reading = $derived.by(() => readLine(this.#commands, this.#text));
  readonly options = $derived.by((): readonly Option[] => this.#reading.options);
  /** Which option Enter takes; -1: none. */
  readonly active = $derived.by(() => {
    const { understood, options } = this.#reading;
    if (this.#reached !== null) return Math.min(this.#reached, options.length - 1);
    return understood ? 0 : -1;
  });
  readonly chosen = $derived.by((): Option | undefined => this.options[this.active]);

  readonly problem = $derived.by((): Problem | null => {
    const { typed, book, table } = this.#context;
    if (this.#text.trim() === '') return null;
    if (this.options.length > 0) {
      if (!this.#asked) return null;
      return { text: this.chosen ? typed.number : typed.several, rule: undefined };
    }
    if (table.history) return { text: typed.past, rule: undefined };
    if (this.#barred === 'asking') return null;
    if (!this.#barred) return { text: typed.unknown, rule: undefined };
    const { refusal } = this.#barred;
    return refusal
      ? { text: book.refusal(refusal), rule: refusal.rule }
      : { text: typed.later, rule: undefined };
  });

  /** Nothing that can be done fits: perhaps it is a move that the rules refuse. */
  async #explain(line: string): Promise<void> {
    const { table, book } = this.#context;
    if (line.trim() === '' || this.options.length > 0 || table.history || table.viewer === null) return;
    const { understood, options } = readLine(book.conceivable(table, line), line);
    const [first] = options;
    if (!understood || first?.kind !== 'command' || !('move' in first.command.act)) return;
    this.#barred = 'asking';
    const refusal = await table.why(first.command.act.move);
    if (this.#text === line) this.#barred = { refusal };
  }

  move(by: -1 | 1): void {
    const count = this.options.length;
    if (count === 0) return;
    const from = this.active < 0 && by < 0 ? count : this.active;
    this.#reached = (from + by + count) % count;
  }

  /** Earlier lines; only from an empty line or from one of them. Says whether it was for that. */
  recall(by: -1 | 1): boolean {
    if (this.#recalled === null && (this.#text !== '' || by > 0)) return false;
    const { at, line } = recall(this.#who, this.#recalled, by);
    this.text = line;
    this.#recalled = at;
    return true;
  }

  /** Writes the chosen option, or the first one, into the line. Says whether there was something to write. */
  complete(): boolean {
    const option = this.chosen ?? this.options[0];
    if (!option || (this.#text === '' && this.#reached === null)) return false;
    const text = option.kind === 'stem' ? `${option.text} ` : option.text;
    if (text === this.#text) return false;
    this.text = text;
    return true;
  }

  /** What is to be done now; null: nothing yet, and the line says why. */
  take(option: Option | undefined = this.chosen): Extract<Option, { kind: 'command' }> | null {
    if (option?.kind === 'stem' || (option?.open && option.text !== this.#text)) {
      this.text = option.kind === 'stem' ? `${option.text} ` : option.text;
      return null;
    }
    if (!option || option.open) {
      this.#asked = true;
      return null;
    }
    remember(this.#who, option.text);
    return option;
  }
}
