import { airlinesEurope } from '@tarmac/airlines-europe';
import { makeBot } from '@tarmac/bots';
import { boardShelf, Playout, parseJson, parseRecord, recordText, toRecord, verify } from '@tarmac/kernel';
import type { FigureName } from './figures.ts';
import { board, firstStates, playedMatch, positions } from './positions.ts';

/** Does a little work and says how many operations it was. */
export type Work = () => number;

const { toMove, count, nth, list, play, copyInto } = airlinesEurope.search;

const DEALS = 16;
const COPIES = 1000;

export const WORKLOADS: Readonly<Partial<Record<FigureName, () => Work>>> = {
  randomDecision: randomGames,

  listPickPlay() {
    const starts = firstStates(DEALS);
    const state = airlinesEurope.copy(starts[0] ?? never());
    const random = new Playout(1);
    const codes = new Int32Array(4096);
    return () => {
      let decisions = 0;
      for (const start of starts) {
        copyInto(state, start);
        for (let seat = toMove(state); seat >= 0; seat = toMove(state)) {
          const code = codes[random.below(list(state, seat, codes))] ?? 0;
          play(state, seat, code);
          decisions++;
        }
      }
      return decisions;
    };
  },

  checkedApply() {
    const games = Array.from({ length: DEALS }, (_, i) => playedMatch(i + 1).log);
    const starts = firstStates(DEALS);
    const state = airlinesEurope.copy(starts[0] ?? never());
    return () => {
      let decisions = 0;
      games.forEach((log, i) => {
        copyInto(state, starts[i] ?? never());
        for (const { seat, move } of log) airlinesEurope.apply(state, seat, move);
        decisions += log.length;
      });
      return decisions;
    };
  },

  copy() {
    const [from, into] = [positions(1).at(-1) ?? never(), firstStates(1)[0] ?? never()];
    return () => {
      for (let n = 0; n < COPIES; n++) copyInto(into, from);
      return COPIES;
    };
  },

  view() {
    const states = positions(1);
    return () => {
      for (const state of states) airlinesEurope.view(state, toMove(state));
      return states.length;
    };
  },

  sample() {
    const samplers = positions(1).map((state) =>
      airlinesEurope.sampler(board, airlinesEurope.view(state, toMove(state))),
    );
    const into = firstStates(1)[0] ?? never();
    const random = new Playout(1);
    return () => {
      for (const sampler of samplers) sampler.sample(random, into);
      return samplers.length;
    };
  },

  recordsVerified() {
    const texts = Array.from({ length: DEALS }, (_, i) => recordText(toRecord(playedMatch(i + 1))));
    const loadBoard = boardShelf(airlinesEurope);
    return () => {
      for (const text of texts) verify(airlinesEurope, parseRecord(parseJson(text)), { loadBoard });
      return texts.length;
    };
  },

  greedyDecision() {
    const bot = makeBot(airlinesEurope, board, 'greedy');
    const seen = positions(1).map((state) => {
      const seat = toMove(state);
      return { seat, view: airlinesEurope.view(state, seat) };
    });
    const random = new Playout(1);
    return () => {
      for (const { view, seat } of seen) bot.choose(view, seat, random);
      return seen.length;
    };
  },
};

/** Random games to their ends, without a list and without an object. */
export function randomGames(): Work {
  const starts = firstStates(DEALS);
  const state = airlinesEurope.copy(starts[0] ?? never());
  const random = new Playout(1);
  return () => {
    let decisions = 0;
    for (const start of starts) {
      copyInto(state, start);
      for (let seat = toMove(state); seat >= 0; seat = toMove(state)) {
        play(state, seat, nth(state, seat, random.below(count(state, seat))));
        decisions++;
      }
    }
    return decisions;
  };
}

function never(): never {
  throw new Error('the bench has no position');
}
