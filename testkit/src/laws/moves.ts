import type { Code, GameTypes, Seat } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { quietly } from '../broken.ts';
import type { Law, Moment } from '../moment.ts';
import { deciding, draw, listed, show } from '../moment.ts';
import { difference, sameState } from '../same.ts';
import { some } from './offers.ts';

/** A state has hundreds of moves, and each is tried in hundreds of states: some of each will do. */
const ACCEPTED = 6;
const REFUSED = 5;

/** What is legal is accepted, on a copy, and both faces of a move lead to the same state. */
export const legalIsAccepted: Law = {
  name: 'apply accepts what is legal',
  check(at) {
    const { game, state, board } = at;
    const before = game.copy(state);
    const [typed, coded] = [game.copy(state), game.copy(state)];
    for (const seat of deciding(game, state)) {
      for (const code of some(at, listed(game, state, seat), ACCEPTED)) {
        const move = game.search.decode(board, code);
        game.search.copyInto(typed, state);
        game.search.copyInto(coded, state);
        const events = game.apply(typed, seat, move);
        const sunk: unknown[] = [];
        game.search.play(coded, seat, code, (event) => sunk.push(event));
        if (!sameState(typed, coded))
          throw new Error(`apply and search.play differ (${show(game, seat, move)})`);
        const found = difference(events, sunk);
        if (found !== undefined) throw new Error(`events of apply and search.play differ: ${found}`);
        game.search.copyInto(coded, state);
        game.search.play(coded, seat, code);
        if (!sameState(typed, coded)) throw new Error(`a sink changes the rules (${show(game, seat, move)})`);
      }
    }
    if (!sameState(before, state)) throw new Error('a move played on a copy changed the original');
  },
};

/** What is not legal is refused: in words, with the rule, and without a trace. */
export const illegalIsRefused: Law = {
  name: 'apply refuses what is not legal',
  check(at) {
    const { game, state, board, codes, players, random } = at;
    const active = deciding(game, state);
    const trial = game.copy(state);
    for (let seat = 0; seat < players; seat++) {
      const legal = new Set<Code>(active.includes(seat) ? listed(game, state, seat) : []);
      const tries = active.includes(seat) ? REFUSED : 1;
      for (let n = 0; n < tries && legal.size < codes.length; n++) {
        const code = draw(random, codes);
        if (!legal.has(code)) refuse(at, trial, seat, game.search.decode(board, code));
      }
    }
    const seat = draw(random, [-1, players, 0.5]);
    refuse(at, trial, seat, game.search.decode(board, draw(random, codes)), false);
  },
};

function refuse<G extends GameTypes>(
  { game, state }: Moment<G>,
  trial: G['State'],
  seat: Seat,
  move: G['Move'],
  needsRule = true,
): void {
  const refusal = refusalOf(() => game.apply(trial, seat, move));
  const what = show(game, seat, move);
  if (refusal === undefined) throw new Error(`not legal, but accepted (${what})`);
  if (!(refusal instanceof TarmacError)) throw new Error(`refused by ${refusal}, not in words (${what})`);
  if (needsRule && refusal.rule === undefined) throw new Error(`refused without a rule (${what})`);
  if (refusal.message.trim() === '') throw new Error(`refused without a word (${what})`);
  if (!sameState(trial, state)) throw new Error(`refused, but the state has changed (${what})`);
}

/** What an act ends in, or undefined. */
function refusalOf(act: () => unknown): unknown {
  try {
    quietly(act);
    return undefined;
  } catch (error) {
    return error;
  }
}

const RUBBISH: readonly unknown[] = [
  null,
  -1,
  0,
  1.5,
  99,
  '',
  'x',
  'scoring',
  true,
  [],
  {},
  ['red'],
  { x: 1 },
  { red: 0 },
];

/** A move from outside can hold anything: it is played if it means a legal one, otherwise refused in words. */
export const rubbishIsRefused: Law = {
  name: 'a malformed move is refused in words',
  check(at) {
    const { game, state, board, codes, random } = at;
    const seat = draw(random, deciding(game, state)) ?? 0;
    const legal = game.legal(state, seat);
    const model =
      legal.length > 0 && random.below(2) === 0
        ? draw(random, legal)
        : game.search.decode(board, draw(random, codes));
    const move = spoil(at, model);
    const trial = game.copy(state);
    const refusal = refusalOf(() => game.apply(trial, seat, move));
    if (refusal !== undefined) {
      if (!(refusal instanceof TarmacError))
        throw new Error(`${JSON.stringify(move)} is refused by ${refusal}`);
      if (!sameState(trial, state))
        throw new Error(`${JSON.stringify(move)} was refused and changed the state`);
      return;
    }
    const code = game.search.encode(board, move);
    if (legal.some((each) => game.search.encode(board, each) === code)) return;
    throw new Error(`${JSON.stringify(move)} is accepted and means no legal move`);
  },
};

/** The move with one of its fields spoilt or missing. */
function spoil<G extends GameTypes>({ random }: Moment<G>, move: G['Move']): G['Move'] {
  const spoilt: Record<string, unknown> = Object.fromEntries(Object.entries(move));
  const key = draw(random, Object.keys(spoilt));
  if (key === 'type') spoilt.type = draw(random, ['', 'nonsense', 'constructor', '__proto__', 'cash']);
  else if (random.below(4) === 0) delete spoilt[key];
  else spoilt[key] = draw(random, RUBBISH);
  // What is sent from outside has any shape; the game must not trust the type.
  return spoilt as unknown as G['Move'];
}
