import type { BotJob } from '@tarmac/bots';
import { findGame } from '@tarmac/games';
import {
  type AnyMove,
  checkRecordLimits,
  parseJson,
  parseRecord,
  recordText,
  TarmacError,
  type Viewer,
  verify,
} from '@tarmac/kernel';
import { queues, Table } from '@tarmac/table';
import type { Following, Listener, Opened } from '../play/table-source.ts';
import type { Engine, Summary } from './api.ts';
import { Followers } from './followers.ts';
import { makeLink, readLink } from './link.ts';
import { measureRandomPlay } from './measure.ts';
import { opened } from './opened.ts';
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
  /** Where bots think. */
  decide(job: BotJob): Promise<AnyMove>;
}

/** The engine for callers in the same place: a following can begin where another one broke off. */
export interface LocalEngine extends Engine {
  follow(id: string, viewer: Viewer | undefined, listener: Listener, at?: number): Promise<Following>;
}

const MOST_BYTES = 20_000_000;
/** The id of a table from a link is the link itself, so that any engine can open it again. */
const LINKED = 'link.';

/** The engine, without anything that only a browser has. Calls that concern one table wait for each other. */
export function engineHost({ store, now, newId, decide }: HostNeeds): LocalEngine {
  const shelf = new Shelf(store);
  const removed = new Map<string, StoredTable>();
  const inTurn = queues();

  async function find(id: string, how: 'get' | 'fresh' = 'get'): Promise<Kept> {
    if (!id.startsWith(LINKED)) return shelf[how](id);
    return shelf.known(id) ?? (await openLinked(id.slice(LINKED.length))).kept;
  }

  /** For a table whose summary another version wrote. */
  async function summaryAgain(id: string): Promise<Summary | undefined> {
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
    return opened(kept);
  }

  /** Does something to a playable table, stores it, and tells those who look at it. What is refused changes nothing. */
  function change(id: string, act: (table: Table) => boolean): Promise<void> {
    return inTurn(id, async () => {
      const kept = await find(id);
      if (!kept.playable) {
        const message = 'This game is here to be looked at; a new table can begin from any of its steps.';
        throw new TarmacError('not-your-turn', message);
      }
      if (!act(kept.table)) return;
      kept.changed = now();
      try {
        await shelf.save(kept);
      } finally {
        // Another tab may have been faster: then its moves are told.
        followers.tell(shelf.known(id) ?? kept);
      }
    });
  }

  /** What a person does. */
  async function act(id: string, deed: (table: Table) => void): Promise<void> {
    await change(id, (table) => {
      deed(table);
      return true;
    });
    followers.wake(id);
  }

  const followers = new Followers({
    decide,
    playable: async (id) => {
      const { playable, table } = await find(id);
      return playable ? table : undefined;
    },
    answer: (id, job, move) => change(id, (table) => table.host.answer(job, move)),
  });

  return {
    async tables() {
      const inMemory = shelf.inMemory();
      const rows = await store.list().catch(() => undefined);
      const listed = (rows ?? []).filter(({ id }) => inMemory.every((kept) => kept.id !== id));
      const unreadable: string[] = [];
      const summaries = inMemory.map(summaryOf);
      for (const { id, summary } of listed) {
        const known = isSummary(summary, id) ? summary : await summaryAgain(id);
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

    open: (id, viewer) => inTurn(id, async () => opened(await find(id, 'fresh'), viewer)),

    follow: (id, viewer, listener, at) =>
      inTurn(id, async () => {
        const kept = await find(id, 'fresh');
        const now = opened(kept, viewer);
        const following = followers.add(id, now.frame.viewer, at ?? now.at, listener);
        followers.tell(kept);
        followers.wake(id);
        return { opened: now, ...following };
      }),

    refresh: (id) =>
      inTurn(id, async () => {
        followers.tell(await find(id, 'fresh'));
        followers.wake(id);
      }),

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
      checkRecordLimits(record);
      verify(findGame(record.game), record);
      return add(Table.ofRecord(record), false);
    },

    exportRecord: (id) =>
      inTurn(id, async () => {
        const { table } = await find(id);
        return { name: fileName(table), text: recordText(table.host.toRecord()) };
      }),

    exportRaw: (id) =>
      inTurn(id, async () => ({ name: `tarmac-${id}.json`, text: JSON.stringify(await store.load(id)) })),

    seed: (id) => inTurn(id, async () => (await find(id)).table.host.seed),

    link: (id, step) =>
      inTurn(id, async () => {
        const { table } = await find(id);
        const { players, host } = table;
        const record = host.toRecord();
        return makeLink({ record, players, seed: host.seed, step: Math.min(step, record.moves.length) });
      }),

    async openLink(link) {
      const { kept, step } = await openLinked(link);
      return { ...opened(kept), step };
    },

    fork: (id, step) => inTurn(id, async () => add(Table.fork((await find(id)).table, step), true)),

    frameAt: (id, step, viewer) => inTurn(id, async () => (await find(id)).table.frameAt(step, viewer)),

    move: (id, seat, move, at) => act(id, (table) => table.move(seat, move, at)),
    undo: (id, seat, at) => act(id, (table) => table.undo(seat, at)),
    end: (id, seat, at) => act(id, (table) => table.end(seat, at)),

    why: (id, seat, move) =>
      inTurn(id, async () => {
        const refused = (await find(id)).table.why(seat, move);
        return refused && toRefusal(refused);
      }),

    measure: async (game, milliseconds) => measureRandomPlay(game, milliseconds),
  };
}

function fileName({ game, host: { seed, step } }: Table): string {
  const name = [game.id, seed.replace(/[^\w-]+/g, ''), step].filter((part) => part !== '').join('-');
  return `${name}.json`;
}
