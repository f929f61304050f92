import { type AirlinesEuropeTypes, airlinesEurope, type Event } from '@tarmac/airlines-europe';
import { playMatch } from '@tarmac/bots';
import { Match } from '@tarmac/kernel';
import type { Frame, Told } from '../../../../src/games/airlines-europe/types.ts';

interface ShownMove {
  readonly told: Told;
  readonly before: Frame;
  readonly after: Frame;
}

/** Every move of a game of bots, as it is shown to seat 0. */
export function showGame(players: number, seed: string, options = {}): ShownMove[] {
  const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles[0]);
  const bots = Array.from({ length: players }, () => 'greedy');
  const { match } = playMatch<AirlinesEuropeTypes>(airlinesEurope, board, { seed, options, bots });
  const again = new Match<AirlinesEuropeTypes>(airlinesEurope, match);
  const status = { deciding: [], waitingFor: null, undoable: 0, outcome: null };
  const frame = (step: number): Frame => ({
    step,
    viewer: 0,
    view: airlinesEurope.view(again.state, 0),
    legal: [],
    status,
  });
  return match.log.map(({ seat, move }, i) => {
    const before = frame(i);
    const events: Event[] = again.apply(seat, move);
    return { told: { step: i + 1, seat, move, events }, before, after: frame(i + 1) };
  });
}
