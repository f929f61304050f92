import { makeBot } from '@tarmac/bots';
import {
  boardShelf,
  CHANCE,
  Playout,
  parseJson,
  parseRecord,
  recordText,
  toRecord,
  verify,
} from '@tarmac/kernel';
import type { FigureName } from './figures.ts';
import type { BenchTable } from './positions.ts';

/** Does a little work and says how many operations it was. */
export type Work = () => number;

const DEALS = 16;
const COPIES = 1000;

export const WORKLOADS: Readonly<Partial<Record<FigureName, (table: BenchTable) => Work>>> = {
  randomDecision: randomGames,

  listPickPlay(table) {
    const { toMove, list, play, chance, copyInto } = table.game.search;
    const starts = table.firstStates(DEALS);
    const state = table.firstState();
    const random = new Playout(1);
    const codes = new Int32Array(4096);
    return () => {
      let decisions = 0;
      for (const start of starts) {
        copyInto(state, start);
        for (let seat = toMove(state); seat !== NOBODY; seat = toMove(state)) {
          if (seat === CHANCE) {
            chance?.(state, random);
            continue;
          }
          const code = codes[random.below(list(state, seat, codes))] ?? 0;
          play(state, seat, code);
          decisions++;
        }
      }
      return decisions;
    };
  },

  checkedApply(table) {
    const { game } = table;
    const games = Array.from({ length: DEALS }, (_, i) => ({
      start: table.firstState(i + 1),
      log: table.playedMatch(i + 1).log,
    }));
    const state = table.firstState();
    return () => {
      let moves = 0;
      for (const { start, log } of games) {
        game.search.copyInto(state, start);
        for (const { seat, move } of log) game.apply(state, seat, move);
        moves += log.length;
      }
      return moves;
    };
  },

  copy(table) {
    const { copyInto } = table.game.search;
    const from = lastOf(table.positions(1));
    const into = table.firstState();
    return () => {
      for (let n = 0; n < COPIES; n++) copyInto(into, from);
      return COPIES;
    };
  },

  view(table) {
    const { game } = table;
    const states = table.positions(1);
    return () => {
      for (const state of states) game.view(state, game.search.toMove(state));
      return states.length;
    };
  },

  sample(table) {
    const { game, board } = table;
    const samplers = table
      .positions(1)
      .map((state) => game.sampler(board, game.view(state, game.search.toMove(state))));
    const into = table.firstState();
    const random = new Playout(1);
    return () => {
      for (const sampler of samplers) sampler.sample(random, into);
      return samplers.length;
    };
  },

  recordsVerified(table) {
    const { game } = table;
    const texts = Array.from({ length: DEALS }, (_, i) => recordText(toRecord(table.playedMatch(i + 1))));
    const loadBoard = boardShelf(game);
    return () => {
      for (const text of texts) verify(game, parseRecord(parseJson(text)), { loadBoard });
      return texts.length;
    };
  },

  greedyDecision(table) {
    const { game, board } = table;
    const bot = makeBot(game, board, 'greedy');
    const seen = table.positions(1).map((state) => {
      const seat = game.search.toMove(state);
      return { seat, view: game.view(state, seat) };
    });
    const random = new Playout(1);
    return () => {
      for (const { view, seat } of seen) bot.choose(view, seat, random);
      return seen.length;
    };
  },
};

/** What `toMove` says at the end. */
const NOBODY = -1;

/** Random games to their ends, without a list and without an object. What chance does is part of the time. */
export function randomGames(table: BenchTable): Work {
  const { toMove, count, nth, play, chance, copyInto } = table.game.search;
  const starts = table.firstStates(DEALS);
  const state = table.firstState();
  const random = new Playout(1);
  return () => {
    let decisions = 0;
    for (const start of starts) {
      copyInto(state, start);
      for (let seat = toMove(state); seat !== NOBODY; seat = toMove(state)) {
        if (seat === CHANCE) {
          chance?.(state, random);
          continue;
        }
        play(state, seat, nth(state, seat, random.below(count(state, seat))));
        decisions++;
      }
    }
    return decisions;
  };
}

function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error('the bench has no position');
  return last;
}
