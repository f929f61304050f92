import {
  type Airline,
  type BoardFile,
  type Move,
  makeMove,
  SHARES,
  type View,
} from '@tarmac/airlines-europe';
import * as europe from '../../../../src/words/en/airlines-europe/index.ts';
import { type Asked, held, named, onRoute, type Part, saying, taken, type Ways } from './ways.ts';

const { step, names } = europe;
const ticket = (action: number): string => `nav.tickets button:nth-of-type(${action})`;
/** What plays several moves says none of them: the large button, and the one in the bubble. */
const EXCHANGES =
  '[data-conversation=exchange] .primary:not([data-move]), :has([data-conversation=exchange]) > * > [data-bubble=acts] .act:not([data-move])';
/** Shares that could be played may be given as well. */
const GIVES = '.other:not([data-move])';

export function waysOfAirlinesEurope(asked: Asked<Move, View, BoardFile>): Ways {
  const [move] = asked.moves;
  const plays = [saying(makeMove(move))];
  switch (move.type) {
    case 'licence': {
      const parts = [
        { press: onRoute(move.route, asked.practised), again: true },
        { press: named(names.airlines[move.airline].name), again: true },
      ];
      return { plays, parts, leads: [ticket(1)] };
    }
    case 'take':
      return {
        plays,
        parts: [{ press: share(move.from === 'deck' ? null : move.share, asked.view), again: true }],
      };
    case 'keep':
      return { plays, parts: move.shares.map((kind) => ({ press: held(kind), again: true })) };
    case 'play': {
      const parts = SHARES.flatMap((kind): Part[] => {
        const times = move.shares[kind];
        return times === undefined ? [] : [{ press: held(kind), times, again: true }];
      });
      return { plays, parts, leads: [ticket(2)] };
    }
    case 'exchange': {
      const shares = given(asked);
      const isGiven = shares.every(({ press, times = 1 }) => asked.pressed(press) === times);
      return {
        plays: [EXCHANGES, ...(isGiven ? [GIVES] : [])],
        parts: [...taking(move.take), ...shares],
        leads: [ticket(3)],
      };
    }
    case 'discard':
      return { plays: [EXCHANGES, ...plays], parts: given(asked) };
    case 'cash':
      return { plays, parts: [] };
  }
}

/** A place of the market with such a share, or the deck. */
function share(kind: Airline | null, { market }: View): string {
  if (kind === null) return taken('deck');
  return market.flatMap((one, slot) => (one === kind ? [taken(`market:${slot}`)] : [])).join();
}

/** How many ABACUS shares: only what is not chosen yet can be pressed. */
function taking(take: 1 | 2): Part[] {
  const label = take === 1 ? step.oneForOne : step.threeForTwo;
  const group = `[role=group][aria-label="${step.take}"]`;
  return [{ press: `${group} button:not([aria-pressed=true]):has-text("${label}")` }];
}

/** The shares to be given, of the hand and of the portfolio, where each press gives one more. */
function given({ moves, seat }: Asked<Move, View, BoardFile>): Part[] {
  const presses = moves
    .filter((move) => move.type === 'discard')
    .map(({ from, share }) =>
      from === 'hand' ? held(share) : `[data-place="holding:${seat}:${share}"] button`,
    );
  return [...Map.groupBy(presses, (press) => press)].map(([press, { length }]) => ({ press, times: length }));
}
