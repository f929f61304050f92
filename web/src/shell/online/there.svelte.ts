import { untrack } from 'svelte';
import { isThere } from '../../online/guest.ts';
import { openTexts } from './texts.ts';

/** Without a server, nothing online is shown anywhere. */
let there = $state(false);
/** Its texts have come. */
let told = $state(false);

/** Whether there is a server: enough to show the way to its tables. */
export function serverIsThere(): boolean {
  return there;
}

/** Whether there is a server, and everything can be said about its tables. */
export function onlineIsThere(): boolean {
  return there && told;
}

export async function lookForServer(): Promise<void> {
  there ||= await isThere();
}

/** Looks for a server, and loads what is said about its tables. */
export async function openOnline(): Promise<void> {
  await lookForServer();
  if (!there || told) return;
  try {
    await openTexts();
    told = true;
  } catch {
    // The texts did not load: looked for again with the next page.
  }
}

/** A page that says something of tables online: where a server has been found, its texts come with the page, so that nothing moves later. */
export async function withOnline<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, untrack(() => there && openOnline())]);
  return loaded;
}
