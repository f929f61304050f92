import { describe, expect, it } from 'vitest';
import { redeal, seededRandom, shuffleRest } from '../src/index.ts';
import { DROPS, newMatch, OPENING, play, START } from './play.ts';
import { toy } from './toy.ts';

const { board, options } = START;
const randomOf = (seed: string) => seededRandom(toy.id, board.id, options, seed);

describe('what nobody has seen, dealt again', () => {
  it('leaves every card that was drawn and every move, those of chance too', () => {
    const match = play(newMatch(), ...OPENING, '0 draw', '1 stack 7', '1 draw');
    const again = redeal(match, randomOf('other'));
    expect(again.setup.hands).toEqual(match.setup.hands);
    expect(again.setup.deck.slice(0, 2)).toEqual([9, 10]);
    expect(again.setup.deck).not.toEqual(match.setup.deck);
    expect(again.setup.deck.toSorted((a, b) => a - b)).toEqual(match.setup.deck);
    expect(again.log).toEqual(match.log);
    for (const viewer of [0, 1, null]) {
      expect(toy.view(again.state, viewer)).toEqual(toy.view(match.state, viewer));
    }
  });

  it('is the same by the same seed, and leaves the match as it was', () => {
    const match = play(newMatch(), ...OPENING, '0 draw');
    const before = structuredClone(match.setup);
    expect(redeal(match, randomOf('one')).setup).toEqual(redeal(match, randomOf('one')).setup);
    expect(redeal(match, randomOf('one')).setup).not.toEqual(redeal(match, randomOf('two')).setup);
    expect(match.setup).toEqual(before);
  });

  it('waits for chance', () => {
    expect(() => redeal(play(newMatch(), ...DROPS), randomOf('early'))).toThrow('left to chance');
  });

  it('of a pile, those that are left', () => {
    const { stream } = randomOf('pile');
    expect(shuffleRest([1, 2, 3], 0, stream('redeal'))).toEqual([1, 2, 3]);
    expect(shuffleRest([1, 2, 3], 1, stream('redeal'))).toEqual([1, 2, 3]);
    const whole = shuffleRest([1, 2, 3, 4, 5, 6, 7, 8], 8, stream('redeal'));
    expect(whole.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(whole).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
