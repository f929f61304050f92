import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { MatchRecord } from '@tarmac/kernel';
import { canonicalJson, toRecord, verify } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { playMatch } from '../src/index.ts';

const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles[0]);
const bots = ['greedy', 'random', 'random', 'greedy:cash=0.1'];

function record(seed: string): MatchRecord {
  return toRecord(playMatch(airlinesEurope, board, { bots, seed }).match);
}

describe('matches between bots', () => {
  test('the same seed gives the same record, another seed another one', () => {
    expect(canonicalJson(record('a'))).toBe(canonicalJson(record('a')));
    expect(canonicalJson(record('a').moves)).not.toBe(canonicalJson(record('b').moves));
  });

  test('a match is finished and its record can be checked', () => {
    const played = record('c');
    expect(verify(airlinesEurope, played)).toEqual({ status: 'finished', steps: played.moves.length });
  });

  test('the seats carry the names of the bots in the order of play', () => {
    const { match, order } = playMatch(airlinesEurope, board, {
      bots,
      seed: 'd',
      options: { startingPlayer: 3 },
    });
    expect(order).toEqual([2, 3, 0, 1]);
    expect(match.seats).toEqual(['random', 'greedy-1:cash=0.1', 'greedy-1', 'random']);
  });

  test('what one bot leaves to chance does not shift the chance of another', () => {
    const seed = 'e';
    const options = { startingPlayer: 1 };
    const firstMoves = [
      ['greedy', 'random', 'random'],
      ['random', 'random', 'random'],
    ].map((table) => {
      const { log } = playMatch(airlinesEurope, board, { bots: table, seed, options }).match;
      return log.filter(({ seat }) => seat > 0).slice(0, 2);
    });
    expect(firstMoves[0]).toEqual(firstMoves[1]);
  });

  test('what is left to chance is settled by the seed of the deal', () => {
    const america = airlines1990.loadBoard(airlines1990.boardFiles[0]);
    const plan = { bots: ['random', 'random', 'random'], seed: 'f' };
    const [one, same] = [1, 2].map(() => toRecord(playMatch(airlines1990, america, plan).match));
    expect(one).toEqual(same);
    expect(one.moves.some(({ seat }) => seat === 'chance')).toBe(true);
    expect(verify(airlines1990, one).status).toBe('finished');
  });
});
