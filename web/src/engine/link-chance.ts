import type { AnyGame } from '@tarmac/games';
import {
  CHANCE,
  chanceMove,
  type GameTypes,
  type Match,
  type MatchRecord,
  type Random,
  type RecordMove,
  replay,
  sameJson,
  settleChance,
  TarmacError,
  toRecord,
} from '@tarmac/kernel';
import { type ByteReader, type ByteWriter, damaged } from './bytes.ts';

/** Only what seats decided. */
export function withoutChance(moves: readonly RecordMove[]): RecordMove[] {
  return moves.filter(({ seat }) => seat !== 'chance');
}

/** Whether chance did in this record what this randomness makes it do. */
export function isByChance(game: AnyGame, record: MatchRecord, random: Random): boolean {
  const match = replay(game, record, { at: 0 });
  return record.moves.every((entry) => {
    if (entry.seat === 'chance' && !sameJson(entry.move, chanceMove(match, random))) return false;
    apply(match, entry);
    return true;
  });
}

/** The decisions of a record, which are all its moves, with what chance does between them by this randomness. */
export function withChance(game: AnyGame, record: MatchRecord, random: Random): readonly RecordMove[] {
  const match = replay(game, record, { at: 0 });
  settleChance(match, random);
  for (const entry of record.moves) {
    apply(match, entry);
    settleChance(match, random);
  }
  return toRecord(match).moves;
}

function apply(match: Match<GameTypes>, { seat, move }: RecordMove): void {
  try {
    match.apply(seat === 'chance' ? CHANCE : seat, move);
  } catch (error) {
    throw error instanceof TarmacError ? error.within({ step: match.log.length + 1 }) : error;
  }
}

/** What chance did, each entry with its place among all moves. */
export function writeChance(body: ByteWriter, game: AnyGame, moves: readonly RecordMove[]): void {
  for (const [place, { seat, move }] of moves.entries()) {
    if (seat === 'chance') body.number(place).text(game.makeMove(move));
  }
}

/** The decisions with what `writeChance` wrote between them. */
export function readChance(
  body: ByteReader,
  game: AnyGame,
  board: { readonly id: string },
  decisions: readonly RecordMove[],
): RecordMove[] {
  const moves = decisions.slice();
  while (!body.isAtEnd) {
    const place = body.number();
    if (place > moves.length) throw damaged();
    moves.splice(place, 0, { seat: 'chance', move: game.parseMove(board, body.text()) });
  }
  return moves;
}
