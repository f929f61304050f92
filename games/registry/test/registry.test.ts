import { expect, test } from 'vitest';
import { borrowedId, findBoardFile, findGame, GAMES } from '../src/index.ts';

test('every game is found by its id, and its boards load', () => {
  for (const game of GAMES) {
    expect(findGame(game.id)).toBe(game);
    for (const file of game.boardFiles) {
      expect(findBoardFile(game, file.id)).toBe(file);
      expect(game.loadBoard(file).id).toBe(file.id);
    }
    expect(findBoardFile(game)).toBe(game.boardFiles[0]);
  }
});

test('an unknown game or board is refused with the known ones named', () => {
  expect(() => findGame('chess')).toThrow(
    'There is no game "chess"; there is airlines-europe, airlines-1990, air-kwire.',
  );
  expect(() => findBoardFile(findGame('airlines-europe'), 'mars')).toThrow('There is no board "mars"');
});

test('a board that has the id of another is found out; the boards themselves are not', () => {
  for (const game of GAMES) {
    for (const own of game.boardFiles) {
      const file = game.boardFile(game.loadBoard(own)) as { readonly name: string };
      expect(borrowedId(game, JSON.parse(JSON.stringify(file)))).toBe(undefined);
      expect(borrowedId(game, { ...file, name: `${file.name}!` })).toBe(own.id);
      expect(borrowedId(game, { ...file, name: `${file.name}!`, id: 'mine-1' })).toBe(undefined);
    }
    expect(borrowedId(game, null)).toBe(undefined);
  }
});
