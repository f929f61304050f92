import type { Airline, BoardFile, Share } from '@tarmac/airlines-europe';
import type { Refusal } from '../../engine/api.ts';
import type { RichPart } from '../../words/rich.ts';
import { cityName, withCityNames } from '../common/city-names.ts';
import { texts } from './texts.ts';
import type { Table } from './types.ts';

/** The board that is played on, with the names of its cities in the language of the page. */
export function boardOf(table: Pick<Table, 'info'>): BoardFile {
  return withCityNames(table.info.board as BoardFile, texts().names.cities);
}

/** "Rome–Athens"; remote routes too. */
export function routeName(board: BoardFile, route: string): string {
  const found = board.routes.find(({ id }) => id === route);
  if (!found) return route;
  return texts().names.route(cityName(board, found.from), cityName(board, found.to));
}

/** As it fits into a table or a button. */
function airlineShort(share: Share): string {
  return texts().names.airlines[share].short;
}

/** The fin in a sentence. */
export function signOf(share: Share): RichPart {
  return { sign: share, name: airlineShort(share) };
}

/** Where a bonus marker waits (AE-14). */
export function bonusCity(board: BoardFile, airline: Airline): string {
  return cityName(board, board.bonuses.find((bonus) => bonus.airline === airline)?.target ?? '');
}

/** Why not, in our words where the game gave its reason. */
export function refusalText({ reason, values, message }: Refusal): string {
  const known: Readonly<Record<string, (values: Readonly<Record<string, string | number>>) => string>> =
    texts().refusals;
  return known[reason ?? '']?.(values ?? {}) ?? message;
}
