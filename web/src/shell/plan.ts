import { LEVELS, type Level } from '@tarmac/bots';
import { clippedName } from '@tarmac/kernel';
import type { Player } from '@tarmac/table';
import type { GameFace } from '../games/registry.ts';
import { seatNames } from '../play/names.ts';

export const LONGEST_SEED = 64;
export const LONGEST_NAME = 24;

/** What is chosen for one seat. */
export type SeatChoice =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** The players of a table: people under their names, bots under first names, each name once. */
export function seatPlayers(seats: readonly SeatChoice[]): Player[] {
  const players = seats.map(
    (seat): Player =>
      seat.kind === 'bot' ? { ...seat, name: '' } : { kind: 'person', name: seat.name.trim() },
  );
  const names = seatNames(players);
  const alone = players.filter(({ kind }) => kind === 'person').length === 1;
  // The only person may stay without a name: "You" is a word of the language that is spoken then.
  return players.map((player, i) =>
    alone && player.kind === 'person' ? player : { ...player, name: names[i] ?? '' },
  );
}

/** The name the person at this browser gave last. */
export const rememberedName = (): string => clippedName(recall('tarmac.name')).slice(0, LONGEST_NAME);

export const rememberName = (name: string): void => keep('tarmac.name', name.trim());

/** The bots one plays against with a single click: of the level that was chosen last, or of the usual one. */
export function opponentsOf({ id, opponents }: GameFace): readonly string[] {
  const level = LEVELS.find((one) => one === recall(`tarmac.level.${id}`));
  return opponents.map((usual) => level ?? usual);
}

/** The same after a lesson: those for a first game, unless a level has been chosen before. */
export function firstOpponentsOf(face: GameFace): readonly string[] {
  const chosen = recall(`tarmac.level.${face.id}`) !== '';
  return chosen ? opponentsOf(face) : face.opponents.map(() => LEVELS[0]);
}

export const rememberLevel = (game: string, level: Level): void => keep(`tarmac.level.${game}`, level);

/** The game of the table that was open last. */
export const rememberedGame = (): string => recall('tarmac.game');

export const rememberGame = (game: string): void => keep('tarmac.game', game);

/** Storage may be refused. */
function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is not known next time.
  }
}
