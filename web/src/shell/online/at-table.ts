/* What surrounds a table with people elsewhere; it loads with such a table. */
export { default as MenuWays } from './MenuWays.svelte';
export { default as RewindWay } from './RewindWay.svelte';
export { default as SeatMark } from './SeatMark.svelte';
export { default as Strips } from './Strips.svelte';
export { default as TalkPanel } from './TalkPanel.svelte';
export { readUpTo, unreadAt } from './unread.svelte.ts';
