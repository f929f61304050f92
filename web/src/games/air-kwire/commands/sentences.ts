import type { Move } from '@tarmac/air-kwire';
import { tradeEffect } from '@tarmac/air-kwire/aids';
import { disposeChoices } from '@tarmac/air-kwire/foresight';
import type { KwireCommands } from '../../../words/en/commands/air-kwire.ts';
import { aircraftName, airlineName, boardOf, cardName, cityName, powerName } from '../names.ts';
import type { Table } from '../types.ts';

/** What a move does, in words. */
export function moveSaid(move: Move, table: Table, { says, does }: KwireCommands): string {
  const board = boardOf(table);
  const { view } = table.frame;
  const name = (airline: string): string => airlineName(board, airline);
  const city = (id: string): string => cityName(board, id);
  switch (move.type) {
    case 'buy': {
      const { cost } = tradeEffect(view, board, move.airline, 1);
      const isClosed = view.airlines[move.airline]?.status === 'closed';
      return (isClosed ? says.opening : says.buying)(name(move.airline), cost);
    }
    case 'sell':
      return says.selling(name(move.airline), -tradeEffect(view, board, move.airline, -1).cost);
    case 'route':
      return says.flying(name(move.airline), city(move.city), aircraftName(move.aircraft));
    case 'discard':
      return says.discarding(cardName(board, move.card));
    case 'draw':
      return move.from === 'pool' ? says.taking(city(move.card)) : says.drawing[move.from];
    case 'rehome':
      return says.rehoming(aircraftName(move.aircraft));
    case 'dispose': {
      const choices = table.viewer === null ? [] : disposeChoices(view, board, table.viewer);
      const { sells = 0, brings = 0 } = choices[move.exchange] ?? {};
      return says.disposing({ gets: move.exchange, of: name(view.airline ?? ''), sells, brings });
    }
    case 'settle':
      return move.with === 'forfeit'
        ? says.forfeiting(city(move.city))
        : says.settling(city(move.city), aircraftName(move.aircraft));
    case 'power':
      return says.playing(powerName(move.card));
    case 'decommission':
      return says.leaving(name(move.airline), city(move.city));
    case 'keep':
      return says.keeping(name(move.airline));
    case 'end-vote':
      if (view.phase !== 'vote') return does.propose;
      return move.agree ? says.agreeing : says.disagreeing;
    case 'done':
      return says.done[view.phase === 'second' || view.phase === 'free-discard' ? view.phase : 'stock'];
    case 'approve':
    case 'refuse':
    case 'pass':
      return does[move.type];
    case 'shuffle':
      return '';
  }
}
