/* What comes to a table when it is asked for: not needed before the table is drawn. */
export { default as HistoryBar } from './HistoryBar.svelte';
export { default as LinkSheet } from './LinkSheet.svelte';
export { default as LogDrawer } from './LogDrawer.svelte';
export { default as Menu } from './Menu.svelte';
export { default as RulesDrawer } from './RulesDrawer.svelte';
