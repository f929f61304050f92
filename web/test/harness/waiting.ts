import { HANG } from './hang.ts';

/** What comes, or after a hang a sentence that says what did not: what runs in a page has no limit of its own. */
export async function waitingFor<T>(what: string, coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited in vain for ${what}.`)), HANG);
  });
  try {
    return await Promise.race([coming, never]);
  } finally {
    clearTimeout(timer);
  }
}
