import type { Bot } from '@tarmac/bots';
import { makeBot } from '@tarmac/bots';
import type { AnyGame } from '@tarmac/games';
import type { GameTypes, Seat } from '@tarmac/kernel';
import { Playout, sha256, TarmacError, toUtf8 } from '@tarmac/kernel';
import { within } from './opening.ts';
import type { Player } from './types.ts';

type Board = GameTypes['Board'];

/** The bots by seat; refuses an unknown one with its place. */
export function makeBots(
  game: AnyGame,
  board: Board,
  players: readonly Player[],
): readonly (Bot<GameTypes> | null)[] {
  return players.map((player, i) =>
    player.kind === 'bot' ? within(`players[${i}].bot`, () => makeBot(game, board, player.bot)) : null,
  );
}

/** Bots by the name with their level: `greedy` would mean another bot when there is a better one. */
export function withLevels(game: AnyGame, board: Board, players: readonly Player[]): readonly Player[] {
  const bots = makeBots(game, board, players);
  return players.map((player, i) => {
    const bot = bots[i];
    return bot ? { kind: 'bot', name: player.name, bot: bot.id } : player;
  });
}

/**
 * How a player is called in a record: a bot by its spec, so that a reader can find it again. A person who is called
 * like a bot gets a space behind the name, or a reader would take that person for the bot.
 */
export function recordName(game: AnyGame, board: Board, player: Player): string {
  if (player.kind === 'bot') return player.bot;
  return botNamed(game, board, player.name) ? `${player.name} ` : player.name;
}

/** Who sat in a seat of a record: a bot, without a name of its own, if a bot is called so. */
export function playerNamed(game: AnyGame, board: Board, name: string): Player {
  const bot = botNamed(game, board, name);
  if (bot) return { kind: 'bot', name: '', bot: bot.id };
  const ownName = name.replace(/ $/, '');
  return { kind: 'person', name: botNamed(game, board, ownName) ? ownName : name };
}

function botNamed(game: AnyGame, board: Board, name: string): Bot<GameTypes> | null {
  try {
    return makeBot(game, board, name);
  } catch (error) {
    if (error instanceof TarmacError && error.code === 'unknown-bot') return null;
    throw error;
  }
}

/** What a bot draws its chance from: equal at equal tables, and never shifted by another seat or step. */
export function chanceOf(seed: string, seat: Seat, step: number): Playout {
  const hash = sha256(toUtf8(`bot\n${seat}\n${step}\n${seed}`));
  return new Playout(new DataView(hash.buffer).getUint32(0));
}
