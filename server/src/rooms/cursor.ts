import type { Viewer } from '@tarmac/kernel';

/** How far somebody has been told. */
export interface Cursor {
  /** Numbers of one viewer say nothing to another, nor those of another store: the cursor names whose they are. */
  readonly store: string;
  readonly viewer: Viewer;
  readonly at: number;
  readonly talk: number;
}

export function cursorText({ store, viewer, at, talk }: Cursor): string {
  return `${viewer ?? 'w'}.${at}-${talk}.${store}`;
}

export function readCursor(text: string): Cursor | null {
  const [, viewer, at, talk, store] = /^(w|\d{1,2})\.(\d{1,9})-(\d{1,9})\.([0-9a-f]{8})$/.exec(text) ?? [];
  return viewer === undefined || store === undefined
    ? null
    : { store, viewer: viewer === 'w' ? null : Number(viewer), at: Number(at), talk: Number(talk) };
}
