import type { Game } from '@tarmac/kernel';
import { CHANCE } from '@tarmac/kernel';
import usa1 from '../boards/usa-1.json' with { type: 'json' };
import usa2 from '../boards/usa-2.json' with { type: 'json' };
import type { Board } from './board.ts';
import { loadBoard } from './board-file.ts';
import { applyChance, chance, playChance } from './chance.ts';
import { decode, encode } from './codes.ts';
import { deal } from './deal.ts';
import type { Event } from './events.ts';
import { reveals, seen } from './events.ts';
import { key } from './knowledge.ts';
import { makeMove, parseMove } from './notation.ts';
import type { AirKwireOptions } from './options.ts';
import { OPTIONS } from './options.ts';
import { outcome, scores, winners } from './outcome.ts';
import { redeal } from './redeal.ts';
import { refusal } from './refusal.ts';
import { sampler } from './sampler.ts';
import { allows, count, list, mayMove, most, nth, playMove, toMove } from './sequence.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { PHASE } from './state.ts';
import type { Move, Setup } from './types.ts';
import { END_REASONS, MAX_PLAYERS, MIN_PLAYERS } from './types.ts';
import type { View } from './view.ts';
import { active, view } from './view.ts';

export type AirKwireTypes = {
  Board: Board;
  Options: AirKwireOptions;
  Setup: Setup;
  State: State;
  Move: Move;
  View: View;
  Event: Event;
};

const codes = new Int32Array(1024);

export const airKwire: Game<AirKwireTypes> = {
  id: 'air-kwire',
  title: 'Air-Kwire',
  rulesVersion: 1,
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  options: OPTIONS,
  boardFiles: [usa1, usa2],
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
    const events: Event[] = [];
    const sink = (event: Event): void => {
      events.push(event);
    };
    if (seat === CHANCE && state.phase === PHASE.shuffle) {
      applyChance(state, move, sink);
      return events;
    }
    const code = encode(state.setting.board, move);
    if (!mayMove(state, seat) || !allows(state, seat, code)) throw refusal(state, seat, move);
    playMove(state, seat, code, sink);
    return events;
  },
  chance,
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
    chance: playChance,
    copyInto: (into, from) => into.copyFrom(from),
  },
};
