import { checkBoardLimits } from './board-limits.ts';
import { TarmacError } from './errors.ts';
import { LIMITS, UNPRINTABLE } from './limits.ts';
import type { MatchRecord } from './record.ts';

/** A bot with weights; one without is as short as a name. */
const BOT = /^[a-z][a-z0-9-]*(:[A-Za-z]+=[0-9.]+)+$/;
/** No valid name has more UTF-16 units, so a huge text need not be counted. */
const MOST_UNITS = 8 * LIMITS.name;

/** Called wherever a record comes in from outside; the rules still have to `verify` it. */
export function checkRecordLimits({ seats, board }: MatchRecord): void {
  for (const [seat, name] of seats.entries()) {
    if (name.length > LIMITS.bot || !BOT.test(name)) checkPlayerName(name, `seats[${seat}]`);
  }
  checkBoardLimits(board, 'board');
}

/** Called wherever a player comes in from outside. Empty is allowed: nobody's own name. */
export function checkPlayerName(name: string, path = 'name'): void {
  if (UNPRINTABLE.test(name)) {
    throw new TarmacError('bad-name', 'A name has no control characters in it.', { path });
  }
  if (name.length <= MOST_UNITS && charactersOf(name).length <= LIMITS.name) return;
  throw new TarmacError('bad-name', `A name has at most ${LIMITS.name} characters.`, { path });
}

/** A name from before the limits, as it can be shown. */
export function clippedName(name: string): string {
  const printable = name.slice(0, MOST_UNITS).replace(new RegExp(UNPRINTABLE, 'gu'), '');
  const characters = charactersOf(printable);
  if (characters.length <= LIMITS.name && name.length <= MOST_UNITS) return characters.join('');
  const begun = characters.slice(0, LIMITS.name - 1).join('');
  return `${begun.trimEnd()}…`;
}

/** A letter with its accent is one character, however it is put together. */
function charactersOf(name: string): string[] {
  return [...name.trim().normalize('NFC')];
}
