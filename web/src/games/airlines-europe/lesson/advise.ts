import { DIVIDEND, type Share } from '@tarmac/airlines-europe';
import type { AdviceWords } from '../../../words/en/lesson/advice/airlines-europe.ts';
import { type Rich, richList } from '../../../words/rich.ts';
import { spokenLanguage } from '../../../words/words.svelte.ts';
import { boardOf, routeName, signOf } from '../names.ts';
import { thresholdOf } from '../panels/gains.ts';
import type { Frame, Table } from '../types.ts';
import { type Advice, adviceFor, type Laid, type Rival } from './advice.ts';

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
  switch (advice?.kind) {
    case 'play':
      return words.play(sharesIn(advice.shares), advice.gain, moneyFor(advice.shares));
    case 'licence': {
      const { airline, route, feed } = advice;
      return words.licence(
        signOf(airline),
        routeName(boardOf(table), route),
        feed.price,
        thresholdOf(table, feed),
      );
    }
    case 'cash':
      return words.cash(advice.cash);
    case 'take':
      return words.take(signOf(advice.share), advice.own, named(table, advice.rival));
    case 'draw':
      return words.draw;
    case 'give':
      return words.give(signOf(advice.share), advice.own, named(table, advice.rival));
    default:
      return null;
  }
}

function sharesIn(shares: readonly Laid[]): Rich {
  return richList(
    shares.map(({ share, count }): Rich => (count === 1 ? [signOf(share)] : [`${count} × `, signOf(share)])),
    spokenLanguage(),
  );
}

const moneyFor = (shares: readonly { readonly share: Share; readonly count: number }[]): number =>
  DIVIDEND * shares.reduce((sum, { count }) => sum + count, 0);

function named(table: Table, rival: Rival | null) {
  return rival && { name: table.name(rival.seat), count: rival.count };
}
