import type { Company, Move } from '@tarmac/airlines-1990';
import { effectOfPlay, type PlayEffect } from '@tarmac/airlines-1990/aids';
import { createContext } from 'svelte';
import { type CardId, heldCards, kindOfId } from '../common/tray/held-cards.ts';
import { Pointing } from '../common/tray/pointing.svelte.ts';
import { boardOf } from './names.ts';
import { forAll, movesToAsk, moveToAsk, reasonFor } from './turn/asking.ts';
import { type HeldCard, kindOf, newCards, readCard } from './turn/cards.ts';
import {
  type Choice,
  completed,
  isNothing,
  NOTHING,
  narrow,
  type Step,
  stepBack,
  stepOf,
  waysOf,
} from './turn/choice.ts';
import { type Expanding, expandingNow } from './turn/expanding.ts';
import {
  type Looked,
  type LookedSabotage,
  litBy,
  lookedFlight,
  lookedSabotage,
  NO_ROUTES,
  type Routes,
} from './turn/looked.ts';
import { type Action, flightsAhead, type Offer, offerOf, type Way } from './turn/offer.ts';
import { type Primary, primaryOf } from './turn/primary.ts';
import type { Table } from './types.ts';

export type { Lit, LookedSabotage } from './turn/looked.ts';

/** What a person touched in vain, so that the reason can be shown next to it. */
export type Refused =
  | { readonly route: string }
  | { readonly company: Company }
  /** Shares in the viewer's hand. */
  | { readonly card: Company }
  | { readonly flight: CardId }
  | { readonly share: number | 'pile' };

/** The conversation of a turn: everything follows from what the table shows and what the person has pointed at. */
export class Turn {
  readonly #table: () => Table;
  readonly #pointing: Pointing<Choice, Refused, Move>;
  #hover = $state.raw<{ route: string | null; circle: number | null; company: Company | null }>({
    route: null,
    circle: null,
    company: null,
  });

  constructor(table: () => Table) {
    this.#table = table;
    this.#pointing = new Pointing(table, NOTHING);
  }

  get table(): Table {
    return this.#table();
  }

  readonly view = $derived.by(() => this.table.frame.view);
  readonly board = $derived.by(() => boardOf(this.table));
  readonly offer = $derived.by((): Offer => offerOf(this.table.frame.legal));

  /** Only what the person pointed at, without what follows from it. */
  get pointed(): Choice {
    return this.#pointing.choice;
  }

  readonly step = $derived.by((): Step => stepOf(this.table, this.pointed.action));
  /** A flight is chosen, and EXPAND comes before it. */
  readonly aiming = $derived.by(() => {
    const { action, company, route, card } = this.pointed;
    return (
      this.step === 'choose' && action === 'expand' && [company, route, card].some((part) => part !== null)
    );
  });
  /** A90-21: flights that EXPAND would lead to. */
  readonly #ahead = $derived.by((): readonly Way[] =>
    this.#isBeforeAction && this.offer.actions.has('expand')
      ? flightsAhead(this.flights, this.view, this.board)
      : [],
  );
  #ways = $derived.by(() => (this.aiming ? this.#ahead : waysOf(this.step, this.offer)));
  readonly choice = $derived.by((): Choice => completed(this.#ways, this.pointed));
  readonly primary = $derived.by((): Primary | null =>
    primaryOf(this.step, this.choice, this.offer, this.view),
  );

  /** What the second button does: no flight, or no sabotage. */
  readonly without = $derived.by(() =>
    (this.step === 'fly' || this.step === 'sabotage') && this.#ways.length > 0 ? this.offer.without : null,
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
    if (this.mapActive) return litBy(this.#ways, this.pointed, view, board);
    return step === 'choose' ? litBy([...this.offer.found, ...this.#ahead], NOTHING, view, board) : NO_ROUTES;
  });

  /** Who could fly a route, given the card so far. */
  ableFor(route: string): number {
    const ways = this.step === 'choose' ? [...this.offer.found, ...this.#ahead] : this.#ways;
    return new Set(ways.filter((way) => way.route === route).map(({ company }) => company)).size;
  }

  /** The companies that can be chosen, given card and route so far; before the action, those that begin one. */
  readonly companies = $derived.by((): ReadonlySet<Company> => {
    const begins = this.step === 'choose' && !this.aiming;
    const ways = begins ? [...this.offer.found, ...this.offer.play] : this.#ways;
    return new Set(narrow(ways, this.pointed, 'company', 'shares').map(({ company }) => company));
  });

  /** The flight cards that can be played now, given company and route so far. */
  readonly cards = $derived.by((): ReadonlySet<CardId> => {
    const ways = this.step === 'choose' && !this.aiming ? this.offer.found : this.#ways;
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
    const ways = narrow(this.#ways, this.choice, 'shares');
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
    return completed(this.#ways, { ...this.pointed, company, route, circle });
  });

  /** The lit route under the pointer. */
  readonly hovered = $derived.by(() => {
    const { route } = this.#hover;
    return route !== null && this.lit.has(route) ? route : null;
  });

  get refused(): Refused | null {
    return this.#pointing.refused;
  }

  /** Says why what was pointed at does not go with what is chosen. */
  #refusePointed(refused: Refused, step: Step, pointed: Partial<Choice>): Promise<void> {
    const { company, route, card, circle } = this.pointed;
    const all = { company, route, card, circle, ...pointed };
    const isFlight = step === 'fly' || step === 'found';
    if (isFlight && !all.company && (all.route || all.card)) {
      const moves = movesToAsk(step, all, this.view, this.board);
      return this.#pointing.refuseAll(refused, moves, forAll(all, this.board));
    }
    const move = moveToAsk(step, all, this.view, this.board);
    return this.#pointing.refuse(refused, move, (why) => reasonFor(why, all));
  }

  hover(route: string | null, circle: number | null = null): void {
    this.#hover = { ...this.#hover, route, circle };
  }

  hoverCompany(company: Company | null): void {
    this.#hover = { ...this.#hover, company };
  }

  /** EXPAND draws a card at once; where it would bring nothing, it asks first. */
  async choose(action: Action): Promise<void> {
    if (!this.#isBeforeAction || !this.actions.has(action)) return;
    if (action === 'expand' && this.expanding !== 'nothing') return this.#pointing.play({ type: 'draw' });
    this.#pointing.set({ ...NOTHING, action: this.pointed.action === action ? null : action });
  }

  readonly #isBeforeAction = $derived.by(() => ['choose', 'found', 'play'].includes(this.step));

  async pickCompany(company: Company): Promise<void> {
    if (this.step === 'choose' && !this.aiming) return this.#begin(company, 0, { company });
    if (!this.#isAsked && !this.aiming) return;
    if (!this.companies.has(company)) return this.#refusePointed({ company }, this.step, { company });
    this.#pointing.set({ company: this.pointed.company === company ? null : company, shares: 0 });
  }

  readonly #isAsked = $derived.by(() => ['found', 'fly', 'play', 'sabotage'].includes(this.step));

  /** Begins to found a company, or to play its shares: 0 for all of them. */
  async #begin(company: Company, shares: number, refused: Refused): Promise<void> {
    const has = (ways: Offer['found']): boolean => ways.some((way) => way.company === company);
    if (has(this.offer.found)) this.#pointing.set({ ...NOTHING, action: 'found', company, shares });
    else if (has(this.offer.play)) this.#pointing.set({ ...NOTHING, action: 'play', company, shares });
    else await this.#refusePointed(refused, this.#actionFor(company), { company });
  }

  /** What somebody who points at a company means: to play shares of one in play, to found another. */
  #actionFor(company: Company): 'found' | 'play' {
    return this.view.founded.includes(company) || this.view.inactive.includes(company) ? 'play' : 'found';
  }

  /** Lets go of one thing that was pointed at. */
  drop(part: 'company' | 'card' | 'route'): void {
    const rest = { company: { shares: 0 }, card: {}, route: { circle: null } };
    this.#pointing.set({ [part]: null, ...rest[part] });
  }

  setShares(shares: number): void {
    const { company } = this.choice;
    if (company === null || this.mostShares === 0) return;
    this.#pointing.set({ company, shares: Math.min(this.mostShares, Math.max(1, shares)) });
  }

  /** Shares of the hand begin an action by themselves. One more with each tap; none after the last. */
  async tapShares(company: Company): Promise<void> {
    const refused = { card: company };
    if (!this.#isBeforeAction) {
      if (this.#isAsked || this.step === 'take')
        await this.#refusePointed(refused, 'play', { company, route: null, card: null });
      return;
    }
    if (!this.#ways.some((way) => way.company === company)) return this.#begin(company, 1, refused);
    if (!this.companies.has(company)) return this.#refusePointed(refused, this.step, { company });
    if (this.pointed.company !== company) return this.#pointing.set({ company, shares: 1 });
    if (this.choice.shares < this.mostShares) return this.#pointing.set({ shares: this.choice.shares + 1 });
    this.#pointing.set({ company: null, shares: 0 });
  }

  /** A card of the flight hand. Before the action it begins a founding, or it is swapped. */
  async tapFlight(card: CardId): Promise<void> {
    if ((this.flying || this.aiming) && this.cards.has(card)) {
      const { company, route } = this.pointed;
      const isAlone = this.aiming && company === null && route === null;
      if (this.pointed.card !== card) return this.#pointing.set({ card });
      return this.#pointing.set(isAlone ? NOTHING : { card: null });
    }
    if (this.step === 'found' || this.step === 'fly')
      return this.#refusePointed({ flight: card }, this.step, { card });
    if (this.#isBeforeAction) {
      const founds = this.offer.found.some((way) => way.card === kindOfId(card));
      if (founds) return this.#pointing.set({ ...NOTHING, action: 'found', card });
      if (this.swappable.has(card)) return this.swap(card);
      if (this.#ahead.some((way) => way.card === kindOfId(card)))
        return this.#pointing.set({ ...NOTHING, action: 'expand', card });
    }
    if (this.step !== 'wait' && this.step !== 'done' && this.step !== 'over')
      await this.#refusePointed({ flight: card }, 'fly', { card, company: null, route: null });
  }

  async pickRoute(route: string): Promise<void> {
    if (this.step === 'choose' || this.step === 'play') {
      const founds = this.offer.found.some((way) => way.route === route);
      if (founds) return this.#pointing.set({ ...NOTHING, action: 'found', route });
      if (this.#ahead.some((way) => way.route === route)) return this.#expandFor(route);
      return this.#refusePointed({ route }, 'fly', { route, company: null });
    }
    if (!this.mapActive) return;
    const isOnlyRoute = this.step === 'found' && this.pointed.company === null && this.pointed.card === null;
    if (!this.lit.has(route) && isOnlyRoute && this.#ahead.some((way) => way.route === route))
      return this.#expandFor(route);
    if (!this.lit.has(route)) return this.#refusePointed({ route }, this.step, { route, circle: null });
    this.#pointing.set({ route, circle: null });
  }

  /** A flight over this route, with what is chosen for it already. */
  #expandFor(route: string): void {
    const { company, card } = this.aiming ? this.pointed : NOTHING;
    const next = { ...NOTHING, action: 'expand' as const, route, company, card };
    const goes = narrow(this.#ahead, next, 'shares').length > 0;
    this.#pointing.set(goes ? next : { ...NOTHING, action: 'expand', route });
  }

  async pickCircle(route: string, circle: number): Promise<void> {
    if (this.step !== 'sabotage') return this.pickRoute(route);
    if (!this.lit.get(route)?.circles.includes(circle))
      return this.#refusePointed({ route }, 'sabotage', { route, circle });
    this.#pointing.set({ route, circle });
  }

  /** Goes through with what is chosen, this company with it. */
  async commitCompany(company: Company): Promise<void> {
    if (this.pointed.company !== company) await this.pickCompany(company);
    if (this.choice.company === company) await this.go();
  }

  /** Goes through with what is chosen, this flight card with it. */
  async commitFlight(card: CardId): Promise<void> {
    if (this.pointed.card !== card && this.pointed.swap !== card) await this.tapFlight(card);
    if (this.pointed.card === card || this.pointed.swap === card) await this.go();
  }

  /** A share of the market or the pile. Before the action a worthless one is replaced. */
  async pickShare(slot: number | 'pile'): Promise<void> {
    const share = slot === 'pile' ? null : this.view.market[slot];
    if (share === undefined || this.step === 'wait' || this.step === 'done' || this.step === 'over') return;
    const offered = share === null ? this.offer.pile : this.offer.market.has(share);
    if (this.step === 'take' && offered)
      this.#pointing.set({ take: this.pointed.take === slot ? null : slot });
    else if (slot !== 'pile' && this.#isBeforeAction && this.refreshable.has(slot)) await this.refresh(slot);
    else
      await this.#pointing.refuse(
        { share: slot },
        share === null ? { type: 'take', from: 'pile' } : { type: 'take', from: 'market', share },
      );
  }

  /** Takes it, or before the action replaces it, at once. */
  async takeShare(slot: number | 'pile'): Promise<void> {
    if (this.step === 'take') this.#pointing.set({ take: slot });
    else if (slot !== 'pile' && this.pointed.refresh !== slot) await this.pickShare(slot);
    if (this.pointed.take === slot || this.pointed.refresh === slot) await this.go();
  }

  /** A90-43: the large button does it, because it shows a new card. */
  async swap(card: CardId): Promise<void> {
    if (!this.#isBeforeAction) return;
    if (this.swappable.has(card))
      this.#pointing.set({ ...NOTHING, swap: this.pointed.swap === card ? null : card });
    else await this.#pointing.refuse({ flight: card }, { type: 'swap', card: readCard(card) });
  }

  /** A90-51: the large button does it, because it shows a new share. */
  async refresh(slot: number): Promise<void> {
    const share = this.view.market[slot];
    if (!this.#isBeforeAction || !share) return;
    if (this.refreshable.has(slot))
      this.#pointing.set({ ...NOTHING, refresh: this.pointed.refresh === slot ? null : slot });
    else await this.#pointing.refuse({ share: slot }, { type: 'refresh', share });
  }

  /** Goes on without a flight, or without sabotage. */
  async keep(): Promise<void> {
    const { without } = this.offer;
    if (this.table.myMove && without) await this.#pointing.play(without);
  }

  async go(): Promise<void> {
    if (this.primary !== null) await this.#do(this.primary);
  }

  async #do(primary: Primary): Promise<void> {
    if (primary.type === 'end') return this.table.end();
    const flight = this.aiming ? this.pointed : null;
    for (const move of primary.moves) await this.#pointing.play(move);
    if (flight !== null && this.step === 'fly') this.#pointing.set({ ...flight, action: null });
  }

  /** Whether there is a choice to step back from. */
  readonly mayGoBack = $derived.by(() => !isNothing(this.pointed) && this.step !== 'done');

  back(): void {
    this.#pointing.set(stepBack(this.pointed));
  }

  async undo(): Promise<void> {
    await this.table.undo();
  }
}

export const [useTurn, provideTurn] = createContext<Turn>();
