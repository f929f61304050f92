// The people of the load, in a process of their own: started by load.ts with the file of a plan.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Playout } from '@tarmac/kernel';
import { ask } from './caller.ts';
import { Follower } from './follower.ts';
import type { FromClients, LoadPhase, LoadPlan } from './load-plan.ts';
import { PlayingTable } from './playing-table.ts';
import type { StoredTable } from './stored-tables.ts';

/** Streams a second: one address may read two hundred times. */
const STREAMS_A_SECOND = 160;
/** Long tables opened in a second, beside everything else. */
const OPENINGS_A_SECOND = 8;

const plan: LoadPlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { url } = plan;
const random = new Playout(1);
const troubles: string[] = [];
const times = { told: [] as number[], answered: [] as number[], cold: [] as number[], warm: [] as number[] };
let isMeasured = false;

const tell = (message: FromClients): void => void process.send?.(message);
const enter = (phase: LoadPhase): void => tell({ phase });
const timed = {
  told: (ms: number) => isMeasured && times.told.push(ms),
  answered: (ms: number) => isMeasured && times.answered.push(ms),
  trouble: (what: string) => troubles.push(what),
};

/** Bots play on as long as somebody looks at them. */
class BotTables {
  private readonly waiting: StoredTable[];
  private readonly open = new Set<Follower>();
  private ended = 0;

  constructor(tables: readonly StoredTable[]) {
    this.waiting = [...tables];
  }

  next(): void {
    const stored = this.waiting.shift();
    if (!stored) return;
    const follower: Follower = new Follower({ url, ...stored, token: stored.tokens[0] }, () => {
      if (!follower.isOver || !this.open.delete(follower)) return;
      this.ended += follower.frame?.step ?? 0;
      follower.stream.close();
      this.next();
    });
    this.open.add(follower);
  }

  get moves(): number {
    return [...this.open].reduce((sum, { frame }) => sum + (frame?.step ?? 0), this.ended);
  }
}

/** Deeds come by the clock, whether or not those before are done, each at another table. */
async function play(tables: readonly PlayingTable[], ms: number): Promise<void> {
  const began = performance.now();
  for (let deeds = 0; deeds < (ms / 1000) * plan.rate; deeds++) {
    const due = began + (deeds * 1000) / plan.rate;
    await pause(Math.max(0, due - performance.now()));
    for (let tries = 0; tries < tables.length; tries++) {
      const table = tables[random.below(tables.length)];
      if (table?.isFree && table.act(random)) break;
    }
  }
}

async function openLongTables(): Promise<void> {
  for (const { id, tokens } of plan.cold) {
    for (const kind of ['cold', 'warm'] as const) {
      const { status, ms } = await ask(url, `/api/tables/${id}`, tokens[0] ?? '');
      if (status === 200) times[kind].push(ms);
      else troubles.push(`opening: ${status}`);
      await pause(1000 / OPENINGS_A_SECOND / 2);
    }
  }
}

const until = async (isTrue: () => boolean, most = 60_000): Promise<void> => {
  const end = performance.now() + most;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`Nothing more comes: ${troubles.slice(0, 3).join('; ')}`);
    await pause(5);
  }
};

enter('opening streams');
const tables: PlayingTable[] = [];
for (const stored of plan.tables) {
  const table = new PlayingTable(url, stored, timed);
  tables.push(table);
  await pause((1000 * stored.tokens.length) / STREAMS_A_SECOND);
}
await until(() => tables.every(({ isOpen }) => isOpen));
const bots = new BotTables(plan.bots);
for (let i = 0; i < plan.botsAtOnce; i++) bots.next();

enter('warming up');
await play(tables, plan.warmUpMs);
enter('measuring');
isMeasured = true;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const before = bots.moves;
await play(tables, plan.measuredMs);
await until(() => tables.every((table) => table.isFree || table.followers.some(({ isOver }) => isOver)));
isMeasured = false;
delay.disable();
const botMoves = bots.moves - before;

enter('opening tables');
await Promise.all([openLongTables(), play(tables, (plan.cold.length / OPENINGS_A_SECOND) * 1000)]);
await until(() => tables.every((table) => table.isFree || table.followers.some(({ isOver }) => isOver)));
tell({
  report: {
    ...times,
    botMoves,
    followed: tables.flatMap((table) => table.followed()),
    troubles: [...troubles, ...tables.flatMap((table) => table.troubles())],
    ownDelay: delay.percentile(99) / 1e6 - 5,
  },
});
process.once('message', () => process.exit(0));
