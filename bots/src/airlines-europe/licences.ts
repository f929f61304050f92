import { AIRLINE_COUNT, licenceCode, NONE } from '@tarmac/airlines-europe';
import type { Plan } from '../plan.ts';
import { NO_PLAN } from '../plan.ts';
import { BonusPath, FAR } from './bonus-path.ts';
import type { Purse } from './purse.ts';
import type { Table } from './table.ts';
import type { GreedyWeights } from './weights.ts';
import type { Worth } from './worth.ts';

/** One licence that can be bought, now or after another one. */
interface Offer {
  readonly airline: number;
  readonly route: number;
  readonly price: number;
  /** The city that the route adds to the network, or NONE. */
  readonly city: number;
  /** AE-46: the bonus that it completes. */
  readonly bonus: number;
  /** Licences that are missing to the bonus afterwards. */
  readonly missing: number;
  /** What it changes, the price aside. */
  readonly worth: number;
}

/** Action A: which licences are worth buying, looking two of them ahead. Read again for every decision. */
export class Licences {
  readonly #t: Table;
  readonly #worth: Worth;
  readonly #purse: Purse;
  /** How likely a bonus is won, by the licences that are missing. */
  readonly #chance: number[];
  #cash = 0;
  #paths: (BonusPath | undefined)[] = [];
  /** By airline the routes it can buy, and the best offer of every price. */
  #routes: number[][] = [];
  #best: Offer[][] = [];
  /** Every offer for an airline that can still win its bonus: there it matters which route. */
  #towardsBonus: Offer[] = [];

  constructor(t: Table, worth: Worth, purse: Purse, weights: GreedyWeights) {
    this.#t = t;
    this.#worth = worth;
    this.#purse = purse;
    this.#chance = [1];
    while (this.#chance.length < FAR)
      this.#chance.push(this.#chance[this.#chance.length - 1] * weights.bonus);
  }

  read(): void {
    const t = this.#t;
    this.#cash = t.cash[t.me];
    this.#paths = Array.from(t.bonus, (bonus, a) =>
      bonus > 0 && t.planes[a] > 0 ? new BonusPath(t, a) : undefined,
    );
    this.#routes = Array.from({ length: AIRLINE_COUNT }, () => []);
    this.#best = Array.from({ length: AIRLINE_COUNT }, () => []);
    this.#towardsBonus = [];
    for (let route = 0; route < t.board.routeCount; route++) {
      if (t.price[route] > this.#cash) continue;
      for (let buyers = t.buyers(route); buyers !== 0; buyers &= buyers - 1) {
        this.#offer(31 - Math.clz32(buyers & -buyers), route);
      }
    }
  }

  /** The best single licence, its price counted. */
  one(): Plan {
    let best = NO_PLAN;
    for (const offers of this.#best) {
      for (const offer of offers) best = better(best, offer, offer.worth - this.#purse.spend(offer.price));
    }
    return best;
  }

  /** The best one or two licences. */
  oneOrTwo(): Plan {
    let best = this.one();
    for (const first of this.#towardsBonus) best = better(best, first, this.#twiceTheSame(first));
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      for (const first of this.#best[a]) {
        if (!this.#paths[a]) best = better(best, first, this.#twiceTheSame(first));
        for (let b = a + 1; b < AIRLINE_COUNT; b++) {
          for (const second of this.#best[b]) {
            const price = first.price + second.price;
            if (price > this.#cash || second.route === first.route) continue;
            best = better(best, first, first.worth + second.worth - this.#purse.spend(price));
          }
        }
      }
    }
    return best;
  }

  #offer(airline: number, route: number): void {
    const offer = this.#weigh(airline, route);
    this.#routes[airline].push(route);
    if (this.#paths[airline]) this.#towardsBonus.push(offer);
    const offers = this.#best[airline];
    const at = offers.findIndex((known) => known.price === offer.price);
    if (at < 0) offers.push(offer);
    else if (offer.worth > offers[at].worth) offers[at] = offer;
  }

  #weigh(airline: number, route: number): Offer {
    const t = this.#t;
    const { ends } = t.board;
    const path = this.#paths[airline];
    const price = t.price[route];
    const from = ends[2 * route];
    const to = ends[2 * route + 1];
    const city = !t.serves(airline, from) ? from : !t.serves(airline, to) ? to : NONE;
    const missing = !path ? FAR : city === NONE ? path.missing : path.with(city);
    const bonus = missing === 0 ? t.bonus[airline] : 0;
    const worth = this.#advance(airline, price + bonus, missing, 1);
    return { airline, route, price, city, bonus, missing, worth };
  }

  /** What it changes when the marker advances this far and this many licences are missing to the bonus. */
  #advance(airline: number, spaces: number, missing: number, planes: number): number {
    const worth = this.#worth;
    const path = this.#paths[airline];
    const change = worth.advanced(airline, spaces) - worth.advanced(airline, 0);
    if (!path || path.missing === FAR) return change;
    return change + this.#hope(airline, spaces, missing, planes) - this.#hope(airline, 0, path.missing, 0);
  }

  /** A bonus not yet won: the more licences are missing the less. */
  #hope(airline: number, spaces: number, missing: number, planes: number): number {
    if (missing === 0 || missing > this.#t.planes[airline] - planes) return 0;
    const bonus = this.#t.bonus[airline];
    const won = this.#worth.advanced(airline, spaces + bonus) - this.#worth.advanced(airline, spaces);
    return won * this.#chance[missing];
  }

  /** This licence and then the best one for the same airline, also from the city that this one reaches. */
  #twiceTheSame(first: Offer): number {
    const { airline, city } = first;
    if (this.#t.planes[airline] < 2) return Number.NEGATIVE_INFINITY;
    const here = this.#bestSecond(first, this.#routes[airline]);
    return city === NONE ? here : Math.max(here, this.#bestSecond(first, this.#t.routesAt[city]));
  }

  #bestSecond(first: Offer, routes: readonly number[]): number {
    const t = this.#t;
    const { airline } = first;
    const cash = this.#cash - first.price;
    const anyRoute = !this.#paths[airline] || first.missing === 0;
    let best = Number.NEGATIVE_INFINITY;
    let seen = 0;
    for (const route of routes) {
      const price = t.price[route];
      if (price > cash || route === first.route || t.flies(airline, route)) continue;
      if (!t.forSale(route)) continue;
      // Which route only matters on the way to a bonus, otherwise only the price.
      const once = anyRoute && price < 32 ? 1 << price : 0;
      if ((seen & once) !== 0) continue;
      seen |= once;
      best = Math.max(best, this.#second(first, route));
    }
    return best;
  }

  /** What two licences of one airline change, their prices counted. */
  #second(first: Offer, route: number): number {
    const { airline, city, bonus, missing } = first;
    const { ends } = this.#t.board;
    const price = first.price + this.#t.price[route];
    const path = this.#paths[airline];
    let nearest = missing;
    let won = bonus;
    if (path && missing > 0) {
      if (ends[2 * route] !== city) nearest = Math.min(nearest, path.with(ends[2 * route]));
      if (ends[2 * route + 1] !== city) nearest = Math.min(nearest, path.with(ends[2 * route + 1]));
      if (nearest === 0) won = this.#t.bonus[airline];
    }
    return this.#advance(airline, price + won, nearest, 2) - this.#purse.spend(price);
  }
}

function better(best: Plan, first: Offer, worth: number): Plan {
  return worth > best.worth ? { code: licenceCode(first.airline, first.route), worth } : best;
}
