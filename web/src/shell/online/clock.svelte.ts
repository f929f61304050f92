import { serverNow } from '../../online/rooms.svelte.ts';

const EVERY = 20_000;

/** The server's time, for sentences like "for 3 minutes". Called while a component is set up. */
export function clock(): () => number {
  let now = $state(serverNow());
  $effect(() => {
    const timer = setInterval(() => {
      now = serverNow();
    }, EVERY);
    return () => clearInterval(timer);
  });
  return () => now;
}
