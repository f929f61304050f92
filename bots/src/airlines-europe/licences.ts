import type { State } from '@tarmac/airlines-europe';
import { AIRLINE_COUNT, licenceCode, NONE, serves } from '@tarmac/airlines-europe';
import { BonusPath, FAR, openRoutes } from './bonus-path.ts';
import type { Plan } from './plan.ts';
import { NO_PLAN } from './plan.ts';
import type { Purse } from './purse.ts';
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

/** Action A: which licences are worth buying, looking two of them ahead. */
export class Licences {
  readonly #s: State;
  readonly #worth: Worth;
  readonly #purse: Purse;
  readonly #weights: GreedyWeights;
  readonly #paths: (BonusPath | undefined)[] = [];
  /** How many of the board's prices the purse can pay. */
  readonly #ranks: number;
  /** Every offer for an airline that can still win its bonus: there it matters which route. */
  readonly #towardsBonus: Offer[] = [];
  /** The best offer by airline and rank of price. */
  readonly #best: (Offer | undefined)[];

  constructor(s: State, worth: Worth, purse: Purse, weights: GreedyWeights) {
    this.#s = s;
    this.#worth = worth;
    this.#purse = purse;
    this.#weights = weights;
    this.#ranks = s.setting.board.ranksWithin[s.cash[worth.me]];
    this.#best = new Array(AIRLINE_COUNT * this.#ranks);
    if (this.#ranks === 0) return;
    const open = openRoutes(s);
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      this.#paths.push(s.bonus[a] > 0 && s.planes[a] > 0 ? new BonusPath(s, a, open) : undefined);
      for (let rank = 0; rank < this.#ranks; rank++) this.#offer(a, rank);
    }
  }

  /** The best single licence, its price counted. */
  one(): Plan {
    let best = NO_PLAN;
    for (const offer of this.#best) {
      if (offer) best = better(best, offer, offer.worth - this.#purse.spend(offer.price));
    }
    return best;
  }

  /** The best one or two licences. */
  oneOrTwo(): Plan {
    let best = this.one();
    for (const first of this.#towardsBonus) best = better(best, first, this.#twiceTheSame(first));
    for (let i = 0; i < this.#best.length; i++) {
      const first = this.#best[i];
      if (!first) continue;
      if (!this.#paths[first.airline]) best = better(best, first, this.#twiceTheSame(first));
      for (let j = (first.airline + 1) * this.#ranks; j < this.#best.length; j++) {
        const second = this.#best[j];
        if (!second || second.route === first.route) continue;
        const price = first.price + second.price;
        if (price > this.#s.cash[this.#worth.me]) break;
        best = better(best, first, first.worth + second.worth - this.#purse.spend(price));
      }
    }
    return best;
  }

  #offer(airline: number, rank: number): void {
    const { frontier, priced, setting } = this.#s;
    const { routeWords } = setting.board;
    for (let word = 0; word < routeWords; word++) {
      let routes = frontier[airline * routeWords + word] & priced[rank * routeWords + word];
      while (routes !== 0) {
        const route = (word << 5) + 31 - Math.clz32(routes & -routes);
        routes &= routes - 1;
        const offer = this.#weigh(airline, route, rank);
        if (this.#paths[airline]) this.#towardsBonus.push(offer);
        const at = airline * this.#ranks + rank;
        const best = this.#best[at];
        if (!best || offer.worth > best.worth) this.#best[at] = offer;
      }
    }
  }

  #weigh(airline: number, route: number, rank: number): Offer {
    const { setting, bonus } = this.#s;
    const { ends, prices } = setting.board;
    const path = this.#paths[airline];
    const price = prices[rank];
    const from = ends[2 * route];
    const to = ends[2 * route + 1];
    const city = !serves(this.#s, airline, from) ? from : !serves(this.#s, airline, to) ? to : NONE;
    const missing = !path ? FAR : city === NONE ? path.missing : path.with(city);
    const won = missing === 0 ? bonus[airline] : 0;
    const worth =
      this.#advance(airline, price + won, missing, 1) + (city === NONE ? 0 : this.#weights.city);
    return { airline, route, price, city, bonus: won, missing, worth };
  }

  /** What it changes when the marker advances by so much and so many licences are missing to the bonus. */
  #advance(airline: number, spaces: number, missing: number, planes: number): number {
    const worth = this.#worth;
    const path = this.#paths[airline];
    const change = worth.advanced(airline, spaces) - worth.now(airline);
    if (!path || path.missing === FAR) return change;
    return change + this.#hope(airline, spaces, missing, planes) - this.#hope(airline, 0, path.missing, 0);
  }

  /** A bonus not yet won: the more licences are missing the less. */
  #hope(airline: number, spaces: number, missing: number, planes: number): number {
    if (missing === 0 || missing > this.#s.planes[airline] - planes) return 0;
    const bonus = this.#s.bonus[airline];
    const won = this.#worth.advanced(airline, spaces + bonus) - this.#worth.advanced(airline, spaces);
    return won * this.#weights.bonus ** missing;
  }

  /** This licence and then the best one for the same airline, also from the city that this one reaches. */
  #twiceTheSame(first: Offer): number {
    const { frontier, owned, priced, planes, cash, setting } = this.#s;
    const { routesAt, routeWords, ranksWithin, prices } = setting.board;
    const { airline, city } = first;
    let best = Number.NEGATIVE_INFINITY;
    if (planes[airline] < 2) return best;
    const ranks = ranksWithin[cash[this.#worth.me] - first.price];
    for (let word = 0; word < routeWords; word++) {
      const at = airline * routeWords + word;
      let reach = frontier[at];
      if (city !== NONE) reach |= routesAt[city * routeWords + word] & ~owned[at];
      if (first.route >>> 5 === word) reach &= ~(1 << (first.route & 31));
      for (let rank = 0; rank < ranks; rank++) {
        const routes = reach & priced[rank * routeWords + word];
        if (routes === 0) continue;
        const price = first.price + prices[rank];
        const worth = this.#second(first, routes, word, price) - this.#purse.spend(price);
        if (worth > best) best = worth;
      }
    }
    return best;
  }

  /** What two licences of one airline change; which second one only matters on the way to a bonus. */
  #second(first: Offer, routes: number, word: number, price: number): number {
    const { airline, city, bonus, missing } = first;
    const path = this.#paths[airline];
    if (!path || missing === 0) return this.#advance(airline, price + bonus, missing, 2);
    const { ends } = this.#s.setting.board;
    let nearest = missing;
    for (let rest = routes; rest !== 0; rest &= rest - 1) {
      const route = (word << 5) + 31 - Math.clz32(rest & -rest);
      for (let end = 2 * route; end < 2 * route + 2; end++) {
        if (ends[end] !== city) nearest = Math.min(nearest, path.with(ends[end]));
      }
    }
    return this.#advance(airline, price + (nearest === 0 ? this.#s.bonus[airline] : 0), nearest, 2);
  }
}

function better(best: Plan, first: Offer, worth: number): Plan {
  return worth > best.worth ? { code: licenceCode(first.airline, first.route), worth } : best;
}
