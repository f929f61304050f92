import type { Game, GameTypes, Seat } from '@tarmac/kernel';
import { createMatch, settleChance } from '@tarmac/kernel';
import type { BotMatch } from '../src/index.ts';
import { playMatch } from '../src/index.ts';

/** Plays a match between bots, then tells each of its decisions in which there was a choice, as the table stood. */
export function replayed<G extends GameTypes>(
  game: Game<G>,
  board: G['Board'],
  { bots, options, seed }: BotMatch,
  tell: (state: G['State'], seat: Seat, step: number) => void,
): void {
  const { match } = playMatch(game, board, { bots, options, seed });
  const { match: again, random } = createMatch(game, { board, options, names: bots, seed });
  for (const [step, { seat, move }] of match.log.entries()) {
    settleChance(again, random);
    if (seat < 0) continue;
    if (game.search.count(again.state, seat) > 1) tell(again.state, seat, step);
    again.apply(seat, move);
  }
}
