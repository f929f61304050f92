/* What the page for setting up needs when people play elsewhere; it loads when somebody wants that. */
export { OnlinePlan } from './online-plan.svelte.ts';
export { default as SetupSeats } from './SetupSeats.svelte';
