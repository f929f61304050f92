import type { AdviceWords } from '../../../words/en/lesson/advice/airlines-1990.ts';
import type { Rich } from '../../../words/rich.ts';
import { nameOf } from '../../common/panels/people.ts';
import { boardOf, routeName, signOf } from '../names.ts';
import { thresholdOf } from '../panels/gains.ts';
import type { Frame, Table } from '../types.ts';
import { type Advice, adviceFor, type Rival } from './advice.ts';

const known = new WeakMap<Frame, { readonly advice: Advice | null }>();

/** What is sensible at this moment; worked out once for it. */
export function adviceOf(table: Pick<Table, 'frame' | 'info' | 'myMove'>): Advice | null {
  if (!table.myMove) return null;
  const { frame } = table;
  const found = known.get(frame) ?? { advice: adviceFor(frame.view, boardOf(table), frame.legal) };
  known.set(frame, found);
  return found.advice;
}

/** The same in words. */
export function advise(table: Table, words: AdviceWords): Rich | null {
  const advice = adviceOf(table);
  const board = boardOf(table);
  switch (advice?.kind) {
    case 'found':
      return words.found(
        signOf(board, advice.company),
        advice.shares,
        routeName(board, advice.route),
        advice.gain,
      );
    case 'play':
      return words.play(signOf(board, advice.company), advice.shares, advice.gain);
    case 'expand': {
      const { led } = advice;
      return led ? words.expand(signOf(board, led.company), led.own, led.next) : words.draw;
    }
    case 'fly': {
      const { effect, company, route } = advice;
      const { before, after } = effect.points;
      const gains = after.map((points, seat) => ({
        seat,
        name: nameOf(table, seat),
        change: points - (before[seat] ?? 0),
      }));
      return words.fly(signOf(board, company), routeName(board, route), thresholdOf(table, effect, gains));
    }
    case 'keep':
      return words.keep;
    case 'take':
      return words.take(signOf(board, advice.company), advice.own, named(table, advice.rival));
    case 'draw':
      return words.pile;
    default:
      return null;
  }
}

function named(table: Table, rival: Rival | null) {
  return rival && { name: table.name(rival.seat), count: rival.count };
}
