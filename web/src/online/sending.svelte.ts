let under = $state.raw<Readonly<Record<string, number>>>({});

/** Whether something a person did at this table is on its way, and not answered yet. */
export function isSending(table: string): boolean {
  return (under[table] ?? 0) > 0;
}

export async function whileSending<T>(table: string, work: () => Promise<T>): Promise<T> {
  const count = (more: number): void => {
    under = { ...under, [table]: (under[table] ?? 0) + more };
  };
  count(1);
  try {
    return await work();
  } finally {
    count(-1);
  }
}
