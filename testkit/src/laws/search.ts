import type { GameTypes } from '@tarmac/kernel';
import { sameJson, seatsOf } from '@tarmac/kernel';
import type { Law, Moment } from '../moment.ts';
import { deciding, inTurn, nameOf } from '../moment.ts';

/* What programs that search rely on besides the rules: bounds, scores and keys. */

const scores = new Int32Array(8);

export const searchCounts: Law = {
  name: 'search knows its bounds, the scores and the winners',
  check({ game, state, board, players }) {
    const { search } = game;
    const most = search.most(board);
    for (const seat of deciding(game, state)) {
      const count = search.count(state, seat);
      if (count > most) throw new Error(`seat ${seat} has ${count} moves, at most ${most} were announced`);
    }
    const outcome = game.outcome(state);
    const winners = seatsOf(search.winners(state));
    if (!sameJson(winners, outcome?.winners ?? [])) throw new Error(`winners says ${winners}`);
    search.scores(state, scores);
    const found = Array.from(scores.subarray(0, players));
    if (outcome && !sameJson(found, outcome.scores)) throw new Error(`scores says ${found}`);
  },
};

/** That worlds that look alike have one key, two-worlds checks; here, that what looks different has another. */
export const keysTell: Law = {
  name: 'another view, another key',
  check(at) {
    const { players, step } = at;
    mustDiffer(at, inTurn(players, step));
    for (const seat of deciding(at.game, at.state)) mustDiffer(at, seat);
  },
};

function mustDiffer<G extends GameTypes>(
  { game, state, last }: Moment<G>,
  viewer: ReturnType<typeof inTurn>,
): void {
  if (!last || game.search.key(state, viewer) !== game.search.key(last.before, viewer)) return;
  if (sameJson(game.view(state, viewer), game.view(last.before, viewer))) return;
  throw new Error(`${nameOf(viewer)} sees that something has changed, and the key is the same`);
}
