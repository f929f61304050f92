let under = $state.raw<ReadonlySet<string>>(new Set());

/** Whether something that was pressed outside a game is on its way; this, if it is named. */
export function isUnderWay(name?: string): boolean {
  return name === undefined ? under.size > 0 : under.has(name);
}

/** Does something once: further calls do nothing while it is under way. */
export async function once<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (under.has(name)) return undefined;
  under = new Set([...under, name]);
  try {
    return await work();
  } finally {
    under = new Set([...under].filter((each) => each !== name));
  }
}
