import { inject } from 'vitest';
import { Cluster } from '../postgres/cluster.ts';
import { folder } from './folder.ts';

/** The kinds of stores. */
export const KINDS = ['SQLite', 'PostgreSQL'] as const;
export type Kind = (typeof KINDS)[number];

/** Whether this kind can be tried here. */
export function isHere(kind: Kind): boolean {
  return kind === 'SQLite' || inject('postgres') !== null;
}

let cluster: Promise<Cluster> | undefined;

/** A place with nothing in it, where a store of this kind can be opened. */
export async function place(kind: Kind): Promise<string> {
  if (kind === 'SQLite') return folder();
  cluster ??= started();
  return (await cluster).database();
}

/** One for all tests of a process: databases know nothing of each other. */
async function started(): Promise<Cluster> {
  const cluster = new Cluster(inject('postgres') ?? '');
  await cluster.start();
  return cluster;
}

/** How a server can be run: alone with its file, or as two processes that share a database. */
export const RUNS = [
  { runs: 'one process with SQLite', kind: 'SQLite', processes: 1 },
  { runs: 'two processes with PostgreSQL', kind: 'PostgreSQL', processes: 2 },
] as const;
