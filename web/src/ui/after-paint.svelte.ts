import { untrack } from 'svelte';

/**
 * A value that follows what it reads one painted frame later. For what is dear to draw: the thing that was pressed
 * answers first.
 */
export function afterPaint<Value>(read: () => Value): { readonly current: Value } {
  let current = $state.raw(read());
  $effect(() => {
    const next = read();
    if (next === untrack(() => current)) return;
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => {
        current = next;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
