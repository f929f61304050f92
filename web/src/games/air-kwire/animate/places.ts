import type { Airline, Card, City } from '@tarmac/air-kwire';
import type { Seat, Viewer } from '@tarmac/kernel';
import { placeOf } from '../../common/animate/places.ts';

/** Where things of one move come from and go to, as the viewer sees the table. */
export class Places {
  readonly #viewer: Viewer;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  seat(seat: Seat): Element | null {
    return placeOf(`seat:${seat}`);
  }

  /** Cards in a hand: your own, or the name of the player who holds them. */
  hand(seat: Seat, card?: Card): Element | null {
    if (seat !== this.#viewer) return this.seat(seat);
    return placeOf(...(card === undefined ? [] : [`hand:${card}#0`]), 'hand', `seat:${seat}`);
  }

  /** Shares of a player. */
  holding(seat: Seat, airline: Airline): Element | null {
    return placeOf(`holding:${seat}:${airline}`, `seat:${seat}`);
  }

  airline(airline: Airline): Element | null {
    return placeOf(`airline:${airline}`, `price:${airline}`, `market:${airline}`);
  }

  price(airline: Airline): Element | null {
    return placeOf(`price:${airline}`);
  }

  /** Its marker on the stock track. */
  marker(airline: Airline): Element | null {
    return placeOf(`market:${airline}`);
  }

  /** A space of the stock track, counted from 0. */
  space(space: number): Element | null {
    return placeOf(`space:${space}`);
  }

  city(city: City): Element | null {
    return placeOf(`city:${city}`);
  }

  /** What an airline has in a city. */
  piece(city: City, airline: Airline): Element | null {
    return placeOf(`piece:${city}:${airline}`);
  }

  pile(): Element | null {
    return placeOf('pile');
  }

  /** The open discards, or one of them. */
  pool(card?: Card): Element | null {
    return placeOf(...(card === undefined ? [] : [`pool:${card}`]), 'pool');
  }

  dividend(): Element | null {
    return placeOf('dividend');
  }
}
