/** Waiting that can be cut short: when there is a network again, or somebody looks, things are tried at once. */
export class Pauses {
  readonly #waiting = new Set<() => void>();

  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      this.#waiting.add(go);
    });
  }

  wake(): void {
    for (const go of [...this.#waiting]) go();
  }
}

/** Longer with every try, and never for everybody at the same moment. */
export function pauseAfter(tries: number, most: number): number {
  return Math.min(most, 250 * 2 ** tries) * (0.5 + Math.random());
}
