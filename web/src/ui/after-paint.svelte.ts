import { untrack } from 'svelte';

/** Runs when what is decided now has been painted; not at all if the function it returns is called before. */
export function oncePainted(run: () => void): () => void {
  let wanted = true;
  const runIfWanted = (): void => {
    if (wanted) run();
  };
  requestAnimationFrame(() => {
    if (wanted) setTimeout(runIfWanted);
  });
  return () => {
    wanted = false;
  };
}

/** Where much changes fast, what follows waits for the end of it, but no longer than these milliseconds. */
const LONGEST = 250;

/**
 * A value that follows what it reads one painted frame later, or several. For what is dear to draw: the thing that was
 * pressed answers first, and what has happened shows on the map before tables tell what follows from it.
 */
export function afterPaint<Value>(read: () => Value, frames = 1): { readonly current: Value } {
  let current = $state.raw(read());
  let latest = untrack(() => current);
  let forget: (() => void) | null = null;
  let behindSince = 0;
  const follow = (left: number): void => {
    if (left > 0) {
      forget = oncePainted(() => follow(left - 1));
      return;
    }
    forget = null;
    current = latest;
  };
  $effect(() => {
    latest = read();
    if (forget === null) {
      if (latest === untrack(() => current)) return;
      behindSince = performance.now();
    } else {
      if (performance.now() - behindSince > LONGEST) return;
      forget();
    }
    follow(frames);
  });
  $effect(() => () => forget?.());
  return {
    get current() {
      return current;
    },
  };
}
