import type { Viewer } from '@tarmac/kernel';

/** How far a viewer has been told. */
export interface Cursor {
  /** The numbers mean nothing to another viewer or store, so the cursor names both. */
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
