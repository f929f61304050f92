import { type Airline, discardsFor, type Move } from '@tarmac/airlines-europe';
import { type Feed, feed } from '@tarmac/airlines-europe/aids';
import { createContext } from 'svelte';
import { Pointing } from '../common/tray/pointing.svelte.ts';
import { boardOf } from './names.ts';
import { cheapestNear, fliersOf, forAll } from './turn/asking.ts';
import { type CardId, readCard } from './turn/cards.ts';
import { type Choice, isNothing, mayJoin, NOTHING, type Step, stepBack, stepOf } from './turn/choice.ts';
import { type Action, airlinesFor, type Offer, offerOf, type Prices } from './turn/offer.ts';
import { type Primary, primaryOf } from './turn/primary.ts';
import type { Table } from './types.ts';

const NO_PRICES: Prices = new Map();

/** What a person touched in vain, so that the reason can be shown next to it. */
export type Refused =
  | { readonly route: string }
  | { readonly airline: Airline }
  | { readonly card: CardId }
  | { readonly share: number | 'deck' };

/** A licence that is being looked at. */
export interface Looked {
  readonly airline: Airline;
  readonly route: string;
  readonly feed: Feed;
}

/** The conversation of a turn: everything follows from what the table shows and what the person has pointed at. */
export class Turn {
  readonly #table: () => Table;
  readonly #pointing: Pointing<Choice, Refused, Move>;
  #hover = $state.raw<{ route: string | null; airline: Airline | null }>({ route: null, airline: null });
  /** An exchange is several moves: between them there is nothing to choose. */
  #busy = $state(false);

  constructor(table: () => Table) {
    this.#table = table;
    this.#pointing = new Pointing(table, NOTHING);
  }

  get table(): Table {
    return this.#table();
  }

  readonly view = $derived.by(() => this.table.frame.view);
  readonly board = $derived.by(() => boardOf(this.table));
  readonly offer = $derived.by((): Offer => offerOf(this.table.frame.legal, this.view, this.board));

  /** Only what the person pointed at, without what follows from it. */
  get pointed(): Choice {
    return this.#pointing.choice;
  }

  /** Where only one airline may fly the route, it is chosen with it, and let go with it. */
  readonly choice = $derived.by((): Choice => {
    const { pointed } = this;
    if (pointed.route === null || pointed.airline !== null) return pointed;
    const [airline = null, ...others] = airlinesFor(this.offer, pointed.route);
    return others.length > 0 ? pointed : { ...pointed, airline };
  });

  readonly step = $derived.by((): Step => (this.#busy ? 'wait' : stepOf(this.table, this.choice.action)));
  readonly primary = $derived.by((): Primary | null =>
    primaryOf(this.step, this.choice, this.offer, this.view),
  );

  readonly buying = $derived.by(() => this.step === 'licence' || this.step === 'second');
  readonly taking = $derived.by(() => ['second', 'share', 'pick'].includes(this.step));
  readonly choosingCards = $derived.by(() => ['keep', 'play', 'exchange'].includes(this.step));

  /** A route can be pointed at: for a licence, or to begin a turn with one. */
  readonly asksForRoute = $derived.by(
    () => this.buying || (this.step === 'choose' && this.offer.actions.has('licence')),
  );

  /** The routes that are lit, with their prices. */
  readonly lit = $derived.by((): Prices => {
    if (!this.asksForRoute) return NO_PRICES;
    const { airline } = this.pointed;
    return airline === null ? this.offer.anyRoute : (this.offer.routes.get(airline) ?? NO_PRICES);
  });

  /** The airlines that can be chosen: all that may buy, or those that may fly the picked route. */
  readonly airlines = $derived.by((): ReadonlySet<Airline> => {
    const { route } = this.choice;
    return new Set(route === null ? this.offer.routes.keys() : airlinesFor(this.offer, route));
  });

  /** The licence under the pointer, or else the picked one. */
  readonly looked = $derived.by((): Looked | null => {
    if (!this.asksForRoute) return null;
    const route = this.choice.route ?? this.#hover.route;
    if (route === null || !this.lit.has(route)) return null;
    const able = airlinesFor(this.offer, route);
    const airline = this.#hover.airline ?? this.choice.airline ?? (able.length === 1 ? able[0] : undefined);
    if (airline === undefined || !able.includes(airline)) return null;
    const found = feed(this.view, this.board, airline, route);
    return found && { airline, route, feed: found };
  });

  /** The lit route under the pointer. */
  readonly hovered = $derived.by(() => {
    const { route } = this.#hover;
    return route !== null && this.lit.has(route) ? route : null;
  });

  get refused(): Refused | null {
    return this.#pointing.refused;
  }

  async #play(moves: readonly Move[]): Promise<void> {
    this.#busy = moves.length > 1;
    try {
      for (const move of moves) {
        await this.#pointing.play(move);
        if (this.table.refusal !== null) return;
      }
    } finally {
      this.#busy = false;
    }
  }

  hover(route: string | null): void {
    this.#hover = { ...this.#hover, route };
  }

  hoverAirline(airline: Airline | null): void {
    this.#hover = { ...this.#hover, airline };
  }

  async choose(action: Action): Promise<void> {
    if (!this.offer.actions.has(action)) return;
    if (action === 'cash') return this.#play([{ type: 'cash' }]);
    const take = this.#mostTaken;
    this.#pointing.set({ ...NOTHING, action: this.choice.action === action ? null : action, take });
  }

  readonly #mostTaken = $derived.by(() => (this.offer.exchanges.includes(2) ? 2 : 1));

  async pickAirline(airline: Airline): Promise<void> {
    if (!this.airlines.has(airline)) {
      const route = this.choice.route ?? cheapestNear(this.view, this.board, airline);
      return this.#pointing.refuse({ airline }, { type: 'licence', airline, route });
    }
    const action = this.step === 'second' ? null : 'licence';
    const same = this.pointed.airline === airline && this.choice.route === null;
    this.#pointing.set({ action, airline: same ? null : airline, share: null });
  }

  async pickRoute(route: string): Promise<void> {
    if (this.step !== 'choose' && !this.buying) return;
    const { airline } = this.pointed;
    const able = airlinesFor(this.offer, route);
    if (able.length === 0 || (airline !== null && !able.includes(airline))) {
      if (airline !== null) return this.#pointing.refuse({ route }, { type: 'licence', airline, route });
      const [first, ...others] = fliersOf(this.view, this.board, route);
      const licence = (airline: Airline) => ({ type: 'licence', airline, route }) as const;
      return this.#pointing.refuseAll(
        { route },
        [licence(first), ...others.map(licence)],
        forAll(this.board, route),
      );
    }
    const action = this.step === 'second' ? null : 'licence';
    this.#pointing.set({ action, route, share: null });
  }

  /** Buys for this airline, if the route is chosen. */
  async buyFor(airline: Airline): Promise<void> {
    if (this.choice.airline !== airline) await this.pickAirline(airline);
    if (this.primary?.type === 'buy') await this.go();
  }

  /** Whether one more card can be chosen in addition. */
  goesWith(card: CardId): boolean {
    return mayJoin(card, this.step, this.choice, this.offer, this.view);
  }

  /** Cards of the hand begin action B by themselves. */
  tapCard(card: CardId): void {
    if (this.step === 'choose' && this.offer.actions.has('play')) {
      this.#pointing.set({ action: 'play', cards: [card] });
      return;
    }
    if (!this.choosingCards || !this.goesWith(card)) return;
    const { cards } = this.choice;
    this.#pointing.set({
      cards: cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card],
    });
  }

  /** Goes through with the chosen cards, this one among them. */
  async commitCard(card: CardId): Promise<void> {
    if (!this.choice.cards.includes(card)) this.tapCard(card);
    if (this.choice.cards.includes(card)) await this.go();
  }

  /** Own shares on the table can be given. */
  readonly exchanging = $derived.by(
    () =>
      this.step === 'exchange' ||
      ((this.step === 'choose' || this.step === 'play') && this.offer.actions.has('exchange')),
  );

  /** One more share of the portfolio into an exchange, which begins with it; none after the last that goes. */
  tapHolding(cards: readonly CardId[]): void {
    if (!this.exchanging) return;
    if (this.step !== 'exchange') {
      const chosen = this.choice.cards;
      this.#pointing.set({ ...NOTHING, action: 'exchange', take: this.#mostTaken });
      for (const card of chosen) this.tapCard(card);
    }
    const next = cards.find((card) => !this.choice.cards.includes(card));
    if (next !== undefined && this.goesWith(next)) this.tapCard(next);
    else this.#pointing.set({ cards: this.choice.cards.filter((card) => !cards.includes(card)) });
  }

  setTake(take: 1 | 2): void {
    this.#pointing.set({ take, cards: take === 1 ? this.choice.cards.slice(0, 1) : this.choice.cards });
  }

  async pickShare(share: number | 'deck'): Promise<void> {
    const airline = share === 'deck' ? null : this.view.market[share];
    if (airline === undefined) return;
    const offered = airline === null ? this.offer.deck : this.offer.market.has(airline);
    if (this.taking && offered)
      this.#pointing.set({ share: this.choice.share === share ? null : share, airline: null, route: null });
    else if (this.taking || this.step === 'choose' || this.buying) {
      const move: Move =
        airline === null ? { type: 'take', from: 'deck' } : { type: 'take', from: 'market', share: airline };
      await this.#pointing.refuse({ share }, move);
    }
  }

  /** Takes at once. */
  async takeShare(share: number | 'deck'): Promise<void> {
    if (!this.taking) return;
    this.#pointing.set({ share, airline: null, route: null });
    await this.go();
  }

  /** The chosen cards of the hand, which may be played, may also be given for ABACUS. */
  readonly instead = $derived.by((): Primary | null => {
    if (this.step !== 'play') return null;
    const take = this.offer.exchanges.find((take) => discardsFor(take) === this.choice.cards.length);
    return take === undefined ? null : primaryOf('exchange', { ...this.choice, take }, this.offer, this.view);
  });

  async goInstead(): Promise<void> {
    if (this.instead && this.instead.type !== 'end') await this.#play(this.instead.moves);
  }

  async go(): Promise<void> {
    const { primary } = this;
    if (primary === null) return;
    if (primary.type === 'end') return this.table.end();
    await this.#play(primary.moves);
  }

  /** Whether there is a choice to step back from. */
  readonly mayGoBack = $derived.by(() => !isNothing(this.pointed));

  back(): void {
    this.#pointing.set(stepBack(this.pointed, this.step));
  }

  /** Takes a whole exchange back, not only its last discard. */
  async undo(): Promise<void> {
    await this.table.undo();
    while (this.table.mayUndo && this.view.phase === 'discard') await this.table.undo();
  }

  /** How many shares of the portfolio are chosen to be given. */
  given(share: string): number {
    return this.choice.cards.filter((card) => {
      const read = readCard(card);
      return read.from === 'portfolio' && read.share === share;
    }).length;
  }
}

export const [useTurn, provideTurn] = createContext<Turn>();
