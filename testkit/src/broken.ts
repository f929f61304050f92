/** A law of the contract does not hold. `law` is its name, `message` says what was found. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: string;

  constructor(law: string, message: string) {
    super(message);
    this.law = law;
  }
}

/** Runs a check under the name of its law; whatever it throws breaks that law. */
export function under<T>(law: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    throw new LawBroken(law, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
}

/** Runs what throws thousands of errors of which nobody asks where they come from. */
export function quietly<T>(act: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return act();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
