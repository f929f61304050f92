import { describe, expect, test } from 'vitest';
import type { Game, LogEntry } from '../src/index.ts';
import { createMatch, Match, seededRandom, TarmacError } from '../src/index.ts';
import { DROPS, newMatch, OPENING, play, playOut, START } from './play.ts';
import { refusal } from './refusal.ts';
import type { Toy } from './toy.ts';
import { toy } from './toy.ts';

/** The state as the log alone gives it. */
function fold(log: readonly LogEntry<Toy>[]): Toy['State'] {
  const { state } = newMatch();
  for (const { seat, move } of log) toy.apply(state, seat, move);
  return state;
}

describe('apply', () => {
  test('plays, logs and says what happened', () => {
    const match = newMatch();
    expect(match.apply(0, { type: 'drop', n: 1 })).toEqual([{ type: 'drop', seat: 0, n: 1 }]);
    expect(match.log).toEqual([{ seat: 0, move: { type: 'drop', n: 1 } }]);
    expect(match.state).toEqual(fold(match.log));
  });

  test('the seats of a simultaneous decision move in any order', () => {
    const [a, b] = [newMatch(), newMatch()];
    play(a, '0 drop 1', '0 drop 2', '1 drop 5', '1 drop 6');
    play(b, '1 drop 6', '0 drop 2', '1 drop 5', '0 drop 1');
    expect(a.state).toEqual(b.state);
  });

  test.each([
    ['not its turn', OPENING, '1 pass', 'not-your-turn', 'TOY-2'],
    ['done with a simultaneous decision', DROPS.slice(0, 3), '0 drop 3', 'not-your-turn', 'TOY-2'],
    ['before the chance', DROPS, '0 pass', 'not-your-turn', 'TOY-2'],
    ['chance, when nothing is left to it', OPENING, '-2 roll 2', 'not-your-turn', undefined],
    ['a seat too high', OPENING, '2 pass', 'unknown-seat', undefined],
    ['a seat too low', OPENING, '-1 pass', 'unknown-seat', undefined],
    ['half a seat', OPENING, '0.5 pass', 'unknown-seat', undefined],
    ['refused by a rule', OPENING, '0 stack 1', 'illegal-move', 'TOY-4'],
    ['no such move', OPENING, '0 fly 1', 'unknown-move', undefined],
  ])('refuses and changes nothing: %s', (_, before, line, code, rule) => {
    const match = play(newMatch(), ...before);
    expect(refusal(() => play(match, line))).toMatchObject({ code, rule });
    expect(match.log.length).toBe(before.length);
    expect(match.state).toEqual(fold(match.log));
  });

  test('refuses after the end', () => {
    const match = playOut(newMatch());
    expect(refusal(() => play(match, '0 pass'))).toMatchObject({ code: 'match-over', rule: 'TOY-5' });
    expect(refusal(() => play(match, '-2 roll 3')).code).toBe('not-your-turn');
  });
});

describe('the start of a match', () => {
  test('the wrong number of seats', () => {
    for (const seats of [[], ['Ada'], ['A', 'B', 'C', 'D', 'E']]) {
      expect(refusal(() => new Match(toy, { ...newMatch(), seats }))).toMatchObject({
        code: 'bad-players',
        path: 'seats',
        message: `This game is for 2 to 4 players, not ${seats.length}.`,
      });
    }
    const chess: Game<Toy> = { ...toy, players: { min: 2, max: 2 } };
    expect(refusal(() => new Match(chess, { ...newMatch(), seats: [] })).message).toContain('for 2 players');
  });

  test('cards dealt for more or fewer players than there are', () => {
    const setup = {
      hands: [...START.setup.hands.map((h) => [...h]), [9, 10, 11, 12]],
      deck: [13, 14, 15, 16],
    };
    const wrong = { code: 'bad-setup', path: 'setup' };
    expect(refusal(() => new Match(toy, { ...newMatch(), setup }))).toMatchObject(wrong);
    const seats = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, START.setup.hands.length + 1);
    expect(refusal(() => new Match(toy, { ...newMatch(), seats }))).toMatchObject(wrong);
  });

  test('an impossible deal, at its place in the record', () => {
    const setup = { hands: [[1], [1]], deck: [] };
    expect(refusal(() => new Match(toy, { ...newMatch(), setup }))).toMatchObject({
      code: 'bad-setup',
      path: 'setup.deck',
      rule: 'TOY-1',
    });
  });
});

describe('rewind', () => {
  test('to every moment, across everything', () => {
    const played = playOut(newMatch(), 3);
    for (let length = 0; length <= played.log.length; length++) {
      const match = playOut(newMatch(), 3);
      match.rewind(length, fold(played.log.slice(0, length)));
      expect(match.log).toEqual(played.log.slice(0, length));
      expect(match.state).toEqual(fold(match.log));
      for (const { seat, move } of played.log.slice(length)) match.apply(seat, move);
      expect(match.state).toEqual(played.state);
    }
  });

  test.each([-1, 3, 0.5])('to %s of two moves is a mistake of the caller', (length) => {
    const match = play(newMatch(), '0 drop 1', '0 drop 2');
    expect(() => match.rewind(length, newMatch().state)).toThrow(RangeError);
  });
});

describe('createMatch', () => {
  const board = toy.loadBoard(toy.boardFiles[0]);
  const names = ['Ada', 'Bo', 'Cy', 'Di'];

  test('the same seed deals the same match, another seed another', () => {
    const deal = (seed: string) => createMatch(toy, { board, names, seed }).match;
    expect(deal('a').setup).toEqual(deal('a').setup);
    expect(deal('a').setup).not.toEqual(deal('b').setup);
    expect(deal('a').options).toEqual({ rounds: 3, startingPlayer: 'drawn' });
  });

  test('the start is drawn evenly; everybody keeps the neighbours', () => {
    const starts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const { match, order } = createMatch(toy, { board, names, seed: `start ${i}` });
      starts[order[0]]++;
      expect(order).toEqual([0, 1, 2, 3].map((seat) => (order[0] + seat) % 4));
      expect(match.seats).toEqual(order.map((place) => names[place]));
    }
    for (const count of starts) expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt(750));
  });

  test('the start is drawn from the stream `start`', () => {
    for (let i = 0; i < 20; i++) {
      const { match, order } = createMatch(toy, { board, names, seed: `${i}` });
      const random = seededRandom(toy.id, board.id, match.options, `${i}`);
      expect(order[0]).toBe(random.stream('start').below(4));
    }
  });

  test.each([1, 2, 3])('player %i begins when the host says so', (startingPlayer) => {
    const { match, order } = createMatch(toy, {
      board,
      names: names.slice(0, 3),
      options: { startingPlayer },
      seed: 's',
    });
    expect(order[0]).toBe(startingPlayer - 1);
    expect(match.seats[0]).toBe(names[startingPlayer - 1]);
  });

  test.each<[string, object, string, string | undefined]>([
    [
      'a start beyond the players',
      { options: { startingPlayer: 4 }, names: ['A', 'B', 'C'] },
      'unknown-option',
      'options.startingPlayer',
    ],
    ['an unknown option', { options: { speed: 1 } }, 'unknown-option', 'options.speed'],
    ['no players', { names: [] }, 'bad-players', 'seats'],
    ['too few players', { names: ['A'] }, 'bad-players', 'seats'],
    ['too many players', { names: [...names, 'Ed'] }, 'bad-players', 'seats'],
    ['an empty seed', { seed: '' }, 'bad-seed', undefined],
  ])('refuses %s', (_, change, code, path) => {
    const error = refusal(() => createMatch(toy, { board, names, seed: 's', ...change }));
    expect(error).toMatchObject({ code, path });
    expect(error).toBeInstanceOf(TarmacError);
  });
});
