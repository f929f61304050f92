/** A part that is not needed at the beginning. It is null until it has come; asking for it brings it. */
export class Later<Part> {
  readonly #get: () => Promise<Part>;
  #part = $state.raw<Part | null>(null);

  constructor(get: () => Promise<Part>) {
    this.#get = get;
  }

  readonly load = async (): Promise<void> => {
    this.#part ??= await this.#get();
  };

  get hasCome(): boolean {
    return this.#part !== null;
  }

  get part(): Part | null {
    if (this.#part === null) void this.load().catch(() => undefined); // asked again the next time
    return this.#part;
  }
}
