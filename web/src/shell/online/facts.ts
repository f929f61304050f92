import { LEVELS, type Level } from '@tarmac/bots';
import { api } from '../../online/api.ts';

/** What a page wants to know of a game without loading its rules. */
interface Facts {
  /** The bots one can choose, weakest first. Others are for old tables and for comparison. */
  readonly bots: readonly Level[];
  /** The usual value of every option. */
  readonly usual: Readonly<Record<string, unknown>>;
}

let asked: ReturnType<typeof api.games> | undefined;

/** Asked of the server, once; without an answer nothing is known. */
export async function factsOf(game: string): Promise<Facts> {
  try {
    asked ??= api.games();
    const found = (await asked).find(({ id }) => id === game);
    return {
      bots: LEVELS.filter((level) => found?.bots.includes(level)),
      usual: Object.fromEntries((found?.options ?? []).map(({ name, values }) => [name, values[0]])),
    };
  } catch {
    asked = undefined;
    return { bots: [], usual: {} };
  }
}
