import { clippedName, type Seat } from '@tarmac/kernel';
import type { Player } from '@tarmac/table';
import { words } from '../words/words.svelte.ts';

/** Tables of earlier versions kept the word for "you" as a name, in the language of the day. */
const ONCE_YOU: readonly string[] = ['You', 'Tu', 'Toi', 'Du'];

/**
 * The names by seat, as people read them in the language that is spoken. A player without one gets one here: the only
 * person is "You", others are called by their seats, bots by first names that nobody else has. All names on the
 * screen come from here, so what was stored before there were limits is clipped here.
 */
export function seatNames(players: readonly Player[]): string[] {
  const { you, playerNumber, botNames } = words().shell.names;
  const alone = players.filter(({ kind }) => kind === 'person').length === 1;
  const free = botNames.filter((name) => players.every((player) => player.name !== name));
  return players.map((player, seat) => {
    const name = clippedName(player.name);
    if (player.kind === 'bot') return name || (free.shift() ?? playerNumber(seat + 1));
    if (alone) return name === '' || ONCE_YOU.includes(name) ? you : name;
    return name || playerNumber(seat + 1);
  });
}

/** A bot as it is called in the registry, without its level: "greedy". */
export function botName(bot: string): string {
  return bot.replace(/-\d+$/, '');
}

/** The names, for bots with the bot as the game calls it: "Bruno (greedy)". */
export function fullNames(players: readonly Player[], callBot: (bot: string) => string): string[] {
  const names = seatNames(players);
  return players.map((player, seat: Seat) => {
    const name = names[seat] ?? '';
    return player.kind === 'bot' ? words().shell.names.withBot(name, clippedName(callBot(player.bot))) : name;
  });
}
