import type { Game } from '@tarmac/kernel';
import europe from '../boards/europe-1.json' with { type: 'json' };
import europeSmall from '../boards/europe-small-1.json' with { type: 'json' };
import type { Board } from './board.ts';
import { loadBoard } from './board.ts';
import { decode, encode } from './codes.ts';
import { deal } from './deal.ts';
import type { Event } from './events.ts';
import { reveals, seen } from './events.ts';
import { key } from './knowledge.ts';
import { makeMove, parseMove } from './notation.ts';
import type { AirlinesEuropeOptions } from './options.ts';
import { OPTIONS } from './options.ts';
import { outcome, scores, winners } from './outcome.ts';
import { redeal } from './redeal.ts';
import { refusal } from './refusal.ts';
import { sampler } from './sampler.ts';
import { allows, count, list, mayMove, most, nth, playMove, toMove } from './sequence.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import type { Move, Setup } from './types.ts';
import { END_REASONS, MAX_PLAYERS } from './types.ts';
import type { View } from './view.ts';
import { active, view } from './view.ts';

export type AirlinesEuropeTypes = {
  Board: Board;
  Options: AirlinesEuropeOptions;
  Setup: Setup;
  State: State;
  Move: Move;
  View: View;
  Event: Event;
};

const codes = new Int32Array(4096);

export const airlinesEurope: Game<AirlinesEuropeTypes> = {
  id: 'airlines-europe',
  title: 'Airlines Europe',
  rulesVersion: 1,
  players: { min: 2, max: MAX_PLAYERS },
  options: OPTIONS,
  boardFiles: [europe, europeSmall],
  endReasons: END_REASONS,
  loadBoard,
  boardFile: (board) => board.file,
  deal,
  redeal,
  setup,
  seats: (state) => state.setting.players,
  active,
  legal: (state, seat) => {
    if (!mayMove(state, seat)) return [];
    return Array.from(codes.subarray(0, list(state, seat, codes)), (code) =>
      decode(state.setting.board, code),
    );
  },
  apply: (state, seat, move) => {
    const code = encode(state.setting.board, move);
    if (!mayMove(state, seat) || !allows(state, seat, code)) throw refusal(state, seat, move);
    const events: Event[] = [];
    playMove(state, seat, code, (event) => events.push(event));
    return events;
  },
  outcome,
  copy: (state) => state.copy(),
  view,
  seen,
  reveals,
  sampler,
  parseMove,
  makeMove,
  search: {
    encode,
    decode,
    toMove,
    count,
    nth,
    most,
    list,
    allows,
    play: playMove,
    scores,
    winners,
    key,
    copyInto: (into, from) => into.copyFrom(from),
  },
};
