import { cashOf, type Disposal } from '@tarmac/air-kwire/aids';
import { nameOf } from '../../common/panels/people.ts';
import { airlineName } from '../names.ts';
import { sceneTexts } from '../scene-texts.ts';
import { texts } from '../texts.ts';
import { foresight } from '../turn/foresight.ts';
import type { Turn } from '../turn.svelte.ts';

/** One way to dispose of the shares of an airline that was taken over, and what the viewer has after it. */
export interface DisposalWay {
  readonly exchange: number;
  readonly chosen: boolean;
  readonly title: string;
  readonly rest: string;
  /** In the order of `rowsOf`. */
  readonly figures: readonly string[];
}

export interface Disposing {
  readonly sell: DisposalWay;
  readonly exchange: DisposalWay;
  /** The most shares that can be got. */
  readonly most: number;
  /** What the figures are. */
  readonly rows: readonly string[];
  /** Who decides afterwards, so that price and CEO are not certain yet. */
  readonly later: readonly string[];
}

/** AK-44: selling all and exchanging, side by side; null until the rules can say what each brings. */
export function disposingOf(turn: Turn): Disposing | null {
  const { view, board, choice, table } = turn;
  const ways = foresight.rules?.disposeChoices(view, board, view.decider) ?? [];
  const most = ways.length - 1;
  const exchanged = choice.exchange === null || choice.exchange === 0 ? most : choice.exchange;
  const [sell, exchange] = [ways[0], ways[exchanged]];
  if (!sell || !exchange) return null;
  const say = texts().step.disposal;
  const defunct = view.defunct ?? '';
  const name = airlineName(board, view.airline ?? '');
  return {
    sell: wayOf(turn, sell, say.sellAll, say.forAmount(sell.sells, sell.brings)),
    exchange: wayOf(
      turn,
      exchange,
      say.exchange(2 * exchange.gets, exchange.gets),
      exchange.sells === 0 ? say.sellNone : say.sell(exchange.sells, exchange.brings),
    ),
    most,
    rows: [say.cash, say.shares(name), say.dividend, say.ceo],
    later: view.shares.flatMap((held, seat) =>
      seat !== view.decider && (held[defunct] ?? 0) > 0 ? [nameOf(table, seat)] : [],
    ),
  };
}

function wayOf({ view, choice, table }: Turn, way: Disposal, title: string, rest: string): DisposalWay {
  const say = texts().step.disposal;
  const { money } = texts().panels;
  const { exchange, brings, shares, priceAfter, dividend, ceoAfter } = way;
  return {
    exchange,
    chosen: choice.exchange === exchange,
    title,
    rest,
    figures: [
      money(cashOf(view) + brings),
      say.sharesAt(shares, priceAfter),
      money(dividend),
      ceoAfter === null ? sceneTexts().merger.noCeo : nameOf(table, ceoAfter),
    ],
  };
}
