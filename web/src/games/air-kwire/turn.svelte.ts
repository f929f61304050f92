import type { Aircraft, Airline, City, Move, PowerCard } from '@tarmac/air-kwire';
import { HAND_SIZE, tradeEffect } from '@tarmac/air-kwire/aids';
import type { Seat } from '@tarmac/kernel';
import { createContext } from 'svelte';
import { boardOf, isPower } from './names.ts';
import { moveToAsk } from './turn/asking.ts';
import { type CardId, type HeldCard, heldCards, kindOfId, newCards } from './turn/cards.ts';
import {
  type Choice,
  completed,
  isNothing,
  NOTHING,
  narrow,
  type Step,
  stepBack,
  stepOf,
} from './turn/choice.ts';
import {
  type Cities,
  type Looked,
  type LookedTrade,
  litBy,
  lookedOpening,
  lookedRoute,
  NO_CITIES,
  type Range,
  rangeOf,
} from './turn/looked.ts';
import { type Offer, offerOf, type Way } from './turn/offer.ts';
import { type FirstRoute, openingWays } from './turn/openings.ts';
import { otherOf, type Primary, primaryOf } from './turn/primary.ts';
import { type Answers, type Standing, StandingAnswers } from './turn/standing.svelte.ts';
import type { TableKwire } from './types.ts';

export type { Standing } from './turn/standing.svelte.ts';

/** What a person touched in vain, so that the reason can stand beside it. */
export type Refused =
  | { readonly city: City }
  | { readonly airline: Airline }
  | { readonly card: CardId }
  | { readonly draw: 'pile' | 'none' | City }
  | { readonly aircraft: Aircraft }
  /** A purchase or a sale. */
  | { readonly trade: Airline };

/** What is under the pointer. */
interface Hover {
  readonly city: City | null;
  readonly airline: Airline | null;
  readonly aircraft: Aircraft | null;
  /** So many purchases, or sales if negative. */
  readonly trade: { readonly airline: Airline; readonly n: number } | null;
}

const WITH_WAYS: readonly Step[] = ['card', 'second', 'decommission', 'rehome', 'settle'];
const ON_MAP: readonly Step[] = ['open', 'card', 'second', 'decommission', 'settle'];
const WITH_ROUTE: readonly Step[] = ['open', 'card', 'second'];
const WITH_POWERS: readonly Step[] = ['stock', 'open', 'card', 'second', 'replenish'];
const SILENT: readonly Step[] = ['wait', 'done', 'over'];

/**
 * The conversation of a turn: everything follows from what the table shows and what the person has pointed at. A
 * choice belongs to one moment of the match, so it is gone after a move and back after its undo.
 */
export class Turn {
  readonly #table: () => TableKwire;
  readonly #answers = new StandingAnswers();
  #kept = $state.raw<Choice>(NOTHING);
  #moment = $state.raw('');
  #hover = $state.raw<Hover>({ city: null, airline: null, aircraft: null, trade: null });
  #refused = $state.raw<Refused | null>(null);
  /** Several things are played with one press; nothing is asked in between. */
  #goesOn = $state.raw(false);

  constructor(table: () => TableKwire) {
    this.#table = table;
  }

  get table(): TableKwire {
    return this.#table();
  }

  readonly view = $derived.by(() => this.table.frame.view);
  readonly board = $derived.by(() => boardOf(this.table));
  readonly offer = $derived.by((): Offer => offerOf(this.table.frame.legal));

  /** After an undo the same number of moves can lead elsewhere, so the last one counts too. */
  #now = $derived.by(() => {
    const { info, viewer, frame, told } = this.table;
    return JSON.stringify([info.id, viewer, frame.step, told.at(-1)?.move]);
  });
  /** Only what the person pointed at, without what follows from it. */
  readonly pointed = $derived.by((): Choice => (this.#moment === this.#now ? this.#kept : NOTHING));

  readonly step = $derived.by((): Step => {
    const step = stepOf(this.table, this.pointed);
    return step !== 'over' && this.#goesOn ? 'wait' : step;
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

  #ways = $derived.by((): readonly Way[] => {
    if (this.step === 'open') return this.firstRoutes;
    return WITH_WAYS.includes(this.step) ? this.offer.ways : [];
  });

  readonly choice = $derived.by((): Choice => {
    const { pointed, step, offer } = this;
    if (step === 'replenish') return { ...pointed, draw: pointed.draw ?? onlyDraw(offer) };
    if (step === 'dispose') return { ...pointed, exchange: pointed.exchange ?? 0 };
    if (step === 'card' && (pointed.discarding || (this.#ways.length === 0 && offer.discards.size > 0)))
      return { ...pointed, discarding: true };
    if (this.#ways.length === 0) return pointed;
    const all = completed(this.#ways, pointed);
    const isFlown = WITH_ROUTE.includes(step) && all.city !== null;
    return isFlown ? { ...all, card: all.card ?? `${all.city}#0` } : all;
  });

  #asked = $derived.by(() => ({
    step: this.step,
    choice: this.choice,
    offer: this.offer,
    ways: this.#ways,
    view: this.view,
  }));
  readonly primary = $derived.by((): Primary | null => primaryOf(this.#asked));
  /** What the second button plays: on without, or an opening without its flight. */
  readonly other = $derived.by((): Move | null => otherOf(this.#asked, this.primary));

  /** AK-32: who has to agree to the chosen route. */
  readonly asks = $derived.by((): Seat | null => {
    const { airline } = this.choice;
    if (airline === null || !this.mayFly) return null;
    const ceo = this.view.airlines[airline]?.ceo ?? null;
    return ceo === this.table.viewer ? null : ceo;
  });
  /** Whether any route can be created in the card step. */
  readonly mayFly = $derived.by(
    () => (this.step === 'card' || this.step === 'second') && this.offer.ways.length > 0,
  );
  /** AK-27: the airline opened in this turn needs another purchase before it can fly. */
  readonly owes = $derived.by(() => this.step === 'stock' && this.offer.without === null);
  /** Whether the last move ended a turn; otherwise others decide within it. */
  readonly hasEnded = $derived.by(
    () => this.table.told.at(-1)?.events.some(({ type }) => type === 'turn' || type === 'ended') ?? false,
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
    return heldCards(viewer === null ? null : (this.view.hands[viewer]?.cards ?? null));
  });

  /** The cards that have just come. */
  readonly fresh = $derived.by((): ReadonlySet<CardId> => {
    const { viewer, told } = this.table;
    return viewer === null ? new Set() : newCards(told, viewer, this.hand);
  });

  /** The cities that can be chosen, given airline and card so far. */
  readonly lit = $derived.by((): Cities => (this.mapActive ? litBy(this.#ways, this.pointed) : NO_CITIES));

  /** The airlines that can be chosen, given card and city so far; in the stock step those that can be traded. */
  readonly airlines = $derived.by((): ReadonlySet<Airline> => {
    if (this.step === 'stock') return new Set([...this.buys, ...this.sells]);
    return new Set(
      narrow(this.#ways, this.pointed, 'airline', 'aircraft').flatMap(({ airline }) => airline ?? []),
    );
  });

  /** The types that can be chosen for airline and city. */
  readonly types = $derived.by((): ReadonlySet<Aircraft> => {
    const { airline, city } = this.choice;
    const wanted = { airline, city, aircraft: null, forfeit: false };
    return new Set(narrow(this.#ways, wanted).flatMap(({ aircraft }) => aircraft ?? []));
  });

  /** The cards that can be chosen now, given airline and city so far; power cards that can be played. */
  readonly cards = $derived.by((): ReadonlySet<CardId> => {
    const kinds = this.#kindsAsked;
    return new Set(this.hand.filter(({ card }) => kinds.has(card)).map(({ id }) => id));
  });

  readonly #kindsAsked = $derived.by((): ReadonlySet<string> => {
    const { step, offer, powers } = this;
    if (step === 'free-discard' || this.choice.discarding) return offer.discards;
    if (!WITH_POWERS.includes(step)) return new Set();
    const ways = step === 'stock' ? this.firstRoutes : narrow(this.#ways, this.pointed, 'city', 'aircraft');
    return new Set([...ways.flatMap(({ city }) => city ?? []), ...powers]);
  });

  /** The route under the pointer, or else the chosen one; in `consent` the one that is asked for. */
  readonly looked = $derived.by((): Looked | null => {
    const { view, board, step } = this;
    if (step === 'consent') return lookedRoute(view, view, board);
    if (!this.composing) return null;
    return step === 'open'
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
    return completed(this.#ways, { ...this.pointed, airline, city });
  });

  /** The lit city under the pointer. */
  readonly hovered = $derived.by(() => {
    const { city } = this.#hover;
    return city !== null && this.lit.has(city) ? city : null;
  });

  readonly refused = $derived.by(() => (this.table.refusal === null ? null : this.#refused));

  readonly #standingKey = $derived.by(
    () => `tarmac.air-kwire.standing.${this.table.info.id}.${this.table.viewer}`,
  );
  /** AK-32: what the viewer answers as CEO without being asked. */
  readonly standing = $derived.by((): Answers => {
    const given = this.#answers.of(this.#standingKey);
    return Object.fromEntries(this.board.airlines.map(({ id }) => [id, given[id] ?? 'ask']));
  });
  /** The answer that is about to be given by itself. */
  readonly standingAnswer = $derived.by((): 'approve' | 'refuse' | null => {
    const { airline } = this.view;
    const answer = this.step === 'consent' && airline !== null ? this.standing[airline] : 'ask';
    return answer === undefined || answer === 'ask' ? null : answer;
  });

  #set(change: Partial<Choice>): void {
    this.table.refuse(null);
    this.#kept = { ...this.pointed, ...change };
    this.#moment = this.#now;
  }

  /** Points at a part of a way; a type that does not go with it is let go. */
  #point(change: Partial<Choice>): void {
    const next = { ...this.pointed, ...change, discarding: false, power: null };
    const ways = this.#ways.length > 0 ? this.#ways : this.firstRoutes;
    const goes = narrow(ways, next).length > 0;
    this.#set(goes ? next : { ...next, aircraft: null, forfeit: false });
  }

  async #play(move: Move): Promise<void> {
    this.table.refuse(null);
    await this.table.play(move);
  }

  async #refuse(refused: Refused, move: Move): Promise<void> {
    const why = await this.table.why(move);
    this.#refused = refused;
    this.table.refuse(why);
  }

  /** Says why what was pointed at does not go with what is chosen. */
  #refusePointed(refused: Refused, pointed: Partial<Choice>): Promise<void> {
    const { airline, city, card, aircraft } = this.pointed;
    const all = { airline, city, card, aircraft, ...pointed };
    return this.#refuse(refused, moveToAsk(this.step, all, this.view, this.board));
  }

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

  /** At once; of a closed airline the opening begins. */
  async buy(airline: Airline): Promise<void> {
    if (SILENT.includes(this.step)) return;
    if (this.openable.has(airline)) return this.#set({ ...NOTHING, airline });
    if (this.buys.has(airline)) await this.#play({ type: 'buy', airline });
    else await this.#refuse({ trade: airline }, { type: 'buy', airline });
  }

  /** At once. */
  async sell(airline: Airline): Promise<void> {
    if (SILENT.includes(this.step)) return;
    if (this.sells.has(airline)) await this.#play({ type: 'sell', airline });
    else await this.#refuse({ trade: airline }, { type: 'sell', airline });
  }

  async pickAirline(airline: Airline): Promise<void> {
    if (this.step === 'stock' || this.step === 'open') return this.#pickTraded(airline);
    if (this.step !== 'card' && this.step !== 'second') return;
    if (!this.airlines.has(airline)) return this.#refusePointed({ airline }, { airline });
    this.#point({ airline: this.pointed.airline === airline ? null : airline });
  }

  /** An airline to be opened, or one whose shares are traded. */
  async #pickTraded(airline: Airline): Promise<void> {
    const isTraded = this.buys.has(airline) || this.sells.has(airline);
    if (!isTraded) return this.#refuse({ airline }, { type: 'buy', airline });
    if (this.pointed.airline === airline) return this.#set({ airline: null, aircraft: null });
    const { city, card } = this.pointed;
    const goes = this.firstRoutes.some((way) => way.airline === airline && way.city === city);
    this.#set({ ...NOTHING, airline, ...(goes ? { city, card } : {}) });
  }

  /** `sure`: the person has seen the preview, so one press plays. */
  async pickCity(city: City, sure: boolean): Promise<void> {
    if (SILENT.includes(this.step)) return;
    const begins = this.step === 'stock' && this.firstRoutes.some((way) => way.city === city);
    const ways = narrow(this.#ways, this.pointed, 'city', 'aircraft', 'forfeit');
    if (!begins && !ways.some((way) => way.city === city)) return this.#refusePointed({ city }, { city });
    const wasSure = sure && this.pointed.airline !== null && this.mayFly;
    const held = this.hand.find(({ card }) => card === city)?.id ?? null;
    this.#point({ ...(begins ? NOTHING : {}), city, card: held });
    if (wasSure && this.asks === null) await this.go();
  }

  async pickAircraft(aircraft: Aircraft): Promise<void> {
    if (this.#ways.length === 0) return;
    if (!this.types.has(aircraft)) return this.#refusePointed({ aircraft }, { aircraft });
    this.#set({ aircraft: this.pointed.aircraft === aircraft ? null : aircraft, forfeit: false });
  }

  /** AK-47: gives the chosen city up. */
  setForfeit(on: boolean): void {
    if (this.step === 'settle' && this.choice.city !== null)
      this.#set({ city: this.choice.city, forfeit: on, aircraft: null });
  }

  /** A card of the hand: for a route, to be discarded, or a power card to be played. */
  async tapCard(card: CardId): Promise<void> {
    if (SILENT.includes(this.step)) return;
    const kind = kindOfId(card);
    const isDiscarded = this.choice.discarding || this.step === 'free-discard';
    const isChosen = this.pointed.card === card;
    if (isDiscarded && this.cards.has(card)) return this.#set({ card: isChosen ? null : card, power: null });
    if (isPower(kind) && !isDiscarded) return this.playPower(kind);
    if (!this.cards.has(card)) return this.#refusePointed({ card }, { card, city: cityOf(card) });
    const begun = this.step === 'stock' ? NOTHING : {};
    this.#point({ ...begun, card: isChosen ? null : card, city: isChosen ? null : kind });
  }

  /** AK-22: a card goes instead of a route. */
  setDiscarding(on: boolean): void {
    if (this.step === 'card' && this.offer.discards.size > 0) this.#set({ ...NOTHING, discarding: on });
  }

  /** AK-70: the large button plays it. */
  async playPower(card: PowerCard): Promise<void> {
    if (SILENT.includes(this.step)) return;
    if (this.powers.has(card)) this.#set({ ...NOTHING, power: this.pointed.power === card ? null : card });
    else await this.#refuse({ card: `${card}#0` }, { type: 'power', card });
  }

  /** AK-23: the large button draws, because it shows a new card. */
  async pickDraw(from: 'pile' | 'none' | City): Promise<void> {
    if (SILENT.includes(this.step)) return;
    if (this.#mayDraw(from)) this.#set({ ...NOTHING, draw: this.pointed.draw === from ? null : from });
    else await this.#refuse({ draw: from }, drawFrom(from));
  }

  /** Draws at once. */
  async drawNow(from: 'pile' | 'none' | City): Promise<void> {
    if (this.#mayDraw(from)) await this.#play(drawFrom(from));
    else await this.pickDraw(from);
  }

  #mayDraw(from: 'pile' | 'none' | City): boolean {
    if (this.step !== 'replenish') return false;
    if (from === 'none') return this.offer.without !== null;
    return from === 'pile' ? this.offer.pile : this.poolCards.has(from);
  }

  /** AK-44: shares to be got; the others are sold. */
  setExchange(n: number): void {
    const most = this.step === 'dispose' ? this.offer.exchanges : null;
    if (most !== null) this.#set({ exchange: Math.min(most, Math.max(0, n)) });
  }

  /** AK-32 */
  async answer(approve: boolean): Promise<void> {
    if (this.step === 'consent') await this.#play({ type: approve ? 'approve' : 'refuse' });
  }

  setStanding(airline: Airline, answer: Standing): void {
    this.#answers.set(this.#standingKey, airline, answer);
  }

  /** Gives the standing answer, and the turn back to whom it belongs. */
  async answerStanding(): Promise<void> {
    const answer = this.standingAnswer;
    if (answer !== null) await this.#playAll([{ type: answer }], true);
  }

  /** One after the other. `ends`: the table is left to whoever decides next. */
  async #playAll(moves: readonly Move[], ends: boolean): Promise<void> {
    this.#goesOn = true;
    try {
      for (const move of moves) {
        await this.#play(move);
        if (this.table.refusal !== null) return;
      }
      if (ends && this.table.mayEnd) await this.table.end();
    } finally {
      this.#goesOn = false;
    }
  }

  /** AK-61 */
  async proposeEnd(): Promise<void> {
    if ((this.step === 'stock' || this.step === 'open') && this.offer.agrees)
      await this.#play({ type: 'end-vote', agree: true });
  }

  /** AK-61 */
  async vote(agree: boolean): Promise<void> {
    if (this.step === 'vote') await this.#play({ type: 'end-vote', agree });
  }

  /** Lets go of one thing that was pointed at; the card and its city are one. */
  drop(part: 'airline' | 'card' | 'city' | 'aircraft'): void {
    if (part === 'airline') this.#set({ airline: null, aircraft: null });
    else if (part === 'aircraft') this.#set({ aircraft: null, forfeit: false });
    else this.#set({ card: null, city: null, aircraft: null, forfeit: false });
  }

  /** What the second button does. */
  async goOn(): Promise<void> {
    if (this.other) await this.#play(this.other);
  }

  /** Does what the large button says. Whoever asks for consent has asked with it. */
  async go(): Promise<void> {
    const { primary, asks } = this;
    if (primary === null) return;
    if (primary.type === 'end') return this.table.end();
    const [move, ...more] = primary.moves;
    if (more.length === 0 && asks === null) await this.#play(move);
    else await this.#playAll(primary.moves, asks !== null);
  }

  /** Whether there is a choice to step back from. */
  readonly mayGoBack = $derived.by(() => !isNothing(this.pointed) && this.step !== 'done');

  back(): void {
    this.#set(stepBack(this.pointed));
  }

  async undo(): Promise<void> {
    await this.table.undo();
  }
}

/** The pile, if there is nothing else to draw from. */
function onlyDraw({ pile, pool }: Offer): 'pile' | null {
  return pile && pool.size === 0 ? 'pile' : null;
}

function drawFrom(from: 'pile' | 'none' | City): Move {
  return from === 'pile' || from === 'none'
    ? { type: 'draw', from }
    : { type: 'draw', from: 'pool', card: from };
}

function cityOf(card: CardId): City | null {
  const kind = kindOfId(card);
  return isPower(kind) ? null : kind;
}

export const [useTurn, provideTurn] = createContext<Turn>();
