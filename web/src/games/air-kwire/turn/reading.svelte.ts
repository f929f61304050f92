import type { Aircraft, Airline, City, Move } from '@tarmac/air-kwire';
import { HAND_SIZE, tradeEffect } from '@tarmac/air-kwire/aids';
import type { Seat } from '@tarmac/kernel';
import { type CardId, heldCards } from '../../common/tray/held-cards.ts';
import { Pointing } from '../../common/tray/pointing.svelte.ts';
import { boardOf } from '../names.ts';
import type { Frame, Table } from '../types.ts';
import { discardsAhead, flightsAhead } from './ahead.ts';
import type { Refused } from './asking.ts';
import { type HeldCard, newCards } from './cards.ts';
import {
  type Choice,
  choiceOf,
  completed,
  isNothing,
  NOTHING,
  narrow,
  SILENT,
  type Step,
  stepOf,
  WITH_ROUTE,
} from './choice.ts';
import {
  type Cities,
  type Looked,
  type LookedTrade,
  litBy,
  lookedOpening,
  lookedRoute,
  NO_CITIES,
  NO_HOVER,
  type Range,
  rangeOf,
} from './looked.ts';
import { type Offer, offerOf, type Way } from './offer.ts';
import { type FirstRoute, openingWays } from './openings.ts';
import { discardOf, otherOf, type Primary, primaryOf } from './primary.ts';
import { type Answers, StandingAnswers } from './standing.svelte.ts';

const WITH_WAYS: readonly Step[] = ['card', 'second', 'decommission', 'rehome', 'settle'];
const ON_MAP: readonly Step[] = ['open', 'ahead', 'card', 'second', 'decommission', 'settle'];
const WITH_POWERS: readonly Step[] = ['stock', 'open', 'ahead', 'card', 'second', 'replenish'];

/** A turn as it can be read: what follows from what the table shows, what was pointed at and what is looked at. */
export class Reading {
  readonly #table: () => Table;
  #hover = $state.raw(NO_HOVER);
  protected readonly pointing: Pointing<Choice, Refused, Move>;
  protected readonly answers: StandingAnswers;
  /** Several things are played with one press that was made here; nothing is asked between them. */
  protected goesOnFrom = $state.raw<Frame | null>(null);

  constructor(table: () => Table) {
    this.#table = table;
    this.pointing = new Pointing(table, NOTHING);
    this.answers = new StandingAnswers(table);
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

  get refused(): Refused | null {
    return this.pointing.refused;
  }

  readonly step = $derived.by((): Step => {
    const step = stepOf(this.table, this.pointed, this.#flightsAhead);
    const isBetween = this.goesOnFrom !== null && this.goesOnFrom !== this.table.frame;
    return step !== 'over' && isBetween ? 'wait' : step;
  });

  /** Closed airlines that can be opened now. */
  readonly openable = $derived.by((): ReadonlySet<Airline> => {
    const { airlines } = this.view;
    return new Set([...this.offer.buys].filter((id) => airlines[id]?.status === 'closed'));
  });
  /** AK-21: first flights of airlines that can be opened. */
  readonly firstRoutes = $derived.by((): readonly FirstRoute[] =>
    this.openable.size === 0 ? [] : openingWays(this.view, this.board, this.openable),
  );

  /** What ends the trading. */
  readonly #done = $derived.by(() =>
    this.view.phase === 'stock' && this.table.myMove ? this.offer.without : null,
  );
  readonly #cardsHeld = $derived.by(() => this.hand.map(({ card }) => card));
  readonly #flightsAhead = $derived.by((): readonly Way[] =>
    flightsAhead(this.#cardsHeld, this.#done, this.view, this.board),
  );
  /** What can begin with a city while shares are traded: a flight that ends the trading, or a first one. */
  readonly begun = $derived.by((): readonly Way[] => [...this.#flightsAhead, ...this.firstRoutes]);
  /** The cards that can be discarded. */
  readonly discards = $derived.by(() =>
    this.view.phase === 'stock' ? discardsAhead(this.#cardsHeld, this.#done, this.view) : this.offer.discards,
  );

  /** What can be done in this step by pointing. */
  readonly ways = $derived.by((): readonly Way[] => {
    const { step } = this;
    if (step === 'ahead' && this.pointed.discarding) return [];
    if (step === 'open' || step === 'ahead')
      return this.pointed.city === null ? this.firstRoutes : this.begun;
    return WITH_WAYS.includes(step) ? this.offer.ways : [];
  });

  readonly choice = $derived.by((): Choice => choiceOf(this.step, this.pointed, this.ways, this.offer));

  readonly primary = $derived.by((): Primary | null => primaryOf(this));
  /** What the second button plays: on without, or an opening without its flight. */
  readonly other = $derived.by((): Move | null => otherOf(this, this.primary));

  /** AK-22: the chosen card can be discarded as well as flown. */
  readonly discarded = $derived.by((): Primary | null =>
    this.step === 'card' || this.step === 'ahead' ? discardOf(this) : null,
  );

  /** AK-32: who has to agree to the chosen route. */
  readonly asks = $derived.by((): Seat | null => {
    const { airline } = this.choice;
    if (airline === null || !this.mayFly) return null;
    const ceo = this.view.airlines[airline]?.ceo ?? null;
    return ceo === this.table.viewer ? null : ceo;
  });
  /** Whether any route can be created with a card. */
  readonly mayFly = $derived.by(
    () => ['ahead', 'card', 'second'].includes(this.step) && this.ways.length > 0,
  );
  /** AK-27: the airline opened in this turn needs another purchase before it can fly. */
  readonly owes = $derived.by(() => this.step === 'stock' && this.offer.without === null);
  /** Whether the last move ended a turn; otherwise others decide within it. */
  readonly hasEnded = $derived.by(
    () => this.table.told.at(-1)?.events.some(({ type }) => type === 'turn' || type === 'ended') ?? false,
  );
  /** AK-61: the viewer has proposed the end, and the others have not been asked yet. */
  readonly proposes = $derived.by(
    () => this.step === 'done' && this.view.phase === 'vote' && this.view.turn === this.table.viewer,
  );
  /** AK-42: the home that is taken over. */
  readonly rehomed = $derived.by((): City | null => {
    const { defunct } = this.view;
    return this.board.airlines.find(({ id }) => id === defunct)?.home ?? null;
  });
  /** AK-23: cards that can still be drawn in this turn. */
  readonly drawsLeft = $derived.by(() => {
    const { routes, powered, drawn } = this.view;
    const due = Math.max(1, routes) + (powered === 'replaced' ? 1 : 0) - drawn;
    return Math.min(due, HAND_SIZE - this.hand.length);
  });

  readonly buys = $derived.by(() => this.offer.buys);
  readonly sells = $derived.by(() => this.offer.sells);
  readonly powers = $derived.by(() => this.offer.powers);
  readonly poolCards = $derived.by(() => this.offer.pool);
  /** The map is asked. */
  readonly mapActive = $derived.by(() => ON_MAP.includes(this.step) && !this.choice.discarding);
  /** A route is being put together from parts: airline, card or city, aircraft. */
  readonly composing = $derived.by(() => WITH_ROUTE.includes(this.step) && !this.choice.discarding);

  /** The viewer's cards. */
  readonly hand = $derived.by((): readonly HeldCard[] => {
    const { viewer } = this.table;
    return heldCards(viewer === null ? null : (this.view.hands[viewer]?.cards ?? null), (card) => card);
  });

  /** The cards that have just come. */
  readonly fresh = $derived.by((): ReadonlySet<CardId> => {
    const { viewer, told } = this.table;
    return viewer === null ? new Set() : newCards(told, viewer, this.hand);
  });

  /** The cities that can be chosen, given airline and card so far. */
  readonly lit = $derived.by((): Cities => {
    if (this.step === 'stock') return litBy(this.begun, NOTHING);
    return this.mapActive ? litBy(this.ways, this.pointed) : NO_CITIES;
  });

  /** The airlines that can be chosen, given card and city so far; in the stock step those that can be traded. */
  readonly airlines = $derived.by((): ReadonlySet<Airline> => {
    if (this.step === 'stock') return new Set([...this.buys, ...this.sells]);
    return new Set(
      narrow(this.ways, this.pointed, 'airline', 'aircraft').flatMap(({ airline }) => airline ?? []),
    );
  });

  /** The types that can be chosen for airline and city. */
  readonly types = $derived.by((): ReadonlySet<Aircraft> => {
    const { airline, city } = this.choice;
    const wanted = { airline, city, aircraft: null, forfeit: false };
    return new Set(narrow(this.ways, wanted).flatMap(({ aircraft }) => aircraft ?? []));
  });

  /** The cards that can be chosen now, given airline and city so far; power cards that can be played. */
  readonly cards = $derived.by((): ReadonlySet<CardId> => {
    const kinds = this.#kindsAsked;
    return new Set(this.hand.filter(({ card }) => kinds.has(card)).map(({ id }) => id));
  });

  readonly #kindsAsked = $derived.by((): ReadonlySet<string> => {
    const { step, discards, powers } = this;
    if (step === 'free-discard' || this.choice.discarding) return discards;
    if (!WITH_POWERS.includes(step)) return new Set();
    const ways = step === 'stock' ? this.begun : narrow(this.ways, this.pointed, 'city', 'aircraft');
    return new Set([...ways.flatMap(({ city }) => city ?? []), ...powers]);
  });

  /** The route under the pointer, or else the chosen one; in `consent` the one that is asked for. */
  readonly looked = $derived.by((): Looked | null => {
    const { view, board, step } = this;
    if (step === 'consent') return lookedRoute(view, view, board);
    if (!this.composing) return null;
    const { airline } = this.#seen;
    return airline !== null && this.openable.has(airline)
      ? lookedOpening(this.#seen, this.firstRoutes, view, board)
      : lookedRoute(this.#seen, view, board);
  });

  /** The chosen first flight. */
  readonly firstRoute = $derived.by(() => this.#firstOf(this.choice));

  #firstOf({ airline, city }: Choice): FirstRoute | null {
    if (this.step !== 'open') return null;
    return this.firstRoutes.find((way) => way.airline === airline && way.city === city) ?? null;
  }

  /** The purchases or sales under the pointer; while an airline is opened, those that it takes. */
  readonly lookedTrade = $derived.by((): LookedTrade | null => {
    const { view, board } = this;
    const opened = this.step === 'open' ? this.choice.airline : null;
    const purchases = opened === null ? 0 : (this.#firstOf(this.#seen)?.purchases ?? 1);
    const opening = opened === null ? null : { airline: opened, n: purchases };
    const trade = this.#hover.trade ?? opening;
    return trade && { airline: trade.airline, effect: tradeEffect(view, board, trade.airline, trade.n) };
  });

  /** Whose range the map shows. */
  readonly range = $derived.by((): Range | null => {
    const hovered = SILENT.includes(this.step) ? null : this.#hover.airline;
    const airline = hovered ?? (this.composing ? this.#seen.airline : null);
    const aircraft = this.#hover.aircraft ?? (this.composing ? this.#seen.aircraft : null);
    return rangeOf(this.view, this.board, airline, aircraft);
  });

  /** The choice as it would be with what is under the pointer. */
  readonly #seen = $derived.by((): Choice => {
    const airline = this.#hover.airline ?? this.pointed.airline;
    const city = this.pointed.city ?? this.hovered;
    return completed(this.ways, { ...this.pointed, airline, city });
  });

  /** The lit city under the pointer. */
  readonly hovered = $derived.by(() => {
    const { city } = this.#hover;
    return city !== null && this.lit.has(city) ? city : null;
  });

  /** AK-32: what the viewer answers as CEO without being asked. */
  readonly standing = $derived.by((): Answers => {
    const { given } = this.answers;
    return Object.fromEntries(this.board.airlines.map(({ id }) => [id, given[id] ?? 'ask']));
  });
  /** The answer that is about to be given by itself. */
  readonly standingAnswer = $derived.by((): 'approve' | 'refuse' | null => {
    const { airline } = this.view;
    const answer = this.step === 'consent' && airline !== null ? this.standing[airline] : 'ask';
    return answer === undefined || answer === 'ask' ? null : answer;
  });

  /** Whether there is a choice to step back from. */
  readonly mayGoBack = $derived.by(() => !isNothing(this.pointed) && this.step !== 'done');

  hover(city: City | null): void {
    this.#hover = { ...this.#hover, city };
  }

  hoverAirline(airline: Airline | null): void {
    this.#hover = { ...this.#hover, airline };
  }

  hoverAircraft(aircraft: Aircraft | null): void {
    this.#hover = { ...this.#hover, aircraft };
  }

  hoverTrade(airline: Airline | null, n: number): void {
    this.#hover = { ...this.#hover, trade: airline === null ? null : { airline, n } };
  }
}
