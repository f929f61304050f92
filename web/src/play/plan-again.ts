import { LEVELS, type Level, strengthOf } from '@tarmac/bots';
import type { Player, TablePlan } from '@tarmac/table';
import { newSeed } from './new-seed.ts';
import type { TableInfo } from './table-source.ts';

/** The same people with another deal. The player who was chosen to begin, and so sits in seat 0, begins again. */
export function planAgain({ game, board, options, players }: TableInfo): TablePlan {
  const first = typeof options.startingPlayer === 'number' ? options.startingPlayer - 1 : 0;
  const seats = players.length;
  const places = players.map((_, place) => players[(place - first + seats) % seats] as Player);
  return { game, board: board as object, options, players: places, seed: newSeed() };
}

/** The level above that of the weakest bots; null where there is none, or nobody would play against it. */
export function harderLevel(players: readonly Player[]): Level | null {
  if (players.every(({ kind }) => kind === 'bot')) return null;
  const strengths = players.flatMap((player) =>
    player.kind === 'bot' ? (strengthOf(player.bot) ?? LEVELS.length) : [],
  );
  return LEVELS[Math.min(LEVELS.length, ...strengths)] ?? null;
}

/** The same people; the weakest bots have become one level better. */
export function withHarderBots(players: readonly Player[]): Player[] {
  const level = harderLevel(players);
  return players.map((player) =>
    level !== null && player.kind === 'bot' && isBelow(player.bot, level)
      ? { ...player, bot: level }
      : player,
  );
}

function isBelow(bot: string, level: Level): boolean {
  const strength = strengthOf(bot);
  return strength !== undefined && strength <= LEVELS.indexOf(level);
}
