let under = $state.raw(0);

/** Whether something a person did at a table is on its way, and not answered yet. */
export function isSending(): boolean {
  return under > 0;
}

export async function whileSending<T>(work: () => Promise<T>): Promise<T> {
  under++;
  try {
    return await work();
  } finally {
    under--;
  }
}
