import type { OpenTable } from '../play/open-table.ts';

/** Ways through the past of a table. */
export interface Walk {
  goTo(step: number): Promise<void>;
  goBy(change: number): Promise<void>;
  /** Plays or pauses; at the end it begins anew. */
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

/** What a key does in the past; undefined where it belongs to what has the focus. */
export function keyOfWalk(event: KeyboardEvent, walk: Walk, last: number): (() => void) | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea, dialog')) return undefined;
  if (event.key === ' ' && target?.closest('button, a')) return undefined;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => void walk.goBy(-1),
    ArrowRight: () => void walk.goBy(1),
    Home: () => void walk.goTo(0),
    End: () => void walk.goTo(last),
    ' ': () => void walk.toggle(),
  };
  return keys[event.key];
}
