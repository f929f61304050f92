import { type Feed, feedPlay, ladder } from '@tarmac/airlines-europe/aids';
import { bringsOf, type Gain, sumUp } from '../../common/panels/gains.ts';
import { nameOf } from '../../common/panels/people.ts';
import { commonTexts } from '../../common/texts.ts';
import { texts } from '../texts.ts';
import { countsOf } from '../turn/cards.ts';
import type { Turn } from '../turn.svelte.ts';
import type { Table } from '../types.ts';
import { paidPlaces } from './pays.ts';

/** By seat. */
export function gainsOf(turn: Turn): Gain[] {
  const { table, view, looked } = turn;
  const points = pointsOf(turn);
  const rung = looked && ladder(view).find(({ share }) => share === looked.airline);
  return view.cash.map((_, seat) => {
    const before = points?.before[seat] ?? 0;
    const after = points?.after[seat] ?? 0;
    const held = rung ? { count: rung.holdings[seat] ?? 0, place: rung.places[seat] ?? 0 } : null;
    const nothing = points === null || held?.count === 0;
    return { seat, name: nameOf(table, seat), before, after, change: after - before, held, nothing };
  });
}

function pointsOf(turn: Turn): { before: readonly number[]; after: readonly number[] } | null {
  const { looked, step, choice, table, view, board } = turn;
  if (looked) return looked.feed.points;
  if (step !== 'play' || table.viewer === null || choice.cards.length === 0) return null;
  const { before, after } = feedPlay(view, board, table.viewer, countsOf(choice.cards));
  return { before: before.total, after: after.total };
}

/** All of it in a sentence, or what to do to see something; `touch`: there is no pointer. */
export function verdictOf(turn: Turn, gains: readonly Gain[], touch: boolean): string {
  const say = commonTexts().panels.feed;
  const isShown = turn.looked !== null || gains.some(({ nothing }) => !nothing);
  if (!isShown) return turn.step === 'play' ? say.playWait : touch ? say.waitTouch : say.wait;
  return turn.looked ? thresholdOf(turn.table, turn.looked.feed) : sumUp(gains, turn.table.viewer);
}

/** The threshold that a licence would cross, or how much it is short of the next one, and who gains there. */
export function thresholdOf(table: Table, feed: Feed): string {
  const say = texts().panels.feed;
  const { points, row, crosses, next } = feed;
  const brings = (then: readonly number[]): string =>
    bringsOf(
      then.map((at, seat) => ({ seat, name: nameOf(table, seat), change: at - (points.before[seat] ?? 0) })),
      table.viewer,
    );
  const rowText = (of: readonly number[]): string => paidPlaces(of).join('·');
  if (crosses) return say.crosses(rowText(row.after), brings(points.after));
  return next ? say.short(next.short, rowText(next.row), brings(next.points)) : say.highest;
}
