import type { Airline, BoardFile, Card, City } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import type { Person } from '../../../words/en/air-kwire/narration.ts';
import type { RichPart } from '../../../words/rich.ts';
import { yourSeat } from '../../common/panels/people.ts';
import { boardOf, cardName, cityName, signOf } from '../names.ts';
import type { Table } from '../types.ts';

/** What people and things of one table are called in its sentences. */
export class Names {
  readonly #table: Table;
  readonly #board: BoardFile;
  /** In as few words as can be. */
  readonly brief: boolean;

  constructor(table: Table, brief = false) {
    this.brief = brief;
    this.#table = table;
    this.#board = boardOf(table);
  }

  person(seat: Seat): Person {
    return { name: this.#table.name(seat), you: seat === yourSeat(this.#table) };
  }
  airline(airline: Airline): RichPart {
    return signOf(this.#board, airline);
  }
  city(city: City): string {
    return cityName(this.#board, city);
  }
  cities(cities: readonly City[]): string[] {
    return cities.map((city) => this.city(city));
  }
  card(card: Card): string {
    return cardName(this.#board, card);
  }
  /** Amounts by seat; who gets nothing is left out. */
  awards(amounts: readonly number[]): { who: Person; amount: number }[] {
    return amounts.flatMap((amount, seat) => (amount > 0 ? [{ who: this.person(seat), amount }] : []));
  }
}
