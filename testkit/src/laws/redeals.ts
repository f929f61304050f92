import type { GameTypes, Random } from '@tarmac/kernel';
import { CHANCE, Match, Playout, redeal } from '@tarmac/kernel';
import { isChance, streamOf } from '../chance.ts';
import type { Law, Moment } from '../moment.ts';
import { inTurn, nameOf, viewers } from '../moment.ts';
import { difference } from '../same.ts';

/** A whole replay costs a lot, so only in some states; the numbers of moves in a turn have no such divisor. */
const EVERY = 29;

/** What nobody has seen is dealt again: all that everybody saw and was offered stays as it was, step by step. */
export const redealtUnnoticed: Law = {
  name: 'what nobody has seen can be dealt again unnoticed',
  check(at) {
    const { game, kit, match, state, step } = at;
    if (step % EVERY !== 0 || game.outcome(state) || isChance(game, state)) return;
    // Of its own, so that what other laws try does not depend on this one.
    const anyRandom: Random = { stream: () => streamOf(new Playout(step)) };
    const again = redeal(match, anyRandom);
    mustTellAlike(at, again);
    const lost = kit.conserved(again.state);
    if (lost !== undefined) throw new Error(lost);
  },
};

/** Both matches from the beginning: events for everybody; views and offers for one in turn, at the end for everybody. */
function mustTellAlike<G extends GameTypes>({ game, match, players }: Moment<G>, again: Match<G>): void {
  const [one, other] = [new Match(game, match), new Match(game, again)];
  for (let step = 0; ; step++) {
    const last = step === match.log.length;
    for (const viewer of last ? viewers(players) : [inTurn(players, step)]) {
      const look = ({ state }: Match<G>): unknown => [
        game.view(state, viewer),
        viewer === null ? [] : game.legal(state, viewer),
      ];
      mustBeSame(look(one), look(other), `after ${step} moves, ${nameOf(viewer)} sees it`);
    }
    if (last) return;
    const { seat, move } = match.log[step];
    const entry = again.log[step];
    if (seat !== CHANCE) mustBeSame(move, entry.move, `move ${step + 1} was played`);
    const [events, events2] = [one.apply(seat, move), other.apply(seat, entry.move)];
    for (const viewer of viewers(players)) {
      const told = (list: readonly G['Event'][]): unknown => list.map((event) => game.seen(event, viewer));
      mustBeSame(told(events), told(events2), `of move ${step + 1}, ${nameOf(viewer)} is told`);
    }
  }
}

function mustBeSame(here: unknown, there: unknown, what: string): void {
  const found = difference(here, there);
  if (found !== undefined) throw new Error(`${what} differently: ${found}`);
}
