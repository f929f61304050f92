import { type Airlines1990Types, airlines1990, type Event } from '@tarmac/airlines-1990';
import { playMatch } from '@tarmac/bots';
import { Match } from '@tarmac/kernel';
import type { Frame, Told } from '../../../../src/games/airlines-1990/types.ts';

interface ShownMove {
  readonly told: Told;
  readonly before: Frame;
  readonly after: Frame;
}

/** Every move of a game of bots, as it is shown to seat 0. */
export function showGame(players: number, seed: string, options = {}, bot = 'random'): ShownMove[] {
  const board = airlines1990.loadBoard(airlines1990.boardFiles[0]);
  const bots = Array.from({ length: players }, () => bot);
  const { match } = playMatch<Airlines1990Types>(airlines1990, board, { seed, options, bots });
  const again = new Match<Airlines1990Types>(airlines1990, match);
  const status = { deciding: [], waitingFor: null, undoable: 0, outcome: null };
  const frame = (step: number): Frame => ({
    step,
    viewer: 0,
    view: airlines1990.view(again.state, 0),
    legal: [],
    status,
  });
  return match.log.map(({ seat, move }, i) => {
    const before = frame(i);
    const events: Event[] = again.apply(seat, move);
    return { told: { step: i + 1, seat, move, events }, before, after: frame(i + 1) };
  });
}
