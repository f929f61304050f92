import { describe, expect, test } from 'vitest';
import type { ErrorPlace, Game } from '../src/index.ts';
import {
  boardShelf,
  canonicalJson,
  createMatch,
  parseJson,
  parseRecord,
  replay,
  TarmacError,
  toRecord,
  verify,
} from '../src/index.ts';
import { newMatch, OPENING, play, playOut } from './play.ts';
import { refusal } from './refusal.ts';
import type { Toy } from './toy.ts';
import { toy } from './toy.ts';

const finished = toRecord(playOut(newMatch(), 5));
const unfinished = toRecord(play(newMatch(), ...OPENING, '0 stack 3'));

/** A record as a stranger might hand it in, with one value put in or (undefined) taken out. */
function changed(record: unknown, place: string, value: unknown): unknown {
  const json: unknown = JSON.parse(JSON.stringify(record));
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((object, key) => object[key] as Json, json as Json);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return json;
}
type Json = Record<string, unknown>;

describe('toRecord', () => {
  test('is the format of the design, in its order', () => {
    expect(JSON.stringify(unfinished)).toBe(
      '{"format":"tarmac-record/1","game":"toy","rulesVersion":3,"board":{"id":"toy-16","cards":16},' +
        '"options":{"rounds":3,"startingPlayer":"drawn"},"seats":["Ada","Bo"],' +
        '"setup":{"hands":[[1,2,3,4],[5,6,7,8]],"deck":[9,10,11,12,13,14,15,16]},' +
        '"moves":[{"seat":0,"move":{"type":"drop","n":1}},{"seat":1,"move":{"type":"drop","n":5}},' +
        '{"seat":0,"move":{"type":"drop","n":2}},{"seat":1,"move":{"type":"drop","n":6}},' +
        '{"seat":"chance","move":{"type":"roll","n":4}},{"seat":0,"move":{"type":"stack","n":3}}]}',
    );
  });

  test('has a result when the match is over', () => {
    const record = toRecord(play(newMatch(), ...OPENING, '0 stack 3', '0 stack 4', '0 pass'));
    expect(JSON.stringify(record.result)).toBe('{"scores":[11,4],"winners":[0],"reason":"emptied"}');
  });

  test('moves that were taken back are not in it', () => {
    const match = play(newMatch(), ...OPENING, '0 stack 4');
    match.rewind(OPENING.length, play(newMatch(), ...OPENING).state);
    expect(toRecord(play(match, '0 stack 3'))).toEqual(unfinished);
  });
});

describe('a record of any match', () => {
  const board = toy.loadBoard(toy.boardFiles[0]);
  test.each([2, 3, 4])('%i players: text, record, match and record again are the same', (players) => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const names = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, players);
      const { match } = createMatch(toy, { board, names, options: { rounds: 1 }, seed: `${seed}` });
      const text = JSON.stringify(toRecord(playOut(match, seed)));
      const record = parseRecord(parseJson(text, 10_000));
      expect(verify(toy, record)).toEqual({ status: 'finished', steps: match.log.length });
      expect(JSON.stringify(toRecord(replay(toy, record)))).toBe(text);
      reasons.add(record.result?.reason ?? '');
    }
    expect([...reasons].sort()).toEqual(toy.endReasons);
  });
});

describe('parseRecord', () => {
  test('gives back what it was given, the fair deal too', () => {
    const record = changed(finished, 'deal', { commitment: 'c' });
    expect(canonicalJson(parseRecord(record))).toBe(canonicalJson(record));
    expect(Object.keys(parseRecord(unfinished))).not.toContain('result');
  });

  test.each<[string, string, unknown, string, string, number?]>([
    ['another format', 'format', 'tarmac-record/2', 'bad-format', 'format'],
    ['no format', 'format', undefined, 'bad-format', 'format'],
    ['an unknown field', 'results', {}, 'bad-shape', 'results'],
    ['no game', 'game', undefined, 'bad-shape', 'game'],
    ['a version as text', 'rulesVersion', '3', 'bad-shape', 'rulesVersion'],
    ['half a version', 'rulesVersion', 1.5, 'bad-shape', 'rulesVersion'],
    ['a board by name', 'board', 'toy-1', 'bad-shape', 'board'],
    ['no options', 'options', undefined, 'bad-shape', 'options'],
    ['options as a list', 'options', [], 'bad-shape', 'options'],
    ['an option that is an object', 'options.rounds', {}, 'bad-shape', 'options.rounds'],
    ['seats as a number', 'seats', 2, 'bad-shape', 'seats'],
    ['a seat without a name', 'seats.1', null, 'bad-shape', 'seats[1]'],
    ['a setup as text', 'setup', 'x', 'bad-shape', 'setup'],
    ['no moves', 'moves', undefined, 'bad-shape', 'moves'],
    ['moves as an object', 'moves', {}, 'bad-shape', 'moves'],
    ['a move that is none', 'moves.2', 7, 'bad-shape', 'moves[2]', 3],
    ['a field more beside a move', 'moves.2.at', 7, 'bad-shape', 'moves[2].at', 3],
    ['an entry without a move', 'moves.2.move', undefined, 'bad-shape', 'moves[2].move', 3],
    ['a move without a type', 'moves.2.move.type', undefined, 'bad-shape', 'moves[2].move.type', 3],
    ['a seat too high', 'moves.2.seat', 2, 'unknown-seat', 'moves[2].seat', 3],
    ['a seat too low', 'moves.0.seat', -2, 'unknown-seat', 'moves[0].seat', 1],
    ['half a seat', 'moves.0.seat', 0.5, 'unknown-seat', 'moves[0].seat', 1],
    ['a seat by name', 'moves.0.seat', 'Ada', 'unknown-seat', 'moves[0].seat', 1],
    ['no seat', 'moves.0.seat', undefined, 'unknown-seat', 'moves[0].seat', 1],
    ['a result of null', 'result', null, 'bad-shape', 'result'],
    ['a field more in the result', 'result.score', 1, 'bad-shape', 'result.score'],
    ['no scores', 'result.scores', undefined, 'bad-shape', 'result.scores'],
    ['a score as text', 'result.scores.1', '9', 'bad-shape', 'result.scores[1]'],
    ['no winners', 'result.winners', undefined, 'bad-shape', 'result.winners'],
    ['a winner who did not play', 'result.winners', [0, 2], 'unknown-seat', 'result.winners[1]'],
    ['no reason', 'result.reason', undefined, 'bad-shape', 'result.reason'],
  ])('refuses %s', (_, place, value, code, path, step) => {
    expect(refusal(() => parseRecord(changed(finished, place, value)))).toMatchObject({ code, path, step });
  });

  test.each([null, 7, 'x', [], undefined])('refuses %j', (json) => {
    expect(refusal(() => parseRecord(json))).toMatchObject({ code: 'bad-shape', path: undefined });
  });
});

describe('replay', () => {
  const record = parseRecord(finished);

  test('to any step', () => {
    for (let at = 0; at <= record.moves.length; at++) {
      const match = replay(toy, record, { at });
      expect(match.log.length).toBe(at);
      expect(toRecord(match).moves).toEqual(record.moves.slice(0, at));
    }
  });

  test.each([-1, 1.5, record.moves.length + 1])('there is no step %s', (at) => {
    expect(refusal(() => replay(toy, record, { at }))).toMatchObject({ code: 'bad-shape' });
  });

  test('an error that is no refusal stays what it is', () => {
    const broken: Game<Toy> = {
      ...toy,
      apply: () => {
        throw new RangeError('a mistake in the rules');
      },
    };
    expect(() => replay(broken, record)).toThrow(RangeError);
  });
});

describe('verify', () => {
  const THREE_HANDS = {
    hands: [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
    ],
    deck: [13, 14, 15, 16],
  };

  test('finished and unfinished', () => {
    expect(verify(toy, parseRecord(finished))).toEqual({ status: 'finished', steps: finished.moves.length });
    expect(verify(toy, parseRecord(unfinished))).toEqual({ status: 'unfinished', steps: 6 });
  });

  test('options left out take their defaults', () => {
    const record = changed(finished, 'options', {});
    expect(verify(toy, parseRecord(record)).status).toBe('finished');
  });

  const steps = finished.moves.length;
  test.each<[string, string, unknown, string, ErrorPlace]>([
    ['another game', 'game', 'go', 'unknown-game', { path: 'game' }],
    ['other rules', 'rulesVersion', 4, 'rules-version', { path: 'rulesVersion' }],
    ['a bad board', 'board.cards', 3, 'bad-board', { path: 'board.cards' }],
    ['an unknown option', 'options.fast', 1, 'unknown-option', { path: 'options.fast' }],
    [
      'an option out of range',
      'options.rounds',
      2,
      'unknown-option',
      { path: 'options.rounds', rule: 'TOY-5' },
    ],
    ['an impossible deal', 'setup.deck.0', 1, 'bad-setup', { path: 'setup.deck', rule: 'TOY-1' }],
    ['more seats than hands', 'seats', ['Ada', 'Bo', 'Cy'], 'bad-setup', { path: 'setup' }],
    ['more hands than seats', 'setup', THREE_HANDS, 'bad-setup', { path: 'setup' }],
    ['too many players', 'seats', [...'abcde'], 'bad-players', { path: 'seats' }],
    ['an illegal move', 'moves.1.move.n', 16, 'illegal-move', { step: 2, rule: 'TOY-4' }],
    ['an unknown move', 'moves.2.move.type', 'fly', 'unknown-move', { path: 'moves[2].move.type', step: 3 }],
    ['chance out of turn', 'moves.0.seat', 'chance', 'not-your-turn', { step: 1 }],
    ['a move out of turn', `moves.${steps - 1}.seat`, 1, 'not-your-turn', { step: steps, rule: 'TOY-2' }],
    [
      'a move after the end',
      `moves.${steps}`,
      { seat: 0, move: { type: 'pass' } },
      'match-over',
      { step: steps + 1, rule: 'TOY-5' },
    ],
    ['a missing last move', 'moves', finished.moves.slice(0, -1), 'wrong-result', { path: 'result' }],
    ['no result', 'result', undefined, 'wrong-result', { path: 'result' }],
    ['a wrong score', 'result.scores.1', 99, 'wrong-result', { path: 'result.scores' }],
    ['a score too many', 'result.scores.2', 0, 'wrong-result', { path: 'result.scores' }],
    ['no winner', 'result.winners', [], 'wrong-result', { path: 'result.winners' }],
    ['a wrong reason', 'result.reason', 'boredom', 'wrong-result', { path: 'result.reason' }],
  ])('refuses %s', (_, place, value, code, where) => {
    const { rule, path, step } = where;
    const error = refusal(() => verify(toy, parseRecord(changed(finished, place, value))));
    expect(error).toMatchObject({ code, rule, path, step });
  });

  test('says both results', () => {
    const record = changed(finished, 'result.reason', 'boredom');
    const { line } = refusal(() => verify(toy, parseRecord(record)));
    expect(line).toBe(
      `The replay gives "${finished.result?.reason}", the record states "boredom". (result.reason)`,
    );
  });
});

test('a game may name the part itself in its paths', () => {
  const named: Game<Toy> = {
    ...toy,
    loadBoard: () => {
      throw new TarmacError('bad-board', 'No.', { path: 'board.routes[3]' });
    },
  };
  expect(refusal(() => verify(named, parseRecord(finished))).path).toBe('board.routes[3]');
});

describe('boardShelf', () => {
  function counting(): { game: Game<Toy>; loads: () => number } {
    let count = 0;
    const loadBoard = (file: unknown) => {
      count++;
      return toy.loadBoard(file);
    };
    return { game: { ...toy, loadBoard }, loads: () => count };
  }

  test('loads equal files once and different files each', () => {
    const { game, loads } = counting();
    const loadBoard = boardShelf(game);
    for (let i = 0; i < 5; i++) verify(game, parseRecord(changed(finished, 'deal', i)), { loadBoard });
    expect(loads()).toBe(1);
    expect(loadBoard({ cards: 16, id: 'toy-16' })).toBe(loadBoard({ id: 'toy-16', cards: 16 }));
    expect(loads()).toBe(1);
    expect(loadBoard({ id: 'toy-16', cards: 17 }).cards).toBe(17);
    expect(loads()).toBe(2);
  });

  test('keeps no bad board, and only the last eight', () => {
    const { game, loads } = counting();
    const loadBoard = boardShelf(game);
    for (let i = 0; i < 2; i++)
      expect(refusal(() => loadBoard({ id: 'x', cards: 1 })).code).toBe('bad-board');
    expect(loads()).toBe(2);
    for (let cards = 20; cards < 29; cards++) loadBoard({ id: 'x', cards });
    expect(loads()).toBe(11);
    loadBoard({ id: 'x', cards: 21 });
    expect(loads()).toBe(11);
    loadBoard({ id: 'x', cards: 20 });
    expect(loads()).toBe(12);
  });
});
