/** What a screen would draw: every value of `read`, one after the other, as often as something it read changes. */
export function watch<T>(read: () => T): { readonly values: T[]; stop(): void } {
  const values: T[] = [];
  const stop = $effect.root(() => {
    $effect.pre(() => {
      values.push(read());
    });
  });
  return { values, stop };
}
