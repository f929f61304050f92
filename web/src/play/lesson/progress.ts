/** How far somebody has come in the lesson of a game. */
export interface Progress {
  /** The table it is played at. */
  readonly table: string;
  /** Ids of steps, in the order in which they were done. */
  readonly done: readonly string[];
  /** A bot plays on for the learner. */
  readonly watching: boolean;
  readonly over: boolean;
}

const key = (game: string): string => `tarmac.lesson.${game}`;

/** Without storage a lesson lives as long as the page. */
const inMemory = new Map<string, Progress>();

export function beginProgress(game: string, table: string): void {
  keepProgress(game, { table, done: [], watching: false, over: false });
}

export function keepProgress(game: string, progress: Progress): void {
  inMemory.set(game, progress);
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // Then it is lost with the page; the table says so.
  }
}

export function progressOf(game: string): Progress | undefined {
  try {
    return read(JSON.parse(localStorage.getItem(key(game)) ?? 'null')) ?? inMemory.get(game);
  } catch {
    return inMemory.get(game);
  }
}

/** The lesson that is played at this table, unless it is over. */
export function progressAt(game: string, table: string): Progress | undefined {
  const progress = progressOf(game);
  return progress?.table === table && !progress.over ? progress : undefined;
}

function read(json: unknown): Progress | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { table, done, watching, over } = json as Partial<Record<keyof Progress, unknown>>;
  if (typeof table !== 'string' || !Array.isArray(done)) return undefined;
  return {
    table,
    done: done.filter((id): id is string => typeof id === 'string'),
    watching: watching === true,
    over: over === true,
  };
}
