import type { KeyGroup, Shortcut } from '../play/keys.ts';
import type { OpenTable } from '../play/open-table.ts';
import { words } from '../words/words.svelte.ts';

/** Ways through the past of a table. */
export interface Walk {
  goTo(step: number): Promise<void>;
  goBy(change: number): Promise<void>;
  /** Plays or pauses; at the end it begins again. */
  toggle(): Promise<void>;
}

/** Keys come faster than steps are drawn: each counts from where the last one leads. */
export function walkThrough(table: OpenTable): Walk {
  let aim: number | null = null;

  async function goTo(step: number): Promise<void> {
    const mine = Math.max(0, Math.min(step, table.log.length));
    aim = mine;
    await table.goTo(mine);
    if (aim === mine) aim = null;
  }

  return {
    goTo,
    goBy: (change) => goTo((aim ?? table.frame.step) + change),
    async toggle() {
      const playing = table.history?.playing ?? false;
      if (!playing && table.frame.step >= table.log.length) await goTo(0);
      table.replay(!playing);
    },
  };
}

/** The keys of the past, in place of those of the table. `leave`: back to the present. */
export function walkKeys(walk: Walk, last: number, leave: () => void): KeyGroup {
  const { history } = words().table;
  const key = (keys: readonly string[], says: string, act: () => unknown): Shortcut => ({
    keys,
    says,
    press(_key, pressed) {
      if (!pressed) act();
      return !pressed;
    },
  });
  return {
    title: history.title,
    shortcuts: [
      key(['ArrowLeft'], history.back, () => walk.goBy(-1)),
      key(['ArrowRight'], history.forth, () => walk.goBy(1)),
      key(['Home'], history.first, () => walk.goTo(0)),
      key(['End'], history.last, () => walk.goTo(last)),
      key([' '], history.play, () => walk.toggle()),
      { ...key(['H', 'Escape'], history.now, leave), id: 'now' },
    ],
  };
}
