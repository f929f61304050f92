import type { Aircraft, Airline, BoardFile, Card, PowerCard } from '@tarmac/air-kwire';
import { POWERS } from '@tarmac/air-kwire/aids';
import type { Refusal } from '../../engine/api.ts';
import { aircraft as AIRCRAFT_NAMES } from '../../words/air-kwire.ts';
import type { RichPart } from '../../words/rich.ts';
import { cityName, withCityNames } from '../common/city-names.ts';
import { texts } from './texts.ts';
import type { Table } from './types.ts';

export { cityName } from '../common/city-names.ts';

/** The board that is played on, with the names of its cities in the language of the page. */
export function boardOf(table: Pick<Table, 'info'>): BoardFile {
  return withCityNames(table.info.board as BoardFile, texts().names.cities);
}

/** The first word of its name: "Beacon". */
export function airlineName({ airlines }: BoardFile, airline: Airline): string {
  const name = airlines.find(({ id }) => id === airline)?.name ?? airline;
  return name.split(' ')[0] ?? name;
}

/** An airline in a sentence, with its sign. */
export function signOf(board: BoardFile, airline: Airline): RichPart {
  return { sign: airline, name: airlineName(board, airline) };
}

/** The same in every language. */
export function aircraftName(aircraft: Aircraft): string {
  return AIRCRAFT_NAMES[aircraft];
}

/** A type of aircraft in a sentence: its outline is drawn. */
export function aircraftSign(aircraft: Aircraft): RichPart {
  return { sign: aircraft, name: aircraftName(aircraft) };
}

export function powerName(power: PowerCard): string {
  return texts().names.powers[power];
}

export function isPower(card: Card): card is PowerCard {
  return POWERS.some((power) => power === card);
}

/** "Boston", "Reshuffle". */
export function cardName(board: BoardFile, card: Card): string {
  return isPower(card) ? powerName(card) : cityName(board, card);
}

/** Why not, in our words where the game gave its reason. */
export function refusalText({ reason, values, message }: Refusal): string {
  const known: Readonly<Record<string, (values: Readonly<Record<string, string | number>>) => string>> =
    texts().refusals;
  return known[reason ?? '']?.(values ?? {}) ?? message;
}
