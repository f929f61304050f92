export { default as Asked } from './Asked.svelte';
export { default as CityPick } from './CityPick.svelte';
export { default as Dispose } from './Dispose.svelte';
export { default as Settle } from './Settle.svelte';
