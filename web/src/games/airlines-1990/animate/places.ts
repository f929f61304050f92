import type { BoardFile, Company, FlightCard } from '@tarmac/airlines-1990';
import type { Seat, Viewer } from '@tarmac/kernel';
import { placeOf } from '../../common/animate/places.ts';

/** Where things of one move come from and go to, as the viewer sees the table. */
export class Places {
  readonly #viewer: Viewer;
  readonly #board: BoardFile;

  constructor(viewer: Viewer, board: BoardFile) {
    this.#viewer = viewer;
    this.#board = board;
  }

  isMine(seat: Seat): boolean {
    return seat === this.#viewer;
  }

  /** Shares in a hand: your own, or the name of the player who holds them. */
  hand(seat: Seat, company?: Company): Element | null {
    if (!this.isMine(seat)) return placeOf(`seat:${seat}`);
    return placeOf(...(company ? [`hand:${company}`] : []), 'hand', `seat:${seat}`);
  }

  /** Flight cards in a hand. */
  flights(seat: Seat, card?: FlightCard): Element | null {
    if (!this.isMine(seat)) return placeOf(`seat:${seat}`);
    const name = card ? [`flight:${card.pattern}-${card.value}#0`] : [];
    return placeOf(...name, 'flights', `seat:${seat}`);
  }

  /** Shares that a player has laid down. */
  holding(seat: Seat, company: Company): Element | null {
    return placeOf(`holding:${seat}:${company}`, `seat:${seat}`);
  }

  market(slot: number): Element | null {
    return placeOf(`market:${slot}`);
  }

  pile(): Element | null {
    return placeOf('pile');
  }

  flightPile(): Element | null {
    return placeOf('flight-pile');
  }

  /** Flight cards that have been played. */
  discards(): Element | null {
    return placeOf('discards');
  }

  headquarters(company: Company): Element | null {
    return placeOf(`headquarters:${company}`);
  }

  flag(company: Company): Element | null {
    return placeOf(`flag:${company}`);
  }

  /** A circle by its number. */
  circle(route: string, number: number): Element | null {
    return placeOf(`slot:${route}:${this.slotOf(route, number)}`);
  }

  /** The place of a circle on its route, from 0 on. */
  slotOf(route: string, number: number): number {
    return this.#board.routes.find(({ id }) => id === route)?.circles.indexOf(number) ?? 0;
  }
}
