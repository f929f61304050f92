import type { Command } from './command.ts';

interface Entry {
  readonly summary: string;
  /** Loaded when it is called: `tarmac check` needs no bots. */
  load(): Promise<Command>;
}

export const COMMANDS: Readonly<Record<string, Entry>> = {
  simulate: {
    summary: 'let bots play many games and count who wins',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  arena: {
    summary: 'measure how strong a bot is: each deal from every seat, with intervals',
    load: async () => (await import('./commands/arena.ts')).arena,
  },
  check: {
    summary: 'replay records and say whether every step and the result are right',
    load: async () => (await import('./commands/check.ts')).check,
  },
  replay: {
    summary: 'show a record at one step: the view of a seat and its legal moves',
    load: async () => (await import('./commands/replay.ts')).replayRecord,
  },
  bench: {
    summary: 'measure the speed of the engine against its targets',
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  'board check': {
    summary: 'check board files',
    load: async () => (await import('./commands/board-check.ts')).boardCheck,
  },
  'board balance': {
    summary: 'let bots play on a board and compare it with the bands of a good one',
    load: async () => (await import('./commands/board-balance.ts')).boardBalance,
  },
  serve: {
    summary: 'serve the application to browsers',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  backup: {
    summary: 'write all tables online to one file, also while the server runs',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  restore: {
    summary: 'read such a file into an empty folder',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  fuzz: {
    summary: 'play random games and check the laws of the game in every state',
    load: async () => (await import('./commands/fuzz.ts')).fuzz,
  },
};
