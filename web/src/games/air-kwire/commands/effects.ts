import type { Move } from '@tarmac/air-kwire';
import { tradeEffect } from '@tarmac/air-kwire/aids';
import { disposeChoices, routeEffect } from '@tarmac/air-kwire/foresight';
import { settings } from '../../../play/settings.svelte.ts';
import type { KwireCommands } from '../../../words/en/commands/air-kwire.ts';
import { nameOf } from '../../common/panels/people.ts';
import { airlineName, boardOf } from '../names.ts';
import type { Table } from '../types.ts';

/** What would come of a move, if that aid is wanted. */
export function effectSaid(move: Move, table: Table, { says }: KwireCommands): string {
  if (!settings.aids.feed) return '';
  const board = boardOf(table);
  const { view } = table.frame;
  switch (move.type) {
    case 'buy':
    case 'sell': {
      const effect = tradeEffect(view, board, move.airline, move.type === 'buy' ? 1 : -1);
      const { ceo, price, bankrupt } = effect;
      const isNew = ceo.after !== null && ceo.after !== ceo.before;
      return says.traded({
        airline: airlineName(board, move.airline),
        price: price.after,
        ceo: isNew ? nameOf(table, ceo.after) : null,
        bankrupt,
      });
    }
    case 'route': {
      const { points, meeting, dividend, wins } = routeEffect(
        view,
        board,
        move.airline,
        move.city,
        move.aircraft,
      );
      const { ceo = null } = view.airlines[move.airline] ?? {};
      return says.flown({
        airline: airlineName(board, move.airline),
        points: points.after,
        asked: ceo === null || ceo === table.viewer ? null : nameOf(table, ceo),
        acquirer: meeting?.acquirer ? airlineName(board, meeting.acquirer) : null,
        defunct: meeting?.defunct ? airlineName(board, meeting.defunct) : null,
        pays: dividend.due,
        wins,
      });
    }
    case 'dispose': {
      const choice =
        table.viewer === null ? undefined : disposeChoices(view, board, table.viewer)[move.exchange];
      if (!choice || view.airline === null) return '';
      const { ceoAfter, priceAfter } = choice;
      const isNew = ceoAfter !== null && ceoAfter !== view.airlines[view.airline]?.ceo;
      return says.traded({
        airline: airlineName(board, view.airline),
        price: priceAfter,
        ceo: isNew ? nameOf(table, ceoAfter) : null,
        bankrupt: false,
      });
    }
    default:
      return '';
  }
}
