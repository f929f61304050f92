import type { BoardFile, Company, FlightCard } from '@tarmac/airlines-1990';
import type { Refusal } from '../../engine/api.ts';
import type { RichPart } from '../../words/rich.ts';
import { cityName, withCityNames } from '../common/city-names.ts';
import { texts } from './texts.ts';
import type { Table } from './types.ts';

/** The board that is played on, with the names of its cities in the language of the page. */
export function boardOf(table: Pick<Table, 'info'>): BoardFile {
  return withCityNames(table.info.board as BoardFile, texts().names.cities);
}

/** "Boston–Halifax". */
export function routeName(board: BoardFile, route: string): string {
  const found = board.routes.find(({ id }) => id === route);
  if (!found) return route;
  return texts().names.route(cityName(board, found.from), cityName(board, found.to));
}

/** "Wavy line", of a route. */
export function patternName(board: BoardFile, route: string): string {
  const found = board.routes.find(({ id }) => id === route);
  return found ? texts().names.patterns[found.pattern] : route;
}

/** Three letters. */
export function companyName(board: BoardFile, company: Company): string {
  return board.companies.find(({ id }) => id === company)?.name ?? company.toUpperCase();
}

/** A company in a sentence, with its sign. */
export function signOf(board: BoardFile, company: Company): RichPart {
  return { sign: company, name: companyName(board, company) };
}

/** "solid line 5". */
export function cardName({ pattern, value }: FlightCard): string {
  return `${texts().names.patterns[pattern]} ${value}`;
}

/** A flight card in a sentence: its pattern is drawn. */
export function cardSign(card: FlightCard): RichPart {
  return { sign: `${card.pattern}-${card.value}`, name: cardName(card) };
}

/** Why not, in our words where the game gave its reason. */
export function refusalText({ reason, values, message }: Refusal): string {
  const known: Readonly<Record<string, (values: Readonly<Record<string, string | number>>) => string>> =
    texts().refusals;
  return known[reason ?? '']?.(values ?? {}) ?? message;
}
