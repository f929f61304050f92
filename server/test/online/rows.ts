import type { TableRow } from '../../src/store/schema.ts';
import type { TableChange } from '../../src/store/tables.ts';

/* Rows of a store for its own tests, with nothing of a game in them. */

export const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  room: '{}',
  revision: 0,
  deal: null,
  listed: 0,
  phase: 'running',
  due: 0,
  created: 1,
  creator: 'ada',
  request: id,
  ...more,
});

export const change = (revision: number, more: Partial<TableChange> = {}): TableChange => ({
  revision,
  room: `{"revision":${revision + 1}}`,
  phase: 'running',
  due: false,
  entries: [],
  joined: [],
  parted: [],
  ...more,
});

export const entry = (seq: number, move_id: string | null = null) => ({
  seq,
  entry: '{}',
  at: 1,
  move_id,
  answer: null,
});
