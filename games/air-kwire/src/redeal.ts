import type { Dealt, RandomStream } from '@tarmac/kernel';
import { shuffleRest } from '@tarmac/kernel';
import type { AirKwireTypes } from './game.ts';
import type { State } from './state.ts';
import type { Card } from './types.ts';
import { FIRST_POWER, HOME_POINTS, NONE } from './types.ts';

/**
 * What is left of the pile, in a new order. If the pile was made from the pool, the last shuffle names all its cards.
 */
export function redeal(
  s: State,
  { setup, chance }: Dealt<AirKwireTypes>,
  stream: RandomStream,
): Dealt<AirKwireTypes> {
  const last = chance.at(-1);
  if (last?.type === 'shuffle') {
    const order = shuffleRest(last.order, s.pileSize, stream);
    return { setup, chance: chance.with(-1, { ...last, order }) };
  }
  return { setup: { ...setup, pile: halvedAgain(s, setup.pile, stream) }, chance };
}

/** AK-11: while cards of the top half are left, 3-point and power cards stay below them. */
function halvedAgain(s: State, pile: readonly Card[], stream: RandomStream): Card[] {
  const drawn = pile.length - s.pileSize;
  const left = pile.slice(drawn);
  const ordinary = stream.shuffle(left.filter((card) => !isLate(s, card)));
  const top = ordinary.splice(0, s.topLeft);
  const bottom = stream.shuffle([...ordinary, ...left.filter((card) => isLate(s, card))]);
  return [...pile.slice(0, drawn), ...top, ...bottom];
}

function isLate({ board }: State, card: Card): boolean {
  const kind = board.cardKind.get(card) ?? NONE;
  return kind >= FIRST_POWER || board.points[kind] === HOME_POINTS;
}
