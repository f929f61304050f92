import type { Move, View } from '@tarmac/airlines-europe';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { Seat, Viewer } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import type { Player } from '../src/index.ts';
import { Table } from '../src/index.ts';

/** Persons by name; a bot is written as its spec with a star: `*random`. */
export function dealt(who: string, seed = 'deal', options = {}): Table {
  return Table.deal({ game: airlinesEurope.id, players: players(who), seed, options });
}

export function players(who: string): Player[] {
  return who
    .split(' ')
    .map((name) =>
      name.startsWith('*')
        ? { kind: 'bot', name: `Bot ${name}`, bot: name.slice(1) }
        : { kind: 'person', name },
    );
}

/** A table of persons after AE-17: seat 0 begins its turn. */
export function begun(who: string, seed = 'deal'): Table {
  const table = dealt(who, seed, { startingPlayer: 1 });
  for (let seat = 0; seat < table.players.length; seat++) play(table, seat, (move) => move.type === 'keep');
  return table;
}

/** Plays the first move of the seat that is wanted. */
export function play(table: Table, seat: Seat, wanted: (move: Move) => boolean): Move {
  const move = legal(table, seat).find(wanted);
  if (!move) throw new Error(`seat ${seat} has no such move`);
  table.move(seat, move);
  return move;
}

export function legal(table: Table, seat: Seat): readonly Move[] {
  return table.frame(seat).legal as readonly Move[];
}

export function view(table: Table, viewer: Viewer): View {
  return table.frame(viewer).view as View;
}

export const is =
  (type: Move['type']) =>
  (move: Move): boolean =>
    move.type === type;

export const fromDeck = (move: Move): boolean => move.type === 'take' && move.from === 'deck';
export const fromMarket = (move: Move): boolean => move.type === 'take' && move.from === 'market';
export const fromHand = (move: Move): boolean =>
  move.type === 'discard' && move.from === 'hand' && move.share !== 'abacus';

export function viewers(table: Table): Viewer[] {
  return [...table.players.keys(), null];
}

/** All that anybody sees now. */
export function sights(table: Table, who: readonly Viewer[] = viewers(table)): string {
  return JSON.stringify(who.map((viewer) => [table.frame(viewer), table.told(viewer)]));
}

/** Plays for everybody, ending every turn, until the table is as wanted and somebody is to decide. */
export function playUntil(table: Table, wanted: () => boolean, prefer: (move: Move) => boolean): Seat {
  for (;;) {
    const { deciding, waitingFor } = table.host.status;
    const [seat] = deciding;
    if (waitingFor !== null) table.end(waitingFor);
    else if (seat === undefined) throw new Error('it never came to that');
    else if (wanted()) return seat;
    else {
      const moves = legal(table, seat);
      table.move(seat, moves.find(prefer) ?? moves[table.host.step % moves.length]);
    }
  }
}

/** The refusal that `act` ends in; it must leave the table as it was. */
export function refused(table: Table, act: () => void): TarmacError {
  const before = JSON.stringify(table.host.toSaved()) + sights(table);
  try {
    act();
  } catch (error) {
    if (!(error instanceof TarmacError)) throw error;
    if (JSON.stringify(table.host.toSaved()) + sights(table) !== before) {
      throw new Error('a refusal changed the table');
    }
    if (!/\S\.$/.test(error.message)) throw new Error(`no sentence: ${error.message}`);
    return error;
  }
  throw new Error('nothing was refused');
}
