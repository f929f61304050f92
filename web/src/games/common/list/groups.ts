import type { Snippet } from 'svelte';

/** As much of a row as the forms of a list need. */
export interface Listed {
  readonly id: string;
}

/** Rows under one heading: those that are offered now, and the others. */
interface Group<Row> {
  readonly kind: 'offered' | 'others';
  /** Empty while there is nothing to tell apart. */
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Titles {
  readonly offered: string;
  readonly others: string;
}

/** Those that are offered stand first; while nothing is asked, all are one group without a title. */
export function groupsOf<Row extends Listed>(
  rows: readonly Row[],
  isOffered: (row: string) => boolean,
  titles: Titles | null,
): Group<Row>[] {
  if (titles === null) return [{ kind: 'others', title: '', rows }];
  const offered = rows.filter(({ id }) => isOffered(id));
  const others = rows.filter((row) => !offered.includes(row));
  return [
    { kind: 'offered' as const, title: titles.offered, rows: offered },
    { kind: 'others' as const, title: titles.others, rows: others },
  ].filter(({ rows }) => rows.length > 0);
}

/** What a button of a row does: goes through with it, looks what it would bring, or says why not. */
export type Press = 'go' | 'look' | 'why';

/** The state of a row at this moment. */
export interface RowState {
  readonly offered: boolean;
  /** Chosen; in the table also the one under the pointer. */
  readonly picked: boolean;
}

/** What the two forms of a list need, a table and for small screens a list. */
export interface FormProps<Row> {
  readonly groups: readonly Group<Row>[];
  /** The viewer is asked, so every row has its button. */
  readonly acting: boolean;
  readonly refused: { readonly route: string; readonly text: string; readonly rule: string } | null;
  readonly chosen: string | null;
  isOffered(row: string): boolean;
  /** The keyboard is on a row, or has left. */
  onreach(row: string | null): void;
  readonly act: Snippet<[Row]>;
}
