import type { AnyMove, GameTypes } from '@tarmac/kernel';
import { CHANCE, sameJson, TarmacError } from '@tarmac/kernel';
import { quietly } from '../broken.ts';
import { anyChance, isChance, streamOf } from '../chance.ts';
import type { Law, Moment } from '../moment.ts';
import { draw } from '../moment.ts';
import { difference, sameState } from '../same.ts';

/** Chance acts when it is its turn, by itself and in search, and everything else is refused in its name. */
export const chanceIsChecked: Law = {
  name: 'chance does what it may and nothing else',
  check(at) {
    const { game, state, board, random } = at;
    if (!game.chance && !isChance(game, state)) return;
    const trial = game.copy(state);
    if (!isChance(game, state)) {
      mustRefuse(at, trial, game.search.decode(board, draw(random, at.codes)));
      return;
    }
    const move = anyChance(game, state, streamOf(random));
    if (!sameState(trial, state)) throw new Error('asking chance changed the state');
    const read = game.parseMove(board, game.makeMove(move));
    if (!sameJson(read, move)) throw new Error(`the notation: ${difference(move, read)}`);
    for (const wrong of spoilt(move)) mustRefuse(at, trial, wrong);
    mustRefuse(at, trial, game.search.decode(board, draw(random, at.codes)));
    const events = game.apply(trial, CHANCE, move);
    if (!events.some((event) => game.reveals(event)))
      throw new Error('chance acted and nothing was revealed');
    searchAgrees(at);
  },
};

/** Every list in the move with a card less, a card more, and a card of no game. */
function spoilt<Move extends AnyMove>(move: Move): Move[] {
  return Object.entries(move).flatMap(([field, value]) => {
    const others = Array.isArray(value)
      ? [value.slice(1), [...value, value[0]], ['?', ...value.slice(1)], null]
      : ['?'];
    // Of an empty list nothing can be left out. What is sent from outside has any shape; the game must not trust the type.
    const wrong = others.filter((other) => !sameJson(other, value));
    return wrong.map((other) => ({ ...move, [field]: other }) as unknown as Move);
  });
}

function mustRefuse<G extends GameTypes>(
  { game, state }: Moment<G>,
  trial: G['State'],
  move: G['Move'],
): void {
  const what = JSON.stringify(move).slice(0, 200);
  try {
    quietly(() => game.apply(trial, CHANCE, move));
  } catch (error) {
    if (!(error instanceof TarmacError))
      throw new Error(`${what} in the name of chance is refused by ${error}`);
    if (!sameState(trial, state))
      throw new Error(`${what} was refused in the name of chance and changed the state`);
    return;
  }
  throw new Error(`${what} was accepted in the name of chance`);
}

/** The playout of a shuffle can be any of those that `chance` makes, and goes on in the same way. */
function searchAgrees<G extends GameTypes>({ game, kit, state, random }: Moment<G>): void {
  if (!game.search.chance) throw new Error('search does not know chance');
  if (game.search.toMove(state) !== CHANCE) throw new Error('toMove does not say that it is up to chance');
  const played = game.copy(state);
  const told: G['Event'][] = [];
  game.search.chance(played, random, (event) => told.push(event));
  const lost = kit.conserved(played);
  if (lost !== undefined) throw new Error(`after a shuffle in search: ${lost}`);
  if (told.length === 0) throw new Error('chance in search tells nothing');
  const stuck = game.active(played).some((seat) => seat !== CHANCE && game.legal(played, seat).length === 0);
  if (stuck) throw new Error('after a shuffle in search nobody has a legal move');
}
