import type { Code, GameTypes } from '@tarmac/kernel';
import { CHANCE, sameJson } from '@tarmac/kernel';
import type { Law, Moment } from '../moment.ts';
import { deciding, draw, listed, show } from '../moment.ts';
import { difference } from '../same.ts';

/** While the match runs, every active seat has a legal move and no other seat has one. */
export const somebodyCanMove: Law = {
  name: 'legal is never empty while the match runs',
  check({ game, state, players, step }) {
    const active = game.active(state);
    const over = game.outcome(state) !== undefined;
    if (over && active.length > 0) throw new Error(`the match is over, but seat ${active[0]} may move`);
    if (!over && active.length === 0)
      throw new Error(`the match runs, but nobody may move after step ${step}`);
    if (active.includes(CHANCE) && active.length > 1)
      throw new Error(`chance and a seat are active: ${active}`);
    if (new Set(active).size < active.length) throw new Error(`a seat is active twice: ${active}`);
    const next = game.search.toMove(state);
    if (over ? next !== -1 : !active.includes(next)) {
      throw new Error(`toMove says ${next}, active says ${active}`);
    }
    for (let seat = 0; seat < players; seat++) {
      const moves = game.legal(state, seat).length;
      if (active.includes(seat) && moves === 0)
        throw new Error(`seat ${seat} is active and has no legal move`);
      if (!active.includes(seat) && moves > 0)
        throw new Error(`seat ${seat} is not active and has legal moves`);
    }
  },
};

/** Of a game with more codes than this only some are asked for in each state. */
const MOST_CODES = 4096;
const SOME_CODES = { length: 400 };

/** The typed moves and the codes of `search` are the same offer. */
export const twoFaces: Law = {
  name: 'list, nth, count, allows and legal agree',
  check({ game, state, board, codes, random }) {
    const { search } = game;
    for (const seat of deciding(game, state)) {
      const list = listed(game, state, seat);
      const count = search.count(state, seat);
      if (list.length !== count) throw new Error(`count is ${count}, list has ${list.length} moves`);
      const nths = list.map((_, i) => search.nth(state, seat, i));
      const typed = game.legal(state, seat).map((move) => search.encode(board, move));
      const found = difference(sorted(nths), sorted(list)) ?? difference(sorted(typed), sorted(list));
      if (found !== undefined) throw new Error(`nth, list and legal differ: ${found}`);
      const legal = new Set(list);
      if (legal.size < list.length) throw new Error('a move is listed twice');
      const others = codes.length <= MOST_CODES ? codes : Array.from(SOME_CODES, () => draw(random, codes));
      for (const code of [...list, ...others]) {
        if (search.allows(state, seat, code) === legal.has(code)) continue;
        const move = show(game, seat, search.decode(board, code));
        throw new Error(`allows(${code}) is ${!legal.has(code)}, but list says otherwise (${move})`);
      }
    }
  },
};

/** Each of the three has its own order. */
function sorted(codes: readonly Code[]): Code[] {
  return codes.toSorted((a, b) => a - b);
}

/** Every legal move has one code, one text, and comes back from both. */
export const codesAndNotation: Law = {
  name: 'a move comes back from its code and from its notation',
  check({ game, state, board }) {
    for (const seat of deciding(game, state)) {
      for (const move of game.legal(state, seat)) {
        const back = game.search.decode(board, game.search.encode(board, move));
        if (!sameJson(back, move)) throw new Error(`the code: ${difference(move, back)}`);
        const text = game.makeMove(move);
        const read = game.parseMove(board, text);
        if (!sameJson(read, move)) throw new Error(`the notation '${text}': ${difference(move, read)}`);
      }
    }
  },
};

/** Moves to try of a longer list: always the first and the last, and some between. */
export function some<G extends GameTypes, T>({ random }: Moment<G>, items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  const chosen = new Set([0, items.length - 1]);
  while (chosen.size < most) chosen.add(random.below(items.length));
  return Array.from(chosen, (i) => items[i]);
}
