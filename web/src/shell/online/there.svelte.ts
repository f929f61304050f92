import { isThere } from '../../online/guest.ts';
import { openTexts } from './texts.ts';

/** Whether there is a server, and its texts have come. Without one, nothing online is shown anywhere. */
let there = $state(false);

export function onlineIsThere(): boolean {
  return there;
}

export async function lookForServer(): Promise<void> {
  if (there || !(await isThere())) return;
  try {
    await openTexts();
    there = true;
  } catch {
    // The texts did not load: looked for again with the next page.
  }
}
