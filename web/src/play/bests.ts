import { LEVELS, type Level, strengthOf } from '@tarmac/bots';
import type { Player } from '@tarmac/table';

/** What a person has reached against the bots of one level. */
interface Best {
  readonly score: number;
  /** The table of it, and what was the best until then; null: it was the first game. */
  readonly table: string;
  readonly before: number | null;
  readonly wins: number;
}

/** A game that was played to its end by one person against bots of one level. */
export interface Finished {
  readonly game: string;
  readonly table: string;
  readonly level: Level;
  readonly score: number;
  readonly won: boolean;
}

/** A score that nobody at this device had reached against that level. */
export interface NewBest {
  readonly level: Level;
  readonly score: number;
  readonly before: number;
  readonly wins: number;
}

interface Kept {
  readonly levels: Partial<Record<Level, Best>>;
  /** Tables that have been counted, so that a result that is opened again doesn't count again. */
  readonly counted: readonly string[];
}

const MOST_COUNTED = 300;
const key = (game: string): string => `tarmac.bests.${game}`;

/** The level of all bots where one person plays against them; null where levels are mixed, or others play. */
export function levelOf(players: readonly Player[]): Level | null {
  const bots = players.flatMap((player) => (player.kind === 'bot' ? [strengthOf(player.bot)] : []));
  const [first] = bots;
  if (first === undefined || bots.length !== players.length - 1) return null;
  return bots.every((strength) => strength === first) ? (LEVELS[first - 1] ?? null) : null;
}

/** Keeps a finished game on this device, once; the new best, if it was one. */
export function noteFinished({ game, table, level, score, won }: Finished): NewBest | null {
  const kept = read(game);
  const old = kept.levels[level];
  let best = old;
  if (!kept.counted.includes(table)) {
    const wins = (old?.wins ?? 0) + (won ? 1 : 0);
    best = old && old.score >= score ? { ...old, wins } : { score, table, before: old?.score ?? null, wins };
    keep(game, {
      levels: { ...kept.levels, [level]: best },
      counted: [...kept.counted, table].slice(-MOST_COUNTED),
    });
  }
  if (best?.table !== table || best.before === null) return null;
  return { level, score: best.score, before: best.before, wins: best.wins };
}

function keep(game: string, kept: Kept): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(kept));
  } catch {
    // Then the device doesn't remember it.
  }
}

function read(game: string): Kept {
  try {
    const { levels, counted } = Object(JSON.parse(localStorage.getItem(key(game)) ?? '{}')) as Partial<
      Record<keyof Kept, unknown>
    >;
    return {
      levels: Object.fromEntries(
        LEVELS.flatMap((level) => {
          const best = bestIn((Object(levels) as Record<string, unknown>)[level]);
          return best ? [[level, best]] : [];
        }),
      ),
      counted: Array.isArray(counted) ? counted.filter((id): id is string => typeof id === 'string') : [],
    };
  } catch {
    return { levels: {}, counted: [] };
  }
}

function bestIn(json: unknown): Best | null {
  const { score, table, before, wins } = Object(json) as Partial<Record<keyof Best, unknown>>;
  if (typeof score !== 'number' || typeof table !== 'string' || typeof wins !== 'number') return null;
  return { score, table, before: typeof before === 'number' ? before : null, wins };
}
