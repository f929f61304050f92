import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, GAMES } from '@tarmac/games';
import type { SavedTable } from '@tarmac/table';
import { type Figure, quantile } from '@tarmac/testkit/figures';
import { openStore } from '../../src/store/store.ts';
import type { Bench } from './bench.ts';
import type { FromClients, LoadPlan, LoadReport } from './load-plan.ts';
import { lostBy } from './lost.ts';
import { begunGame, botTable, type StoredTable, Storing, stepsOf, wholeGame } from './stored-tables.ts';

const PEOPLE = 4;
const TABLES = 300;
const BOTS_AT_ONCE = 20;
/** They end, and others follow. */
const BOT_TABLES = 120;
const LONG_TABLES = 120;
const LONG = 300;
const CLIENTS = new URL('./clients.ts', import.meta.url);

/** Three hundred tables under way, with everybody looking: how soon all know of a move, and what it takes. */
export async function load(bench: Bench): Promise<Figure[]> {
  const server = bench.server();
  const { plan, steps } = await stored(server.data);
  await server.start();
  let memory = 0;
  const report = await played({ ...plan, url: server.url }, bench.folder(), () => {
    const now = server.memory();
    memory = Math.max(memory, now);
    return now;
  });
  await server.kill('SIGTERM');
  for (const trouble of [...new Set(report.troubles)].slice(0, 5)) console.log(`  ${trouble}`);
  console.log(
    `  ${report.told.length} deeds told to all, ${report.botMoves} moves of bots; the clients' own delay: ${report.ownDelay.toFixed(1)} ms (p99)`,
  );
  return [
    { name: 'steps of a table (mean)', value: steps, unit: 'steps', least: 120 },
    { name: 'POST to answer, median', value: quantile(report.answered, 0.5), unit: 'ms' },
    { name: 'POST to every stream, median', value: quantile(report.told, 0.5), unit: 'ms' },
    { name: 'POST to every stream, p99', value: quantile(report.told, 0.99), unit: 'ms', most: 100 },
    { name: 'requests refused, streams broken', value: report.troubles.length, unit: '', most: 0 },
    {
      name: 'streams that miss something of what is stored',
      value: await lostBy(server.data, report),
      unit: '',
      most: 0,
    },
    { name: 'memory of the server (RSS, most)', value: memory, unit: 'MB', most: 400 },
    {
      name: `opening a table of ${LONG} steps that is in memory, p99`,
      value: quantile(report.warm, 0.99),
      unit: 'ms',
      most: 50,
    },
    {
      name: `opening a table of ${LONG} steps from the store, p99`,
      value: quantile(report.cold, 0.99),
      unit: 'ms',
      most: 50,
    },
  ];
}

async function stored(data: string): Promise<{ plan: LoadPlan; steps: number }> {
  const store = await openStore(data);
  const storing = new Storing(store);
  const each = TABLES / GAMES.length;
  const plan = { tables: [], bots: [], cold: [] } as {
    [K in 'tables' | 'bots' | 'cold']: LoadPlan[K][number][];
  };
  let steps = 0;
  for (const { id: game } of GAMES) {
    for (let i = 0; i < each; i++) {
      const whole = wholeGame(game, i, PEOPLE);
      // From the first moves to the last, evenly.
      const begun = begunGame(whole, Math.floor((stepsOf(whole) * (i + 0.5)) / each));
      steps += stepsOf(begun) / TABLES;
      plan.tables.push(await storing.add(begun));
    }
    for (let i = 0; i < BOT_TABLES / GAMES.length; i++) {
      plan.bots.push(await storing.add(botTable(game, i, PEOPLE)));
    }
    const long = longGame(game);
    for (let i = 0; i < LONG_TABLES / GAMES.length; i++) plan.cold.push(await storing.add(long));
  }
  for (const tables of Object.values(plan)) mix(tables);
  await store.close();
  const times = { rate: 60, warmUpMs: 5_000, measuredMs: 30_000 };
  return { plan: { ...plan, ...times, botsAtOnce: BOTS_AT_ONCE, url: '' }, steps };
}

/** The longest of some games, up to that many moves; Airlines Europe is over before. */
function longGame(game: string): SavedTable {
  const { min, max } = findGame(game).players;
  const games = Array.from({ length: 30 }, (_, i) => wholeGame(game, i, min + (i % (max - min + 1))));
  const [longest] = games.sort((one, other) => stepsOf(other) - stepsOf(one));
  return begunGame(longest as SavedTable, LONG);
}

/** Games one after the other instead of all tables of one game first. */
function mix(tables: StoredTable[]): void {
  const byGame = [...Map.groupBy(tables, ({ game }) => game).values()];
  tables.splice(
    0,
    tables.length,
    ...tables.map((_, i) => byGame[i % byGame.length]?.[Math.floor(i / byGame.length)] as StoredTable),
  );
}

function played(plan: LoadPlan, folder: string, look: () => number): Promise<LoadReport> {
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  return new Promise((resolve, reject) => {
    const clients = fork(CLIENTS, [file]);
    let looking: NodeJS.Timeout | undefined;
    clients.on('message', (message: FromClients) => {
      if ('report' in message) {
        resolve(message.report);
        clients.send('end');
        return;
      }
      console.log(`  ${message.phase} … (${look().toFixed(0)} MB)`);
      clearInterval(looking);
      if (message.phase === 'warming up' || message.phase === 'measuring') looking = setInterval(look, 500);
    });
    clients.on('error', reject);
    clients.on('exit', (code) => {
      clearInterval(looking);
      if (code !== 0) reject(new Error(`The clients ended with ${code}.`));
    });
  });
}
