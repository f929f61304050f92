import type { Bug } from './planted.ts';
import { CASH, changingOutcome, changingView, right, secretPlace, spoiling, withSearch } from './planted.ts';

const FIRST_LICENCE = 1024;
/** Numbers of phases, as in the state. */
const [TURN, AFTER_TWO_LICENCES] = [1, 3];
let calls = 0;

/** What is lost or made up, what is not repeatable, and wrong ends. */
export const stateBugs: readonly Bug[] = [
  {
    bug: 'money from nothing',
    law: 'nothing is lost',
    game: spoiling((s, code) => {
      if (code === CASH) s.bank++;
    }),
  },
  {
    bug: 'a share is lost',
    law: 'nothing is lost',
    game: spoiling((s) => {
      if (s.scorings === 1) s.gone[4] = 0;
    }),
  },
  {
    bug: 'points from nothing',
    law: 'nothing is lost',
    game: spoiling((s) => {
      if (s.scorings === 1) s.vp[0] = 200;
    }),
  },
  {
    bug: 'a marker runs too far',
    law: 'nothing is lost',
    game: spoiling((s, code) => {
      if (code >= FIRST_LICENCE) s.track[5]++;
    }),
  },
  {
    bug: 'an ABACUS share too many',
    law: 'nothing is lost',
    game: spoiling((s) => {
      if (s.supply === 15) s.supply++;
    }),
  },
  {
    bug: 'fewer moves announced than there are',
    law: 'search knows its bounds',
    game: withSearch({ most: () => 12 }),
  },
  {
    bug: 'the first of all who tie is the winner',
    law: 'search knows its bounds',
    game: withSearch({ winners: (s) => Math.min(1, right.search.winners(s)) }),
  },
  {
    bug: 'scores without the last award',
    law: 'search knows its bounds',
    game: withSearch({ scores: (s, out) => out.set(s.awards.subarray(0, s.setting.players)) }),
  },
  {
    bug: 'a key that forgets the market',
    law: 'another view, another key',
    game: withSearch({ key: (s) => s.phase }),
  },
  {
    bug: 'a view holds what JSON drops',
    law: 'views, moves and events',
    game: changingView((view) => ({ outcome: view.outcome ?? undefined })),
  },
  {
    bug: 'an event holds what JSON drops',
    law: 'views, moves and events',
    game: {
      ...right,
      apply: (s, seat, move) => right.apply(s, seat, move).map((event) => ({ ...event, note: undefined })),
      search: {
        ...right.search,
        play: (s, seat, code, sink) =>
          right.search.play(s, seat, code, sink && ((event) => sink({ ...event, ...{ note: undefined } }))),
      },
    },
  },
  {
    bug: 'looking changes the state',
    law: 'looking changes nothing',
    game: {
      ...right,
      outcome: (s) => {
        s.deck[secretPlace(s)]++;
        return right.outcome(s);
      },
    },
  },
  {
    bug: 'two looks differ',
    law: 'looking changes nothing',
    game: changingView(() => ({ look: calls++ })),
  },
  {
    bug: 'a copy is the original',
    law: 'apply accepts',
    game: { ...right, copy: (s) => (s.scorings > 0 ? s : s.copy()) },
  },
  {
    bug: 'chance outside the log',
    law: 'apply accepts',
    game: spoiling((s, code) => {
      if (code === CASH) s.deck[secretPlace(s)] = calls++;
    }),
  },
  {
    bug: 'a move changes nothing',
    law: 'a copy goes its own way',
    game: {
      ...right,
      apply: (s, seat, move) =>
        move.type === 'cash' ? right.apply(s.copy(), seat, move) : right.apply(s, seat, move),
      search: {
        ...right.search,
        play: (s, seat, code, sink) => right.search.play(code === CASH ? s.copy() : s, seat, code, sink),
      },
    },
  },
  {
    bug: 'the deal is not all in the record',
    law: 'the same log',
    game: {
      ...right,
      setup: (board, options, setup) => {
        const s = right.setup(board, options, setup);
        s.deck[secretPlace(s)] = calls++;
        return s;
      },
    },
  },
  {
    bug: 'going back two licences forgets the bank',
    law: 'a state can be written over',
    game: withSearch({
      copyInto: (into, from) => {
        const { phase, bank } = into;
        into.copyFrom(from);
        if (phase === AFTER_TWO_LICENCES && from.phase === TURN) into.bank = bank;
      },
    }),
  },
  {
    bug: 'a pair of shares is played as one',
    law: 'nothing is lost',
    game: spoiling((s, code) => {
      if (code >= 640 && code < FIRST_LICENCE) s.portfolio[0]++;
    }),
  },
  {
    bug: 'it ends after a scoring, but goes on',
    law: 'legal is never empty',
    game: {
      ...right,
      outcome: (s) =>
        s.scorings > 0 ? { scores: [1, 1], winners: [0], reason: 'third-scoring' } : right.outcome(s),
    },
  },
  { bug: 'it ends without a winner', law: 'every match ends', game: changingOutcome({ winners: [] }) },
  { bug: 'somebody wins who is not there', law: 'every match ends', game: changingOutcome({ winners: [7] }) },
  { bug: 'it ends for no known reason', law: 'every match ends', game: changingOutcome({ reason: 'tea' }) },
  { bug: 'a score is missing', law: 'every match ends', game: changingOutcome({ scores: [99] }) },
];
