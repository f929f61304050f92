import type { Company, Move } from '@tarmac/airlines-1990';
import { effectOfPlay, type PlayEffect } from '@tarmac/airlines-1990/aids';
import { type CardId, heldCards, kindOfId } from '../../common/tray/held-cards.ts';
import { Pointing } from '../../common/tray/pointing.svelte.ts';
import { boardOf } from '../names.ts';
import type { Table } from '../types.ts';
import type { Refused } from './asking.ts';
import { type HeldCard, kindOf, newCards, readCard } from './cards.ts';
import { type Choice, completed, isNothing, NOTHING, narrow, type Step, stepOf, waysOf } from './choice.ts';
import { type Expanding, expandingNow } from './expanding.ts';
import {
  type Looked,
  type LookedSabotage,
  litBy,
  lookedFlight,
  lookedSabotage,
  NO_ROUTES,
  type Routes,
} from './looked.ts';
import { flightsAhead, type Offer, offerOf, type Way } from './offer.ts';
import { type Primary, primaryOf } from './primary.ts';

/** A turn as it can be read: what follows from what the table shows, what was pointed at and what is looked at. */
export class Reading {
  readonly #table: () => Table;
  protected readonly pointing: Pointing<Choice, Refused, Move>;
  #hover = $state.raw<{ route: string | null; circle: number | null; company: Company | null }>({
    route: null,
    circle: null,
    company: null,
  });

  constructor(table: () => Table) {
    this.#table = table;
    this.pointing = new Pointing(table, NOTHING);
  }

  get table(): Table {
    return this.#table();
  }

  readonly view = $derived.by(() => this.table.frame.view);
  readonly board = $derived.by(() => boardOf(this.table));
  readonly offer = $derived.by((): Offer => offerOf(this.table.frame.legal));

  /** Only what the person pointed at, without what follows from it. */
  get pointed(): Choice {
    return this.pointing.choice;
  }

  readonly step = $derived.by((): Step => stepOf(this.table, this.pointed.action));
  protected readonly isBeforeAction = $derived.by(() => ['choose', 'found', 'play'].includes(this.step));
  protected readonly isAsked = $derived.by(() => ['found', 'fly', 'play', 'sabotage'].includes(this.step));
  /** A flight is chosen, and EXPAND comes before it. */
  readonly aiming = $derived.by(() => {
    const { action, company, route, card } = this.pointed;
    return (
      this.step === 'choose' && action === 'expand' && [company, route, card].some((part) => part !== null)
    );
  });
  /** A90-21: flights that EXPAND would lead to. */
  protected readonly ahead = $derived.by((): readonly Way[] =>
    this.isBeforeAction && this.offer.actions.has('expand')
      ? flightsAhead(this.flights, this.view, this.board)
      : [],
  );
  protected readonly ways = $derived.by(() => (this.aiming ? this.ahead : waysOf(this.step, this.offer)));
  readonly choice = $derived.by((): Choice => completed(this.ways, this.pointed));
  readonly primary = $derived.by((): Primary | null =>
    primaryOf(this.step, this.choice, this.offer, this.view),
  );

  /** What the second button does: no flight, or no sabotage. */
  readonly without = $derived.by(() =>
    (this.step === 'fly' || this.step === 'sabotage') && this.ways.length > 0 ? this.offer.without : null,
  );

  readonly actions = $derived.by(() => this.offer.actions);
  /** What EXPAND can bring. */
  readonly expanding = $derived.by((): Expanding => {
    const hand = this.flights.map(({ id }) => readCard(id));
    return expandingNow(this.view, this.board, hand);
  });
  /** A flight is being put together. */
  readonly flying = $derived.by(() => this.step === 'found' || this.step === 'fly');
  /** The map is asked. */
  readonly mapActive = $derived.by(() => this.flying || this.step === 'sabotage');
  /** A move is being put together from parts: company, shares, card, route. */
  readonly composing = $derived.by(() => this.mapActive || this.step === 'play');

  /** The viewer's flight cards. */
  readonly flights = $derived.by((): readonly HeldCard[] => {
    const { viewer } = this.table;
    return heldCards(viewer === null ? null : (this.view.flights[viewer]?.cards ?? null), kindOf);
  });

  /** The flight cards that have just come. */
  readonly fresh = $derived.by((): ReadonlySet<CardId> => {
    const { viewer, told } = this.table;
    return viewer === null ? new Set() : newCards(told, viewer, this.flights);
  });

  /** The routes that can be chosen, given card and company so far. */
  readonly lit = $derived.by((): Routes => {
    const { view, board, step } = this;
    if (this.mapActive) return litBy(this.ways, this.pointed, view, board);
    return step === 'choose' ? litBy([...this.offer.found, ...this.ahead], NOTHING, view, board) : NO_ROUTES;
  });

  /** Who could fly a route, given the card so far. */
  ableFor(route: string): number {
    const ways = this.step === 'choose' ? [...this.offer.found, ...this.ahead] : this.ways;
    return new Set(ways.filter((way) => way.route === route).map(({ company }) => company)).size;
  }

  /** The companies that can be chosen, given card and route so far; before the action, those that begin one. */
  readonly companies = $derived.by((): ReadonlySet<Company> => {
    const begins = this.step === 'choose' && !this.aiming;
    const ways = begins ? [...this.offer.found, ...this.offer.play] : this.ways;
    return new Set(narrow(ways, this.pointed, 'company', 'shares').map(({ company }) => company));
  });

  /** The flight cards that can be played now, given company and route so far. */
  readonly cards = $derived.by((): ReadonlySet<CardId> => {
    const ways = this.step === 'choose' && !this.aiming ? this.offer.found : this.ways;
    const kinds = new Set(narrow(ways, this.pointed, 'card', 'shares').map(({ card }) => card));
    return new Set(this.flights.map(({ id }) => id).filter((id) => kinds.has(kindOfId(id))));
  });

  /** The cards that go with company and route, one of each kind. */
  readonly cardsToFly = $derived.by((): readonly HeldCard[] => {
    const kinds = new Set<string>();
    return this.flights.filter(({ id }) => {
      const isNew = this.cards.has(id) && !kinds.has(kindOfId(id));
      kinds.add(kindOfId(id));
      return isNew;
    });
  });

  /** A90-43. A card that came by a swap in this turn is not the one of its kind that goes. */
  readonly swappable = $derived.by((): ReadonlySet<CardId> => {
    if (this.view.phase !== 'start' || !this.table.myMove) return new Set();
    const able = this.flights.filter(({ id }) => this.offer.swaps.has(kindOfId(id)) && !this.fresh.has(id));
    return new Set(able.map(({ id }) => id));
  });

  /** A90-51: places of the market. */
  readonly refreshable = $derived.by((): ReadonlySet<number> => {
    const slots = this.view.market.flatMap((share, slot) =>
      share !== null && this.offer.refreshes.has(share) ? [slot] : [],
    );
    return new Set(slots);
  });

  /** How many shares of the chosen company can be laid down. */
  readonly mostShares = $derived.by(() => {
    const ways = narrow(this.ways, this.choice, 'shares');
    return Math.max(0, ...ways.map(({ shares }) => shares ?? 0));
  });

  /** The flight under the pointer, or else the chosen one. */
  readonly looked = $derived.by((): Looked | null =>
    this.flying || this.aiming ? lookedFlight(this.#seen, this.view, this.board) : null,
  );

  /** The sabotage under the pointer, or else the chosen one. */
  readonly lookedSabotage = $derived.by((): LookedSabotage | null =>
    this.step === 'sabotage' ? lookedSabotage(this.#seen, this.view, this.board) : null,
  );

  /** What the chosen shares would bring. */
  readonly lookedPlay = $derived.by((): PlayEffect | null => {
    const { company, shares } = this.choice;
    if (this.step !== 'play' || company === null) return null;
    return effectOfPlay(this.view, this.board, this.view.turn, { company, shares });
  });

  /** The choice as it would be with what is under the pointer. */
  readonly #seen = $derived.by((): Choice => {
    const company = this.#hover.company ?? this.pointed.company;
    const route = this.pointed.route ?? this.hovered;
    const circle = this.pointed.circle ?? (this.pointed.route === null ? this.#hover.circle : null);
    return completed(this.ways, { ...this.pointed, company, route, circle });
  });

  /** The lit route under the pointer. */
  readonly hovered = $derived.by(() => {
    const { route } = this.#hover;
    return route !== null && this.lit.has(route) ? route : null;
  });

  get refused(): Refused | null {
    return this.pointing.refused;
  }

  /** Whether there is a choice to step back from. */
  readonly mayGoBack = $derived.by(() => !isNothing(this.pointed) && this.step !== 'done');

  hover(route: string | null, circle: number | null = null): void {
    this.#hover = { ...this.#hover, route, circle };
  }

  hoverCompany(company: Company | null): void {
    this.#hover = { ...this.#hover, company };
  }
}
