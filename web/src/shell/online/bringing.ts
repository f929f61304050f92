import { progressAt } from '../../play/lesson/progress.ts';
import { onlineIsThere } from './there.svelte.ts';

/** Whether a game of this device can go on with people elsewhere: it runs, and nobody is being taught in it. */
export function mayGoOnline(game: string, table: string, isRunning: boolean): boolean {
  return onlineIsThere() && isRunning && progressAt(game, table) === undefined;
}
