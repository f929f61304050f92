import { findGame } from '@tarmac/games';
import {
  parseJson,
  parseRecord,
  recordText,
  type Seat,
  TarmacError,
  type Viewer,
  verify,
} from '@tarmac/kernel';
import { Table } from '@tarmac/table';
import type { Engine, Opened, Played, Stored, Summary, TableInfo } from './api.ts';
import { makeLink, readLink } from './link.ts';
import { measureRandomPlay } from './measure.ts';
import { EngineRefusal } from './refusal.ts';
import { type Kept, Shelf } from './shelf.ts';
import type { Store, StoredTable } from './store.ts';
import { isSummary, summaryOf } from './summary.ts';
import { toRefusal } from './to-refusal.ts';

export interface HostNeeds {
  readonly store: Store;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): string;
}

const MOST_BYTES = 20_000_000;
/** The id of a table from a link is the link itself, so that any engine can open it again. */
const LINKED = 'link.';

/** The engine, without anything that only a browser has. Calls that concern one table wait for each other. */
export function engineHost({ store, now, newId }: HostNeeds): Engine {
  const shelf = new Shelf(store);
  const removed = new Map<string, StoredTable>();
  const inTurn = queues();

  async function find(id: string, how: 'get' | 'fresh' = 'get'): Promise<Kept> {
    if (!id.startsWith(LINKED)) return shelf[how](id);
    return shelf.known(id) ?? (await openLinked(id.slice(LINKED.length))).kept;
  }

  /** Of a table whose summary another version wrote. */
  async function summaryAnew(id: string): Promise<Summary | undefined> {
    return shelf.fresh(id).then(summaryOf, () => undefined);
  }

  async function openLinked(link: string): Promise<{ kept: Kept; step: number }> {
    const { record, players, seed, step } = await readLink(link);
    const table = Table.ofRecord(record, players, seed);
    const kept = shelf.put({ id: LINKED + link, table, playable: false, changed: 0, stored: 'saved' });
    return { kept, step };
  }

  async function add(table: Table, playable: boolean): Promise<Opened> {
    const kept: Kept = { id: newId(), table, playable, changed: now(), stored: 'memory' };
    await shelf.save(kept);
    return opened(kept, soleViewer(table));
  }

  /** Does something to a playable table and stores it. What is refused, or gives null, changes nothing. */
  function maybeChange<T extends object>(
    id: string,
    act: (table: Table) => T | null,
  ): Promise<(T & { stored: Stored }) | null> {
    return inTurn(id, async () => {
      const kept = await find(id);
      if (!kept.playable) {
        const message = 'This game is here to be looked at; a new table can begin from any of its steps.';
        throw new TarmacError('not-your-turn', message);
      }
      const done = act(kept.table);
      if (done === null) return null;
      kept.changed = now();
      await shelf.save(kept);
      return { ...done, stored: kept.stored };
    });
  }

  async function change<T extends object>(
    id: string,
    act: (table: Table) => T,
  ): Promise<T & { stored: Stored }> {
    return (await maybeChange(id, act)) as T & { stored: Stored };
  }

  return {
    async tables() {
      const inMemory = shelf.inMemory();
      const rows = await store.list().catch(() => undefined);
      const listed = (rows ?? []).filter(({ id }) => inMemory.every((kept) => kept.id !== id));
      const unreadable: string[] = [];
      const summaries = inMemory.map(summaryOf);
      for (const { id, summary } of listed) {
        const known = isSummary(summary, id) ? summary : await summaryAnew(id);
        if (known) summaries.push(known);
        else unreadable.push(id);
      }
      return {
        tables: summaries.sort((a, b) => b.changed - a.changed),
        unreadable,
        stored: rows && inMemory.length === 0 ? 'saved' : 'memory',
      };
    },

    create: async (plan) => add(Table.deal(plan), true),

    open: (id, viewer) =>
      inTurn(id, async () => {
        const kept = await find(id, 'fresh');
        return opened(kept, viewer === undefined ? soleViewer(kept.table) : viewer);
      }),

    look: (id, viewer) => inTurn(id, async () => opened(await find(id, 'fresh'), viewer)),

    remove: (id) =>
      inTurn(id, async () => {
        const gone = await shelf.remove(id);
        if (gone) removed.set(id, gone);
      }),

    restore: (id) =>
      inTurn(id, async () => {
        const gone = removed.get(id);
        if (!gone) throw new EngineRefusal({ code: 'no-such-table', message: 'Nothing to bring back.' });
        await shelf.restore(gone);
        removed.delete(id);
      }),

    async importRecord(text) {
      const record = parseRecord(parseJson(text, MOST_BYTES));
      verify(findGame(record.game), record);
      return add(Table.ofRecord(record), false);
    },

    exportRecord: (id) =>
      inTurn(id, async () => {
        const { table } = await find(id);
        return { name: fileName(table), text: recordText(table.toRecord()) };
      }),

    exportRaw: (id) =>
      inTurn(id, async () => ({ name: `tarmac-${id}.json`, text: JSON.stringify(await store.load(id)) })),

    link: (id, step) =>
      inTurn(id, async () => {
        const { table } = await find(id);
        const record = table.toRecord();
        const { players, seed } = table;
        return makeLink({ record, players, seed, step: Math.min(step, record.moves.length) });
      }),

    async openLink(link) {
      const { kept, step } = await openLinked(link);
      return { ...opened(kept, soleViewer(kept.table)), step };
    },

    fork: (id, step) => inTurn(id, async () => add((await find(id)).table.fork(step), true)),

    at: (id, step, viewer) => inTurn(id, async () => (await find(id)).table.frameAt(step, viewer)),

    move: (id, seat, move, viewer) =>
      change(id, (table) => {
        if (viewer !== seat) throw new TarmacError('unknown-seat', `Seat ${seat} plays its own moves.`);
        return played(table, viewer, () => table.move(seat, move));
      }),

    undo: (id, seat, viewer) =>
      change(id, (table) => {
        table.undo(seat);
        return { frame: table.frame(viewer) };
      }),

    end: (id, seat, viewer) =>
      change(id, (table) => {
        table.end(seat);
        return { frame: table.frame(viewer) };
      }),

    bot: (id, viewer) =>
      maybeChange(id, (table) => {
        const seat = table.botToMove();
        if (seat === null) return null;
        return played(table, viewer, () => table.move(seat, table.chooseForBot(seat)));
      }),

    why: (id, seat, move) =>
      inTurn(id, async () => {
        const refused = (await find(id)).table.why(seat, move);
        return refused && toRefusal(refused);
      }),

    measure: async (game, milliseconds) => measureRandomPlay(game, milliseconds),
  };
}

function opened({ id, table, playable, stored }: Kept, viewer: Viewer): Opened {
  const { game, boardFile: board, options, players, seed } = table;
  const info: TableInfo = { id, game: game.id, board, options, players, seed, playable };
  return { info, frame: table.frame(viewer), told: table.told(viewer), stored };
}

/** Plays one move and says how the viewer saw it, and what chance did after it. */
function played(table: Table, viewer: Viewer, play: () => void): Omit<Played, 'stored'> {
  const before = table.step;
  play();
  const now = table.frame(viewer);
  const steps = table.told(viewer, before).map((told) => ({
    told,
    frame: told.step === now.step ? now : table.frameAt(told.step, viewer),
  }));
  if (steps.length === 0) throw new Error(`viewer ${viewer} did not see move ${before + 1}`);
  return { steps };
}

/** The only person, or nobody if several share the screen. */
function soleViewer({ players }: Table): Viewer {
  const persons = players.flatMap((player, seat): Seat[] => (player.kind === 'person' ? [seat] : []));
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

function fileName({ game, seed, step }: Table): string {
  const name = [game.id, seed.replace(/[^\w-]+/g, ''), step].filter((part) => part !== '').join('-');
  return `${name}.json`;
}

/** One queue for each name: a job begins when the one before it has ended, however it ended. */
function queues(): <T>(name: string, job: () => Promise<T>) => Promise<T> {
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
