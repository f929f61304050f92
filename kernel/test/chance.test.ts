import { describe, expect, it } from 'vitest';
import type { Random } from '../src/index.ts';
import {
  CHANCE,
  chanceMove,
  createMatch,
  Playout,
  parseRecord,
  seededRandom,
  settleChance,
  toRecord,
  verify,
} from '../src/index.ts';
import { DROPS, newMatch, play, playAny } from './play.ts';
import { toy } from './toy.ts';

/** Says what was asked of it, and rolls these faces. */
function scripted(...faces: number[]): Random & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    stream(label) {
      asked.push(label);
      const face = faces[asked.length - 1];
      return { below: () => face - 1, shuffle: (items) => items };
    },
  };
}

describe('chance during play', () => {
  it('does nothing while nothing is left to it', () => {
    const random = scripted();
    const match = newMatch();
    expect(chanceMove(match, random)).toBeUndefined();
    expect(settleChance(match, random)).toEqual([]);
    expect([match.log, random.asked]).toEqual([[], []]);
  });

  it('is asked for a move, which is not played yet', () => {
    const match = play(newMatch(), ...DROPS);
    expect(chanceMove(match, scripted(4))).toEqual({ type: 'roll', n: 4 });
    expect(match.log).toHaveLength(DROPS.length);
  });

  it('goes on for as long as it is its turn; each entry has a stream of its own', () => {
    const match = play(newMatch(), ...DROPS);
    const random = scripted(1, 1, 5);
    const steps = settleChance(match, random);
    expect(steps.map(({ seat, move }) => [seat, move])).toEqual([
      [CHANCE, { type: 'roll', n: 1 }],
      [CHANCE, { type: 'roll', n: 1 }],
      [CHANCE, { type: 'roll', n: 5 }],
    ]);
    expect(steps[2].events).toEqual([{ type: 'roll', seat: CHANCE, n: 5 }]);
    expect(random.asked).toEqual(['shuffle:0', 'shuffle:1', 'shuffle:2']);
    expect(match.log.slice(DROPS.length).every(({ seat }) => seat === CHANCE)).toBe(true);
  });

  it('counts only its own entries', () => {
    const match = play(newMatch(), ...DROPS, '-2 roll 1');
    const random = scripted(6);
    settleChance(match, random);
    expect(random.asked).toEqual(['shuffle:1']);
  });

  it('by the seed of the deal: equal matches, and records that can be checked', () => {
    const playOn = (seed: string) => {
      const board = toy.loadBoard(toy.boardFiles[0]);
      const { match, random } = createMatch(toy, { board, names: ['A', 'B'], seed });
      const choices = new Playout(3);
      while (!toy.outcome(match.state)) if (settleChance(match, random).length === 0) playAny(match, choices);
      return match;
    };
    const [one, same] = [playOn('dice'), playOn('dice')];
    expect(toRecord(one)).toEqual(toRecord(same));
    const record = parseRecord(JSON.parse(JSON.stringify(toRecord(one))));
    expect(record.moves.some(({ seat }) => seat === 'chance')).toBe(true);
    expect(verify(toy, record).status).toBe('finished');
    const { board, options } = one;
    const again = seededRandom(toy.id, board.id, options, 'dice').stream('shuffle:0').below(6) + 1;
    expect(record.moves.find(({ seat }) => seat === 'chance')?.move).toEqual({ type: 'roll', n: again });
  });

  it('is a mistake in a game that does not say what it does', () => {
    const { chance: _, ...silent } = toy;
    const match = play(newMatch(), ...DROPS);
    Object.assign(match, { game: silent });
    expect(() => chanceMove(match, scripted(1))).toThrow('leaves something to chance');
  });
});
