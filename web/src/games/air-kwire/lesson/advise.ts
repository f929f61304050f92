import type { AdviceWords } from '../../../words/en/lesson/advice/air-kwire.ts';
import { type Rich, richList } from '../../../words/rich.ts';
import { spokenLanguage } from '../../../words/words.svelte.ts';
import { boardOf, cardName, cityName, signOf } from '../names.ts';
import { ofRoute } from '../panels/verdict.ts';
import { foresight } from '../turn/foresight.ts';
import type { Frame, Table } from '../types.ts';
import { type Advice, adviceFor } from './advice.ts';

const known = new WeakMap<Frame, { readonly advice: Advice | null }>();
/** More than these sentences of what a route means are too many for a card. */
const SENTENCES = 2;

/** What is sensible at this moment; worked out once for it. Nothing until the rules are there. */
export function adviceOf(table: Pick<Table, 'frame' | 'info' | 'myMove'>): Advice | null {
  const { rules } = foresight;
  if (!table.myMove || !rules) return null;
  const { frame } = table;
  const found = known.get(frame) ?? { advice: adviceFor(frame.view, boardOf(table), frame.legal, rules) };
  known.set(frame, found);
  return found.advice;
}

/** The same in words. */
export function advise(table: Table, words: AdviceWords): Rich | null {
  const advice = adviceOf(table);
  const board = boardOf(table);
  switch (advice?.kind) {
    case 'buy': {
      const { airline, effect, wealth, dividend } = advice;
      return words.buy(signOf(board, airline), effect.cost, wealth, dividend);
    }
    case 'open': {
      const { airline, city, cost } = advice.way;
      return words.open(signOf(board, airline), cityName(board, city), cost);
    }
    case 'go':
      return words.go;
    case 'route': {
      const { airline, city, effect, consent } = advice;
      const means = ofRoute({ table, board, step: 'card' }, { effect, consent }).slice(0, SENTENCES);
      return words.route(signOf(board, airline), cityName(board, city), advice.dividend, means.join(' '));
    }
    case 'discard':
      return words.discard(cardName(board, advice.card), advice.reached);
    case 'pool':
      return words.pool(cityName(board, advice.city), signOf(board, advice.airline));
    case 'pile':
      return words.pile;
    case 'consent':
      return words.consent(advice.mine, table.name(advice.asker), advice.theirs);
    default:
      return null;
  }
}

/** What the learner's shares were paid. */
export interface OwnPayout {
  readonly total: number;
  /** Airlines with what they paid. */
  paid(dollars: (amount: number) => string): Rich;
  /** Airlines of the learner that paid nothing; empty if all did. */
  readonly unpaid: Rich;
}

/** The payout that is shown, or else the last one; null before the first. */
export function ownPayout(table: Table): OwnPayout | null {
  const { telling, told, viewer, frame } = table;
  const all = telling ? [...told, telling] : told;
  const last = all.findLast(({ events }) => events.some(({ type }) => type === 'paid' || type === 'unpaid'));
  if (!last || viewer === null) return null;
  const board = boardOf(table);
  const paid = last.events.flatMap((event) => {
    const amount = event.type === 'paid' ? (event.amounts[viewer] ?? 0) : 0;
    return event.type === 'paid' && amount > 0 ? [{ airline: event.airline, amount }] : [];
  });
  const unpaid = last.events.flatMap((event) => {
    const held = event.type === 'unpaid' && (frame.view.shares[viewer]?.[event.airline] ?? 0) > 0;
    return held ? [event.airline] : [];
  });
  return {
    total: paid.reduce((sum, { amount }) => sum + amount, 0),
    paid: (dollars) =>
      richList(
        paid.map(({ airline, amount }): Rich => [signOf(board, airline), `\u00a0${dollars(amount)}`]),
        spokenLanguage(),
      ),
    unpaid: richList(
      unpaid.map((airline): Rich => [signOf(board, airline)]),
      spokenLanguage(),
    ),
  };
}
