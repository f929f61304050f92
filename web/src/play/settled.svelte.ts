import { createContext, untrack } from 'svelte';
import { oncePainted } from '../ui/once-painted.ts';
import type { OpenTable } from './open-table.ts';

/** A table as the panels beside the map show it. */
interface Settled<Table extends Shown = Shown> {
  readonly frame: Table['frame'];
  readonly told: Table['told'];
  /** Whether that is what the map shows too. */
  readonly atRest: boolean;
}
type Shown = Pick<OpenTable, 'frame' | 'told'>;

/** Where moves fly by, panels wait for the end of it, but no longer than these milliseconds. */
const LONGEST = 250;

const [use, provide] = createContext<Settled>();

/**
 * What has happened is seen on the map, and in the tray; the panels beside it, which are slow to draw, follow together
 * when that has been painted. Everything that follows the map reads this.
 */
export function useSettled<Table extends Shown = Shown>(): Settled<Table> {
  return use() as Settled<Table>;
}

/** What a panel beside the map draws of the choice under way: it stays as it was until the panels follow a move. */
export function whenSettled<Value>(read: () => Value): { readonly current: Value } {
  const settled = use();
  let last = untrack(read);
  const current = $derived.by(() => {
    if (settled.atRest) last = read();
    return last;
  });
  return {
    get current() {
      return current;
    },
  };
}

/** For the page of a table, once. */
export function provideSettled(table: () => Shown): void {
  const latest = $derived({ frame: table().frame, told: table().told });
  let shown = $state.raw(untrack(() => latest));
  const atRest = $derived(latest.frame === shown.frame && latest.told === shown.told);
  let behindSince: number | null = null;
  let forget = (): void => undefined;
  $effect(() => {
    if (!latest || atRest) return;
    const now = performance.now();
    behindSince ??= now;
    if (now - behindSince > LONGEST) return;
    forget();
    forget = oncePainted(() => {
      behindSince = null;
      shown = latest;
    });
  });
  $effect(() => () => forget());
  provide({
    get frame() {
      return shown.frame;
    },
    get told() {
      return shown.told;
    },
    get atRest() {
      return atRest;
    },
  });
}
