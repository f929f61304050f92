import type { GameTypes, Viewer } from '@tarmac/kernel';
import { Playout } from '@tarmac/kernel';
import type { Law, Moment } from '../moment.ts';
import { deciding, inTurn, nameOf, viewers } from '../moment.ts';
import { sameState } from '../same.ts';
import { mustLookAlike, playOn } from './worlds-on.ts';

/*
 * Two worlds: the true one and one that the viewer cannot tell from it. They must look the same to the byte,
 * offer the viewer the same moves, and go on looking the same for as long as the viewer sees the same happen.
 */

/** In every state, for everybody; and played on for one in turn and for the seat that decides. */
export const twoWorlds: Law = {
  name: 'two worlds that look alike stay alike',
  check(at) {
    const { game, state, players, step } = at;
    const playing = [inTurn(players, step), deciding(game, state)[0]];
    for (const viewer of viewers(players)) checkWorlds(at, viewer, playing.includes(viewer));
  },
};

/** In every third state, for one in turn: for long runs. */
export const twoWorldsInTurn: Law = {
  name: twoWorlds.name,
  check(at) {
    const { players, step } = at;
    if (step % 3 === 0) checkWorlds(at, inTurn(players, step / 3), true);
  },
};

/** What one imagines is a table too, at which another can imagine: two in turn, in every state. */
export const worldsWithin: Law = {
  name: 'worlds within worlds can be sampled',
  check(at) {
    const { game, kit, state, board, players, step, random } = at;
    const viewer = inTurn(players, step);
    const other = inTurn(players, step + 1 + random.below(players));
    const within = `${nameOf(other)} in a world of ${nameOf(viewer)}`;
    const world = game.sampler(board, game.view(state, viewer)).sample(random);
    const inner = game.sampler(board, game.view(world, other)).sample(random);
    mustLookAlike(game, world, inner, other, `a world sampled for ${within} looks different`);
    const lost = kit.conserved(inner);
    if (lost !== undefined) throw new Error(`a world sampled for ${within}: ${lost}`);
  },
};

/** In every sixth state: for long runs. */
export const worldsWithinNowAndThen: Law = {
  name: worldsWithin.name,
  check(at) {
    if (at.step % 6 === 1) worldsWithin.check(at);
  },
};

function checkWorlds<G extends GameTypes>(at: Moment<G>, viewer: Viewer, playingOn: boolean): void {
  const { game, kit, state, board, random } = at;
  const view = game.view(state, viewer);
  // A remote bot has only the text of the view; now and then here too.
  const sampler = game.sampler(board, random.below(8) === 0 ? JSON.parse(JSON.stringify(view)) : view);
  const seed = random.below(2 ** 31);
  const world = sampler.sample(new Playout(seed));
  mustLookAlike(game, state, world, viewer, `a sampled world looks different to ${nameOf(viewer)}`);
  const lost = kit.conserved(world);
  if (lost !== undefined) throw new Error(`a world sampled for ${nameOf(viewer)}: ${lost}`);
  if (random.below(16) === 0) {
    const again = sampler.sample(new Playout(seed), game.copy(state));
    if (!sameState(world, again)) throw new Error('a sample depends on what it is written over');
  }
  if (playingOn) playOn(at, world, viewer);
}
