import { type Move, makeMove } from '@tarmac/air-kwire';
import { tradeEffect, tradesLeft } from '@tarmac/air-kwire/aids';
import { nameOf } from '../../common/panels/people.ts';
import { commonTexts } from '../../common/texts.ts';
import type { Deed } from '../../common/tray/conversation.ts';
import { aircraftName, airlineName, cardName, cityName, powerName } from '../names.ts';
import { texts } from '../texts.ts';
import { foresight } from '../turn/foresight.ts';
import type { Turn } from '../turn.svelte.ts';

/** What the large button says and plays. */
export function deedOf(turn: Turn): Deed | null {
  const { primary } = turn;
  if (primary === null) return null;
  if (primary.type === 'end') return { label: endLabel(turn), move: undefined };
  if (turn.step === 'ahead') return lastDeed(turn, primary.moves);
  const [move, ...more] = primary.moves;
  return { label: more.length > 0 ? openingLabel(turn) : labelOf(move, turn), move: makeMove(move) };
}

/** What can be done with the chosen card of the hand instead of flying it. */
export function discardDeedOf(turn: Turn): Deed | null {
  const { discarded } = turn;
  return discarded?.type === 'move' ? lastDeed(turn, discarded.moves) : null;
}

/** The last of these moves; the trading ends with it, if any trade is left. */
function lastDeed(turn: Turn, moves: readonly [Move, ...Move[]]): Deed {
  const move = moves.at(-1) ?? moves[0];
  const label = labelOf(move, turn);
  const endsTrading = moves.length > 1 && tradesLeft(turn.view) > 0;
  return { label: endsTrading ? texts().step.buttons.endTrading(label) : label, move: makeMove(move) };
}

/** What the second button says and plays. */
export function otherDeedOf(turn: Turn): Deed | null {
  const { other, step } = turn;
  if (other === null) return null;
  const say = texts().step.buttons;
  const label = step === 'open' ? say.openOnly : labelOf(other, turn);
  return { label, move: makeMove(other) };
}

/** Whether what the large button does shows something, or tells somebody, so that it cannot be taken back. */
export function isFinal({ primary, asks, step, view, table }: Turn): boolean {
  if (primary?.type !== 'move') return false;
  const move = primary.moves.at(-1);
  switch (move?.type) {
    case 'draw':
      return move.from === 'pile';
    case 'route':
      return asks !== null;
    case 'power':
      return move.card === 'reshuffle';
    case 'done':
      return step === 'free-discard';
    case 'rehome':
    case 'dispose':
    case 'settle':
      return view.turn !== table.viewer;
    default:
      return false;
  }
}

/** A turn that is done waits for somebody's answer, or ends. */
function endLabel({ view, table, hasEnded, proposes }: Turn): string {
  const say = texts().step.buttons;
  const isAsking = view.turn === table.viewer;
  if (view.phase === 'consent' && isAsking) return say.ask(nameOf(table, view.decider));
  if (proposes) return say.askAll;
  return hasEnded ? commonTexts().step.buttons.end : say.confirm;
}

function openingLabel({ firstRoute, board }: Turn): string {
  if (firstRoute === null) return '';
  const { airline, cost, city } = firstRoute;
  return texts().step.buttons.openFly(airlineName(board, airline), cost, cityName(board, city));
}

function labelOf(move: Move, turn: Turn): string {
  const say = texts().step.buttons;
  const { board, view, step } = turn;
  switch (move.type) {
    case 'buy':
      return say.buy(airlineName(board, move.airline), tradeEffect(view, board, move.airline, 1).cost);
    case 'route':
      return turn.asks === null
        ? say.fly(airlineName(board, move.airline), cityName(board, move.city))
        : say.ask(nameOf(turn.table, turn.asks));
    case 'done':
      return step === 'free-discard' ? say.keepRest : step === 'second' ? say.noSecond : say.done;
    case 'discard':
      return say.discard(cardName(board, move.card));
    case 'power':
      return say.power(powerName(move.card));
    case 'draw':
      if (move.from === 'pool') return say.take(cityName(board, move.card));
      return move.from === 'pile' ? say.draw : say.none;
    case 'rehome':
      return say.rehome(aircraftName(move.aircraft), cityName(board, turn.rehomed ?? ''));
    case 'dispose':
      return disposeLabel(move.exchange, turn);
    case 'settle':
      return move.with === 'forfeit'
        ? say.forfeit(cityName(board, move.city))
        : say.rehome(aircraftName(move.aircraft), cityName(board, move.city));
    case 'decommission':
      return say.decommission(cityName(board, move.city));
    case 'end-vote':
      return move.agree ? say.agree : say.playOn;
    case 'pass':
    case 'approve':
    case 'refuse':
    case 'keep':
      return say[move.type];
    default:
      return '';
  }
}

function disposeLabel(exchange: number, { view, board }: Turn): string {
  const say = texts().step.buttons;
  const choices = foresight.rules?.disposeChoices(view, board, view.decider);
  const chosen = choices?.find((way) => way.exchange === exchange);
  if (!chosen) return '';
  const { gets, sells, brings } = chosen;
  if (gets === 0) return say.sellAll(sells, brings);
  return sells === 0 ? say.exchange(2 * gets, gets) : say.exchangeSell(2 * gets, sells);
}
