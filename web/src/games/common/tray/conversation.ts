import type { OpenTable } from '../../../play/open-table.ts';

/** What the table says to the viewer now: something in bold, then the rest of the sentence. */
export interface Prompt {
  readonly lead: string;
  readonly rest: string;
}

/** As much of a turn as its buttons need, whatever the game asks. */
export interface Conversation {
  readonly table: Pick<OpenTable, 'mayUndo'>;
  /** Whether there is a choice to step back from. */
  readonly mayGoBack: boolean;
  back(): void;
  undo(): Promise<void>;
  /** Does what the large button says. */
  go(): Promise<void>;
}

/** What a button does. */
export interface Deed {
  readonly label: string;
  /** The move in the notation of the game, when one press plays exactly one. */
  readonly move: string | undefined;
}

/** The buttons of a turn: the one thing to do now, and what can be done instead. */
export interface Deeds {
  /** Null while the choice is not complete. */
  readonly deed: Deed | null;
  /** Whether it ends the turn. */
  readonly ending: boolean;
  readonly other: Deed | null;
  onother?(): void;
}

/** One of the actions of a turn. */
export interface Ticket {
  readonly name: string;
  readonly short: string;
  readonly says: string;
  readonly brief: string;
  /** Why it is not possible, and the rule. */
  readonly no: { readonly says: string; readonly rule: string } | null;
  /** Null for an action that happens at once. */
  readonly chosen: boolean | null;
  /** The move that one press plays. */
  readonly move: string | undefined;
  press(): void;
}
