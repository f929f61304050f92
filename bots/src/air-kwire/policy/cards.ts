import type { State } from '@tarmac/air-kwire';
import * as rules from '@tarmac/air-kwire';
import type { Hand } from './hand.ts';
import type { Powers } from './powers.ts';
import type { Routes } from './routes.ts';
import type { Table } from './table.ts';

const { DISCARD, DRAW_PILE, DRAW_POOL, FIRST_POWER, POWER_CARD, ROUTE, SETTLE } = rules;
const { flownCity, flownType, flyingAirline } = rules;

/** What it costs to ask for a route that the CEO will refuse: everybody sees the card. */
const ASKED_IN_VAIN = 50;

/** Less than any move is worth. */
const REFUSED = -1e9;

/** AK-22, AK-23, AK-75: what is done with the cards of the hand. Each method writes what the moves are worth. */
export class Cards {
  readonly #table: Table;
  readonly #hand: Hand;
  readonly #routes: Routes;
  readonly #powers: Powers;

  constructor(table: Table, hand: Hand, routes: Routes, powers: Powers) {
    this.#table = table;
    this.#hand = hand;
    this.#routes = routes;
    this.#powers = powers;
  }

  /** A route, a discard, nothing. */
  rankPlays(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    // If every route left will be refused, doing nothing is better than asking.
    let best = REFUSED;
    for (let i = 0; i < count; i++) {
      const code = codes[i];
      out[i] = REFUSED;
      if (code >= ROUTE) out[i] = this.#route(s, code);
      else if (code >= DISCARD) out[i] = -this.#lossOf(code - DISCARD);
      else if (code < POWER_CARD) out[i] = 0;
      if (out[i] > best) best = out[i];
    }
    for (let i = 0; i < count; i++) {
      const code = codes[i];
      if (code >= POWER_CARD && code < DISCARD) out[i] = best + this.#powers.gain(s, code - POWER_CARD);
      else if (out[i] === REFUSED) out[i] = best - ASKED_IN_VAIN;
    }
  }

  #route(s: State, code: number): number {
    const city = flownCity(code);
    const type = flownType(code);
    const gain = this.#routes.gain(s, flyingAirline(code), city, type);
    if (!this.#routes.isAllowed) return REFUSED;
    return gain - this.#lossOf(city) - this.#table.weights.aircraft * type;
  }

  #lossOf(kind: number): number {
    if (kind >= FIRST_POWER) return this.#table.weights.power;
    const { size, city, loss } = this.#hand;
    for (let i = 0; i < size; i++) if (city[i] === kind) return loss[i];
    return 0;
  }

  rankDraws(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    const { total } = this.#hand;
    const pile = this.#hand.withUnseen(s) - total;
    for (let i = 0; i < count; i++) {
      const code = codes[i];
      if (code === DRAW_PILE) out[i] = pile;
      else if (code >= DRAW_POOL && code < SETTLE) out[i] = this.#hand.withCity(s, code - DRAW_POOL) - total;
      else if (code >= POWER_CARD && code < DISCARD) out[i] = pile + this.#powers.gain(s, code - POWER_CARD);
      else out[i] = -1;
    }
  }

  /** AK-75: everything worth less than its expected replacement goes. */
  rankDiscards(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    const fresh = this.#hand.withUnseen(s) - this.#hand.total;
    for (let i = 0; i < count; i++) {
      out[i] = codes[i] >= DISCARD ? fresh - this.#lossOf(codes[i] - DISCARD) : 0;
    }
  }
}
