import { TarmacError } from '@tarmac/kernel';
import type { Bug } from './planted.ts';
import { CASH, guarded, refusing, right, secretPlace, withSearch } from './planted.ts';

const TAKE_DECK = 3;
const EXCHANGE_TWO = 2;

/** Wrong offers, wrong refusals, two faces that differ. */
export const moveBugs: readonly Bug[] = [
  {
    bug: 'a legal move is refused',
    law: 'apply accepts',
    game: guarded((_s, _seat, move) => {
      if (move.type === 'cash') throw new TarmacError('illegal-move', 'Not today.', { rule: 'AE-60' });
    }),
  },
  {
    bug: 'the two faces of a move differ',
    law: 'apply accepts',
    game: withSearch({
      play: (s, seat, code, sink) => {
        right.search.play(s, seat, code, sink);
        if (code === CASH) s.deck[secretPlace(s)]++;
      },
    }),
  },
  {
    bug: 'a sink changes the rules',
    law: 'apply accepts',
    game: withSearch({
      play: (s, seat, code, sink) => {
        right.search.play(s, seat, code, sink);
        if (!sink) s.deck[secretPlace(s)]++;
      },
    }),
  },
  {
    bug: 'an illegal move is accepted',
    law: 'apply refuses',
    game: {
      ...right,
      apply: (s, seat, move) => {
        const outOfTurn = move.type === 'licence' && !right.active(s).includes(seat);
        return outOfTurn ? [] : right.apply(s, seat, move);
      },
    },
  },
  {
    bug: 'a refused move leaves a trace',
    law: 'apply refuses',
    game: guarded((s, seat, move) => {
      const legal = right.legal(s, seat).some((each) => right.makeMove(each) === right.makeMove(move));
      if (!legal) s.deck[secretPlace(s)]++;
    }),
  },
  {
    bug: 'a refusal names no rule',
    law: 'apply refuses',
    game: refusing((error) => new TarmacError(error.code, error.message)),
  },
  {
    bug: 'a refusal says nothing',
    law: 'apply refuses',
    game: refusing((error) => new TarmacError(error.code, '', { rule: 'AE-1' })),
  },
  {
    bug: 'a refusal is a crash',
    law: 'apply refuses',
    game: refusing(() => new TypeError('undefined is not a licence')),
  },
  {
    bug: 'a malformed move crashes',
    law: 'a malformed move',
    game: guarded((_s, _seat, move) => {
      if (Object.values(move).includes(null)) throw new TypeError('null has no airline');
    }),
  },
  {
    bug: 'a malformed move is played as another',
    law: 'a malformed move',
    game: {
      ...right,
      apply: (s, seat, move) => {
        const wrong = move.type === 'exchange' && typeof move.take !== 'number';
        return wrong ? [] : right.apply(s, seat, move);
      },
    },
  },
  {
    bug: 'everybody is offered the moves of the one to move',
    law: 'two worlds',
    game: {
      ...right,
      legal: (s, seat) => right.legal(s, right.active(s).length === 1 ? right.search.toMove(s) : seat),
    },
  },
  {
    bug: 'nobody may move',
    law: 'legal is never empty',
    game: { ...right, legal: (s, seat) => (s.drawn > 4 ? [] : right.legal(s, seat)) },
  },
  {
    bug: 'toMove names a seat that may not move',
    law: 'legal is never empty',
    game: withSearch({ toMove: (s) => (s.drawn > 4 ? 0 : right.search.toMove(s)) }),
  },
  {
    bug: 'allows forgets the deck',
    law: 'list, nth',
    game: withSearch({
      allows: (s, seat, code) => code !== TAKE_DECK && right.search.allows(s, seat, code),
    }),
  },
  {
    bug: 'allows what is not listed',
    law: 'list, nth',
    game: withSearch({
      allows: (s, seat, code) => code === EXCHANGE_TWO || right.search.allows(s, seat, code),
    }),
  },
  {
    bug: 'count misses moves',
    law: 'list, nth',
    game: withSearch({ count: (s, seat) => Math.min(9, right.search.count(s, seat)) }),
  },
  {
    bug: 'nth repeats a move',
    law: 'list, nth',
    game: withSearch({ nth: (s, seat, i) => right.search.nth(s, seat, i === 5 ? 4 : i) }),
  },
  {
    bug: 'the notation forgets the portfolio',
    law: 'a move comes back',
    game: { ...right, makeMove: (move) => right.makeMove(move).replace(' portfolio', '') },
  },
  {
    bug: 'the notation is read in another language',
    law: 'a move comes back',
    game: { ...right, parseMove: (board, text) => right.parseMove(board, text.replace('red', 'white')) },
  },
  {
    bug: 'the code forgets where a share is taken from',
    law: 'a move comes back',
    game: {
      ...right,
      search: {
        ...right.search,
        decode: (board, code) => {
          const move = right.search.decode(board, code);
          return move.type === 'discard' ? { ...move, from: 'hand' } : move;
        },
      },
    },
  },
];
