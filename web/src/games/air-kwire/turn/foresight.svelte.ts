/**
 * What a route or a decision in a merger would do, by the rules themselves. They come after the table, or when they are
 * asked for the first time; until then nothing is foreseen. A table that is opened in a merger waits for them.
 */
class Foresight {
  #rules = $state.raw<typeof import('@tarmac/air-kwire/foresight') | null>(null);

  readonly load = async (): Promise<void> => {
    this.#rules ??= await import('@tarmac/air-kwire/foresight');
  };

  get rules() {
    if (this.#rules === null) void this.load().catch(() => undefined); // asked again the next time
    return this.#rules;
  }
}

export const foresight = new Foresight();
