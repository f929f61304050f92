import type { Aircraft, Airline, City, Move, PowerCard } from '@tarmac/air-kwire';
import { createContext } from 'svelte';
import { type CardId, kindOfId } from '../common/tray/held-cards.ts';
import { isPower } from './names.ts';
import { forAll, moveToAsk, type Refused, routesToAsk } from './turn/asking.ts';
import { cityOf } from './turn/cards.ts';
import { type Choice, IN_MERGER, NOTHING, narrow, SILENT, stepBack } from './turn/choice.ts';
import type { Primary } from './turn/primary.ts';
import { Reading } from './turn/reading.svelte.ts';
import type { Standing } from './turn/standing.svelte.ts';

export type { Standing } from './turn/standing.svelte.ts';

/** The conversation of a turn: what a person does. What can be done, and what follows, is read in `Reading`. */
export class Turn extends Reading {
  /** While shares are traded: this city, with the airline that is chosen if it can fly there. */
  #begin(city: City, card: CardId | null): Choice {
    const { airline } = this.pointed;
    const goes = this.begun.some((way) => way.city === city && way.airline === airline);
    return { ...NOTHING, airline: goes ? airline : null, city, card };
  }

  /** The choice with this part of a way; a type that does not go with it is let go. */
  #with(change: Partial<Choice>): Choice {
    const next = { ...this.pointed, ...change, discarding: false, power: null };
    const ways = this.ways.length > 0 ? this.ways : this.firstRoutes;
    const goes = narrow(ways, next).length > 0;
    return goes ? next : { ...next, aircraft: null, forfeit: false };
  }

  /** Says why what was pointed at does not go with what is chosen. */
  #refusePointed(refused: Refused, pointed: Partial<Choice>): Promise<void> {
    const { airline, city, card, aircraft } = this.pointed;
    const all = { airline, city, card, aircraft, ...pointed };
    const isRoute = this.step === 'card' || this.step === 'second';
    if (isRoute && all.airline === null && all.city !== null && all.city !== undefined) {
      const moves = routesToAsk(all, all.city, this.view, this.board);
      return this.pointing.refuseAll(refused, moves, forAll(this.board, all.city));
    }
    return this.pointing.refuse(refused, moveToAsk(this.step, all, this.view, this.board));
  }

  /** At once; of a closed airline the opening begins. */
  async buy(airline: Airline): Promise<void> {
    if (SILENT.includes(this.step)) return;
    if (this.openable.has(airline)) return this.pointing.set({ ...NOTHING, airline });
    if (this.buys.has(airline)) await this.pointing.play({ type: 'buy', airline });
    else await this.pointing.refuse({ trade: airline }, { type: 'buy', airline });
  }

  /** At once. */
  async sell(airline: Airline): Promise<void> {
    if (SILENT.includes(this.step)) return;
    if (this.sells.has(airline)) await this.pointing.play({ type: 'sell', airline });
    else await this.pointing.refuse({ trade: airline }, { type: 'sell', airline });
  }

  async pickAirline(airline: Airline): Promise<void> {
    if (this.#isTrading) return this.#pickTraded(airline);
    if (this.step !== 'card' && this.step !== 'second') return;
    if (!this.airlines.has(airline)) return this.#refusePointed({ airline }, { airline });
    this.pointing.set(this.#with({ airline: this.pointed.airline === airline ? null : airline }));
  }

  /** Shares are traded, whatever else is chosen. */
  get #isTrading(): boolean {
    return ['stock', 'open', 'ahead'].includes(this.step);
  }

  /** An airline to be opened, one whose shares are traded, or one that flies when that is done. */
  async #pickTraded(airline: Airline): Promise<void> {
    const flights = this.begun.filter((way) => way.airline === airline);
    const isTraded = this.buys.has(airline) || this.sells.has(airline);
    if (!isTraded && flights.length === 0) return this.pointing.refuse({ airline }, { type: 'buy', airline });
    if (this.pointed.airline === airline) return this.pointing.set({ airline: null, aircraft: null });
    const { city, card } = this.pointed;
    const goes = flights.some((way) => way.city === city);
    this.pointing.set({ ...NOTHING, airline, ...(goes ? { city, card } : {}) });
  }

  async pickCity(city: City): Promise<void> {
    if (SILENT.includes(this.step)) return;
    const begins = this.step === 'stock' && this.begun.some((way) => way.city === city);
    const ways = narrow(this.ways, this.pointed, 'city', 'aircraft', 'forfeit');
    if (!begins && !ways.some((way) => way.city === city)) return this.#refusePointed({ city }, { city });
    const held = this.hand.find(({ card }) => card === city)?.id ?? null;
    this.pointing.set(begins ? this.#begin(city, held) : this.#with({ city, card: held }));
  }

  /** Goes through with what is chosen, this airline with it. */
  async commitAirline(airline: Airline): Promise<void> {
    if (this.pointed.airline !== airline) await this.pickAirline(airline);
    if (this.choice.airline === airline && this.step !== 'stock') await this.go();
  }

  /** Goes through with what is chosen, this city with it. */
  async commitCity(city: City): Promise<void> {
    if (this.choice.city !== city) await this.pickCity(city);
    if (this.choice.city === city) await this.go();
  }

  /** Goes through with what is chosen, this type with it. */
  async commitAircraft(aircraft: Aircraft): Promise<void> {
    if (this.choice.aircraft !== aircraft) await this.pickAircraft(aircraft);
    if (this.choice.aircraft === aircraft) await this.go();
  }

  /** Goes through with what is chosen, this card of the hand with it. */
  async commitCard(card: CardId): Promise<void> {
    const isChosen = (): boolean => this.pointed.card === card || this.pointed.power === kindOfId(card);
    if (!isChosen()) await this.tapCard(card);
    if (isChosen()) await this.go();
  }

  async pickAircraft(aircraft: Aircraft): Promise<void> {
    if (this.ways.length === 0) return;
    if (!this.types.has(aircraft)) return this.#refusePointed({ aircraft }, { aircraft });
    this.pointing.set({ aircraft: this.pointed.aircraft === aircraft ? null : aircraft, forfeit: false });
  }

  /** AK-47: gives the chosen city up. */
  setForfeit(on: boolean): void {
    if (this.step === 'settle' && this.choice.city !== null)
      this.pointing.set({ city: this.choice.city, forfeit: on, aircraft: null });
  }

  /** A card of the hand: for a route, to be discarded, or a power card to be played. */
  async tapCard(card: CardId): Promise<void> {
    if (SILENT.includes(this.step)) return;
    const kind = kindOfId(card);
    const isChosen = this.pointed.card === card;
    const isFirst = this.step === 'open' && this.pointed.airline !== null;
    if (this.#isTrading && !isFirst && !isPower(kind)) return this.#tapAhead(card, kind, isChosen);
    const isDiscarded = this.choice.discarding || this.step === 'free-discard';
    if (isDiscarded && this.cards.has(card))
      return this.pointing.set({ card: isChosen ? null : card, power: null });
    if (isPower(kind) && !isDiscarded) return this.playPower(kind);
    if (!this.cards.has(card)) return this.#refusePointed({ card }, { card, city: cityOf(card) });
    this.pointing.set(this.#with({ card: isChosen ? null : card, city: isChosen ? null : kind }));
  }

  /** A card while shares are traded: what cannot fly can only be discarded. */
  async #tapAhead(card: CardId, city: City, isChosen: boolean): Promise<void> {
    const { airline, discarding } = this.pointed;
    if (isChosen) return this.pointing.set({ ...NOTHING, airline: discarding ? null : airline });
    if (this.begun.some((way) => way.city === city)) return this.pointing.set(this.#begin(city, card));
    if (this.discards.has(city)) return this.pointing.set({ ...NOTHING, card, discarding: true });
    return this.#refusePointed({ card }, { card, city });
  }

  /** AK-22: a card goes instead of a route, the chosen one if there is one. */
  setDiscarding(on: boolean): void {
    const may = this.step === 'card' || this.step === 'ahead';
    if (may && this.discards.size > 0)
      this.pointing.set({ ...NOTHING, discarding: on, card: on ? this.pointed.card : null });
  }

  /** AK-70: the large button plays it. */
  async playPower(card: PowerCard): Promise<void> {
    if (SILENT.includes(this.step)) return;
    if (this.powers.has(card))
      this.pointing.set({ ...NOTHING, power: this.pointed.power === card ? null : card });
    else await this.pointing.refuse({ card: `${card}#0` }, { type: 'power', card });
  }

  /** AK-23: the large button draws, because it shows a new card. */
  async pickDraw(from: 'pile' | 'none' | City): Promise<void> {
    if (SILENT.includes(this.step)) return;
    if (this.#mayDraw(from))
      this.pointing.set({ ...NOTHING, draw: this.pointed.draw === from ? null : from });
    else await this.pointing.refuse({ draw: from }, drawFrom(from));
  }

  /** Draws at once. */
  async drawNow(from: 'pile' | 'none' | City): Promise<void> {
    if (this.#mayDraw(from)) await this.pointing.play(drawFrom(from));
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
    if (most !== null) this.pointing.set({ exchange: Math.min(most, Math.max(0, n)) });
  }

  /** AK-32 */
  async answer(approve: boolean): Promise<void> {
    if (this.step === 'consent') await this.pointing.play({ type: approve ? 'approve' : 'refuse' });
  }

  setStanding(airline: Airline, answer: Standing): void {
    this.answers.set(airline, answer);
  }

  /** Gives the standing answer, and the turn back to whom it belongs. */
  async answerStanding(): Promise<void> {
    const answer = this.standingAnswer;
    if (answer !== null) await this.#playAll([{ type: answer }], true);
  }

  /** One after the other. `ends`: the table is left to the next player who decides. */
  async #playAll(moves: readonly Move[], ends: boolean): Promise<void> {
    if (this.goesOnFrom !== null) return;
    this.goesOnFrom = this.table.frame;
    try {
      for (const move of moves) {
        await this.pointing.play(move);
        if (this.table.refusal !== null) return;
      }
      if (ends && this.table.mayEnd) await this.table.end();
    } finally {
      this.goesOnFrom = null;
    }
  }

  /** AK-61 */
  async proposeEnd(): Promise<void> {
    if ((this.step === 'stock' || this.step === 'open') && this.offer.agrees)
      await this.pointing.play({ type: 'end-vote', agree: true });
  }

  /** AK-61 */
  async vote(agree: boolean): Promise<void> {
    if (this.step === 'vote') await this.pointing.play({ type: 'end-vote', agree });
  }

  /** Lets go of one thing that was pointed at; the card and its city are one. */
  drop(part: 'airline' | 'card' | 'city' | 'aircraft'): void {
    if (part === 'airline') this.pointing.set({ airline: null, aircraft: null });
    else if (part === 'aircraft') this.pointing.set({ aircraft: null, forfeit: false });
    else this.pointing.set({ card: null, city: null, aircraft: null, forfeit: false });
  }

  /** AK-22: the chosen card goes, instead of flying. */
  async discard(): Promise<void> {
    if (this.discarded !== null) await this.#do(this.discarded);
  }

  /** What the second button does. */
  async goOn(): Promise<void> {
    if (this.other) await this.pointing.play(this.other);
  }

  /** Does what the large button says. */
  async go(): Promise<void> {
    if (this.primary !== null) await this.#do(this.primary);
  }

  /** A player who asks for consent has asked with it; in a merger what follows is shown only once it is certain. */
  async #do(primary: Primary): Promise<void> {
    if (primary.type === 'end') return this.table.end();
    const ends = this.asks !== null || IN_MERGER.includes(this.step);
    const [move, ...more] = primary.moves;
    if (more.length === 0 && !ends) await this.pointing.play(move);
    else await this.#playAll(primary.moves, ends);
  }

  back(): void {
    this.pointing.set(stepBack(this.pointed));
  }

  async undo(): Promise<void> {
    await this.table.undo();
  }
}

function drawFrom(from: 'pile' | 'none' | City): Move {
  return from === 'pile' || from === 'none'
    ? { type: 'draw', from }
    : { type: 'draw', from: 'pool', card: from };
}

export const [useTurn, provideTurn] = createContext<Turn>();
