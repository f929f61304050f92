import type { OpenTable } from '../../play/open-table.ts';
import { settings } from '../../play/settings.svelte.ts';

/** How long a move is seen while the rest of a game is played at speed, in milliseconds. */
const BEAT = 150;

/** While there is a table: a bot plays the viewer's seat, and everybody's moves are shortened. */
export function flyOn(flown: () => OpenTable | null, pilot: string): void {
  const table = $derived(flown());
  const runs = $derived(table !== null && table.history === null && table.frame.status.outcome === null);
  let choose: (() => Parameters<OpenTable['play']>[0]) | undefined = $state.raw();

  $effect(() => {
    if (!runs || !table || choose) return;
    import('../../play/lesson/pilot.ts').then(
      ({ pilotOf }) => {
        choose = pilotOf(table, pilot);
      },
      () => undefined, // then the learner plays on
    );
  });
  // At every new moment, a little later.
  $effect(() => {
    if (!runs || !table || !choose) return;
    const { myMove, mayEnd, telling, thinking } = table;
    const decide = choose;
    void table.frame;
    const act = (): void => {
      if (mayEnd) void table.end();
      else if (myMove) void table.play(decide());
      else if (telling !== null || thinking !== null) table.skip();
    };
    const timer = setTimeout(act, settings.speed === 0 ? 0 : BEAT);
    return () => clearTimeout(timer);
  });
}
