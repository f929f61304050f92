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

/**
 * A value that follows what it reads one painted frame later. For what is dear to draw: the thing that was pressed
 * answers first.
 */
export function afterPaint<Value>(read: () => Value): { readonly current: Value } {
  let current = $state.raw(read());
  $effect(() => {
    const next = read();
    if (next === untrack(() => current)) return;
    return oncePainted(() => {
      current = next;
    });
  });
  return {
    get current() {
      return current;
    },
  };
}
