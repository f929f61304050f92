import { botId } from '@tarmac/bots';
import type { AnyGame } from '@tarmac/games';
import { TarmacError, within } from '@tarmac/kernel';
import type { Player } from './types.ts';

/** A bot by the name with its level: `greedy` would mean another bot when there is a better one. */
export function withLevel(game: AnyGame, player: Player): Player {
  return player.kind === 'bot' ? { ...player, bot: botId(game, player.bot) } : player;
}

/** All of them; refuses an unknown bot with its place. */
export function withLevels(game: AnyGame, players: readonly Player[]): readonly Player[] {
  return players.map((player, i) => within(`players[${i}].bot`, () => withLevel(game, player)));
}

/**
 * How a player is called in a record: a bot by its spec, so that a reader can find it again. A person who is called
 * like a bot gets a space behind the name, or a reader would take that person for the bot.
 */
export function recordName(game: AnyGame, player: Player): string {
  if (player.kind === 'bot') return player.bot;
  return botNamed(game, player.name) === null ? player.name : `${player.name} `;
}

/** Who sat in a seat of a record: a bot, without a name of its own, if a bot is called so. */
export function playerNamed(game: AnyGame, name: string): Player {
  const bot = botNamed(game, name);
  if (bot !== null) return { kind: 'bot', name: '', bot };
  const ownName = name.replace(/ $/, '');
  return { kind: 'person', name: botNamed(game, ownName) === null ? name : ownName };
}

function botNamed(game: AnyGame, name: string): string | null {
  try {
    return botId(game, name);
  } catch (error) {
    if (error instanceof TarmacError && error.code === 'unknown-bot') return null;
    throw error;
  }
}
