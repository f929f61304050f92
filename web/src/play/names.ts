import type { Seat } from '@tarmac/kernel';
import type { Player } from '@tarmac/table';
import { words } from '../words/words.svelte.ts';

/**
 * The names by seat, as people read them. Whoever has none, because the game came as a link or a record, gets one
 * here: persons by their seats, bots by first names that nobody else has.
 */
export function seatNames(players: readonly Player[]): string[] {
  const { playerNumber, botNames } = words().shell.names;
  const free = botNames.filter((name) => players.every((player) => player.name !== name));
  return players.map((player, seat) => {
    if (player.name !== '') return player.name;
    return (player.kind === 'bot' ? free.shift() : undefined) ?? playerNumber(seat + 1);
  });
}

/** A bot as it is called in the registry, without its level: "greedy". */
export function botName(bot: string): string {
  return bot.replace(/-\d+$/, '');
}

/** The names, for bots with the bot: "Bruno (greedy)". */
export function fullNames(players: readonly Player[]): string[] {
  const names = seatNames(players);
  return players.map((player, seat: Seat) => {
    const name = names[seat] ?? '';
    return player.kind === 'bot' ? words().shell.names.withBot(name, botName(player.bot)) : name;
  });
}
