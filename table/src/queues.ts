/** For hosts of many tables, one queue for each: a job begins when the previous one has ended, even in an error. */
export function queues(): <T>(name: string, job: () => T | Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, job) => {
    const done = (last.get(name) ?? Promise.resolve()).then(job);
    const settled = done
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === settled) last.delete(name);
      });
    last.set(name, settled);
    return done;
  };
}
