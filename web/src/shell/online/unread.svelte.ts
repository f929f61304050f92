import { untrack } from 'svelte';
import type { OnlineRoom } from '../../online/rooms.svelte.ts';

/** By table, the last message that was seen on this page. */
let seen = $state.raw<Readonly<Record<string, number>>>({});

export function readUpTo(table: string, n: number): void {
  if ((untrack(() => seen)[table] ?? -1) < n) seen = { ...untrack(() => seen), [table]: n };
}

/** How many messages of others came since the talk was looked at, or the table opened. */
export function unreadAt({ id, messages, room }: OnlineRoom): number {
  const last = seen[id];
  if (last === undefined) return 0;
  return messages.filter(({ n, who }) => n > last && who !== room?.me?.who).length;
}
