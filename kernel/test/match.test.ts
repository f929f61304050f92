import { describe, expect, test } from 'vitest';
import type { Game, LogEntry, Seat } from '../src/index.ts';
import { CHANCE, createMatch, Match, Playout, seededRandom, TarmacError } from '../src/index.ts';
import { DROPS, newMatch, OPENING, play, playAny, playOut, START } from './play.ts';
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

describe('undo', () => {
  /** What is played after the opening, and how many moves each seat may take back then. */
  test.each<[string, string[], number, number]>([
    ['nothing yet', [], 0, 0],
    ['a first drop, others still choosing', ['0 drop 1'], 1, 0],
    ['the second drop ends the own decision', ['0 drop 1', '0 drop 2'], 0, 0],
    ['another seat acted', ['0 drop 1', '1 drop 5'], 0, 1],
    ['the own move after another seat acted', ['0 drop 1', '1 drop 5', '1 drop 6'], 0, 0],
    ['chance', OPENING, 0, 0],
    ['chance, and chance again', [...DROPS, '-2 roll 1'], 0, 0],
    ['one card', [...OPENING, '0 stack 3'], 1, 0],
    ['two cards', [...OPENING, '0 stack 3', '0 stack 4'], 2, 0],
    ['the turn passed', [...OPENING, '0 stack 3', '0 pass'], 0, 0],
    ['a card was drawn', [...OPENING, '0 stack 3', '0 draw'], 0, 0],
    ['the other player', [...OPENING, '0 stack 3', '0 draw', '1 stack 7'], 0, 1],
    ['the end', [...OPENING, '0 stack 3', '0 stack 4', '0 pass'], 0, 0],
  ])('%s', (_, lines, ada, bo) => {
    const match = play(newMatch(), ...lines);
    expect([match.undoable(0), match.undoable(1), match.undoable(CHANCE)]).toEqual([ada, bo, 0]);
    for (const [seat, count] of [ada, bo].entries()) {
      if (count > 0) continue;
      expect(refusal(() => match.undo(seat)).code).toBe('nothing-to-undo');
      expect(match.log.length).toBe(lines.length);
    }
  });

  test('a reveal is a floor even when the same seat goes on', () => {
    const peeking: Game<Toy> = { ...toy, reveals: (event) => event.type === 'stack' && event.n === 3 };
    const match = play(new Match(peeking, newMatch()), ...OPENING, '0 stack 3');
    expect(match.undoable(0)).toBe(0);
    play(match, '0 stack 4');
    expect(match.undoable(0)).toBe(1);
    match.undo(0);
    expect(match.state).toEqual(fold(match.log));
    expect(match.undoable(0)).toBe(0);
  });

  test('goes back one move at a time, and play goes on from there', () => {
    const match = play(newMatch(), ...OPENING, '0 stack 3', '0 stack 4');
    match.undo(0);
    expect(match.log.length).toBe(OPENING.length + 1);
    expect(match.state).toEqual(fold(match.log));
    play(match, '0 stack 4');
    match.undo(0);
    match.undo(0);
    expect(match.state).toEqual(fold(match.log));
    expect(refusal(() => match.undo(0)).code).toBe('nothing-to-undo');
    play(match, '0 stack 4', '0 draw', '1 pass');
    expect(match.state).toEqual(fold(match.log));
  });

  test("a refused move of another seat does not spoil one's undo", () => {
    const match = play(newMatch(), '0 drop 1');
    expect(refusal(() => play(match, '1 drop 1')).code).toBe('illegal-move');
    expect(match.undoable(0)).toBe(1);
    match.undo(0);
    expect(match.state).toEqual(newMatch().state);
  });

  test('somebody else joining the decision is a floor', () => {
    const stack = 30;
    const joined = (state: Toy['State']) => (state.place[3] === stack ? [0, 1] : toy.active(state));
    const match = play(new Match({ ...toy, active: joined }, newMatch()), ...OPENING, '0 stack 3');
    expect(match.undoable(0)).toBe(0);
  });

  test('a game that hands out the same list of seats again and again', () => {
    const list: Seat[] = [];
    const active = (state: Toy['State']): Seat[] => {
      list.splice(0, list.length, ...toy.active(state));
      return list;
    };
    const match = play(new Match({ ...toy, active }, newMatch()), ...OPENING, '0 pass');
    expect(match.undoable(0)).toBe(0);
  });

  test('in random play agrees with the definition, and with the log', () => {
    const random = new Playout(2026);
    let undone = 0;
    for (let round = 0; round < 150; round++) {
      const match = newMatch();
      let floor = 0;
      while (!toy.outcome(match.state)) {
        playAny(match, random);
        floor = Math.max(floor, floorOf(match.log));
        for (const seat of [0, 1]) {
          const own = match.log.at(-1)?.seat === seat;
          expect(match.undoable(seat)).toBe(own ? match.log.length - floor : 0);
        }
        for (const seat of [0, 1]) {
          while (match.undoable(seat) > 0 && random.below(3) === 0) {
            match.undo(seat);
            undone++;
          }
        }
        expect(match.state).toEqual(fold(match.log));
      }
    }
    expect(undone).toBeGreaterThan(300);
  });
});

/** By the definition, from the log alone: from here on one seat moved, decided and saw nothing new. */
function floorOf(log: readonly LogEntry<Toy>[]): number {
  const { state } = newMatch();
  let floor = 0;
  for (const [i, { seat, move }] of log.entries()) {
    const before = toy.active(state).join();
    const events = toy.apply(state, seat, move);
    if (i > 0 && log[i - 1].seat !== seat) floor = i;
    if (toy.active(state).join() !== before || events.some(toy.reveals) || seat === CHANCE) floor = i + 1;
  }
  return floor;
}

describe('rewind', () => {
  test('to every moment, across everything', () => {
    const played = playOut(newMatch(), 3);
    for (let length = 0; length <= played.log.length; length++) {
      const match = playOut(newMatch(), 3);
      match.rewind(length);
      expect(match.log).toEqual(played.log.slice(0, length));
      expect(match.state).toEqual(fold(match.log));
      const floor = floorOf(match.log);
      expect(match.undoable(match.log.at(-1)?.seat ?? 0)).toBe(length - floor);
      for (const { seat, move } of played.log.slice(length)) match.apply(seat, move);
      expect(match.state).toEqual(played.state);
    }
  });

  test.each([-1, 3, 0.5])('to %s of two moves is a mistake of the caller', (length) => {
    const match = play(newMatch(), '0 drop 1', '0 drop 2');
    expect(() => match.rewind(length)).toThrow(RangeError);
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
