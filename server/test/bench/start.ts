import type { Figure } from '@tarmac/testkit/figures';
import type { Bench } from './bench.ts';
import { ask } from './caller.ts';
import { DUE, storeMany } from './many-tables.ts';

const TABLES = 100_000;
const STARTS = 3;

/** From the command until somebody gets the list of tables to join. */
export async function start(bench: Bench): Promise<Figure[]> {
  const server = bench.server();
  await storeMany(server.data, TABLES);
  console.log(`  ${TABLES} tables are stored, ${DUE} of them wait for a bot`);
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const began = performance.now();
    await server.start();
    const { status, json } = await ask(server.url, '/api/tables', undefined);
    if (status !== 200 || json.tables.length === 0) throw new Error('The server does not list its tables.');
    times.push((performance.now() - began) / 1000);
    await server.kill();
  }
  return [
    {
      name: `start to ready with ${TABLES} tables, slowest of ${STARTS}`,
      value: Math.max(...times),
      unit: 's',
      most: 3,
    },
  ];
}
