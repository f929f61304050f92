import { connection } from '../../online/rooms.svelte.ts';

/** Milliseconds in which a line opens, as a rule. */
const OPENING = 2_000;

/** Whether a line has stood on this page. */
let stood = false;

/** Whether the line to the server is lost, and not only about to be opened. Called while a component is set up. */
export function lineLost(): () => boolean {
  const lives = $derived(connection() === 'live');
  let late = $state(stood);
  $effect(() => {
    stood ||= lives;
    if (lives) late = true;
    const timer = setTimeout(() => {
      late = true;
    }, OPENING);
    return () => clearTimeout(timer);
  });
  return () => !lives && late;
}
