import { type AirKwireTypes, airKwire, type BoardFile, type Event } from '@tarmac/air-kwire';
import { playMatch } from '@tarmac/bots';
import { Match } from '@tarmac/kernel';
import type { Frame, Told } from '../../../../src/games/air-kwire/types.ts';

export interface ShownMove {
  readonly told: Told;
  readonly before: Frame;
  readonly after: Frame;
}

interface ShownGame {
  readonly board: BoardFile;
  readonly moves: readonly ShownMove[];
  /** By seat, before the first move. */
  readonly cash: readonly number[];
}

/** Every move of a game of bots, as it is shown to seat 0. */
export function showGame(players: number, seed: string, options = {}, bot = 'greedy'): ShownGame {
  const board = airKwire.loadBoard(airKwire.boardFiles[0]);
  const bots = Array.from({ length: players }, () => bot);
  const { match } = playMatch<AirKwireTypes>(airKwire, board, { seed, options, bots });
  const again = new Match<AirKwireTypes>(airKwire, match);
  const frame = (step: number): Frame => {
    const view = airKwire.view(again.state, 0);
    const status = { deciding: view.active, waitingFor: null, undoable: 0, outcome: view.outcome };
    return { step, viewer: 0, view, legal: [], status };
  };
  const first = frame(0);
  const moves = match.log.map(({ seat, move }, i) => {
    const before = frame(i);
    const events: Event[] = again.apply(seat, move);
    return { told: { step: i + 1, seat, move, events }, before, after: frame(i + 1) };
  });
  return { board: board.file, moves, cash: first.view.cash };
}
