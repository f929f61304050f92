import type { Company } from '@tarmac/airlines-1990';
import { createContext } from 'svelte';
import { type CardId, kindOfId } from '../common/tray/held-cards.ts';
import { forAll, movesToAsk, moveToAsk, type Refused, reasonFor } from './turn/asking.ts';
import { readCard } from './turn/cards.ts';
import { type Choice, NOTHING, narrow, type Step, stepBack } from './turn/choice.ts';
import type { Action, Offer } from './turn/offer.ts';
import type { Primary } from './turn/primary.ts';
import { Reading } from './turn/reading.svelte.ts';

export type { Lit, LookedSabotage } from './turn/looked.ts';

/** The conversation of a turn: what a person does. What can be done, and what follows, is read in `Reading`. */
export class Turn extends Reading {
  /** Says why what was pointed at does not go with what is chosen. */
  #refusePointed(refused: Refused, step: Step, pointed: Partial<Choice>): Promise<void> {
    const { company, route, card, circle } = this.pointed;
    const all = { company, route, card, circle, ...pointed };
    const isFlight = step === 'fly' || step === 'found';
    if (isFlight && !all.company && (all.route || all.card)) {
      const moves = movesToAsk(step, all, this.view, this.board);
      return this.pointing.refuseAll(refused, moves, forAll(all, this.board));
    }
    const move = moveToAsk(step, all, this.view, this.board);
    return this.pointing.refuse(refused, move, (why) => reasonFor(why, all));
  }

  /** EXPAND draws a card at once; where it would bring nothing, it asks first. */
  async choose(action: Action): Promise<void> {
    if (!this.isBeforeAction || !this.actions.has(action)) return;
    if (action === 'expand' && this.expanding !== 'nothing') return this.pointing.play({ type: 'draw' });
    this.pointing.set({ ...NOTHING, action: this.pointed.action === action ? null : action });
  }

  async pickCompany(company: Company): Promise<void> {
    if (this.step === 'choose' && !this.aiming) return this.#begin(company, 0, { company });
    if (!this.isAsked && !this.aiming) return;
    if (!this.companies.has(company)) return this.#refusePointed({ company }, this.step, { company });
    this.pointing.set({ company: this.pointed.company === company ? null : company, shares: 0 });
  }

  /** Begins to found a company, or to play its shares: 0 for all of them. */
  async #begin(company: Company, shares: number, refused: Refused): Promise<void> {
    const has = (ways: Offer['found']): boolean => ways.some((way) => way.company === company);
    if (has(this.offer.found)) this.pointing.set({ ...NOTHING, action: 'found', company, shares });
    else if (has(this.offer.play)) this.pointing.set({ ...NOTHING, action: 'play', company, shares });
    else await this.#refusePointed(refused, this.#actionFor(company), { company });
  }

  /** What somebody who points at a company means: to play shares of one in play, to found another. */
  #actionFor(company: Company): 'found' | 'play' {
    return this.view.founded.includes(company) || this.view.inactive.includes(company) ? 'play' : 'found';
  }

  /** Lets go of one thing that was pointed at. */
  drop(part: 'company' | 'card' | 'route'): void {
    const rest = { company: { shares: 0 }, card: {}, route: { circle: null } };
    this.pointing.set({ [part]: null, ...rest[part] });
  }

  setShares(shares: number): void {
    const { company } = this.choice;
    if (company === null || this.mostShares === 0) return;
    this.pointing.set({ company, shares: Math.min(this.mostShares, Math.max(1, shares)) });
  }

  /** Shares of the hand begin an action by themselves. One more with each tap; none after the last. */
  async tapShares(company: Company): Promise<void> {
    const refused = { card: company };
    if (!this.isBeforeAction) {
      if (this.isAsked || this.step === 'take')
        await this.#refusePointed(refused, 'play', { company, route: null, card: null });
      return;
    }
    if (!this.ways.some((way) => way.company === company)) return this.#begin(company, 1, refused);
    if (!this.companies.has(company)) return this.#refusePointed(refused, this.step, { company });
    if (this.pointed.company !== company) return this.pointing.set({ company, shares: 1 });
    if (this.choice.shares < this.mostShares) return this.pointing.set({ shares: this.choice.shares + 1 });
    this.pointing.set({ company: null, shares: 0 });
  }

  /** A card of the flight hand. Before the action it begins a founding, or it is swapped. */
  async tapFlight(card: CardId): Promise<void> {
    if ((this.flying || this.aiming) && this.cards.has(card)) {
      const { company, route } = this.pointed;
      const isAlone = this.aiming && company === null && route === null;
      if (this.pointed.card !== card) return this.pointing.set({ card });
      return this.pointing.set(isAlone ? NOTHING : { card: null });
    }
    if (this.step === 'found' || this.step === 'fly')
      return this.#refusePointed({ flight: card }, this.step, { card });
    if (this.isBeforeAction) {
      const founds = this.offer.found.some((way) => way.card === kindOfId(card));
      if (founds) return this.pointing.set({ ...NOTHING, action: 'found', card });
      if (this.swappable.has(card)) return this.swap(card);
      if (this.ahead.some((way) => way.card === kindOfId(card)))
        return this.pointing.set({ ...NOTHING, action: 'expand', card });
    }
    if (this.step !== 'wait' && this.step !== 'done' && this.step !== 'over')
      await this.#refusePointed({ flight: card }, 'fly', { card, company: null, route: null });
  }

  async pickRoute(route: string): Promise<void> {
    if (this.step === 'choose' || this.step === 'play') {
      const founds = this.offer.found.some((way) => way.route === route);
      if (founds) return this.pointing.set({ ...NOTHING, action: 'found', route });
      if (this.ahead.some((way) => way.route === route)) return this.#expandFor(route);
      return this.#refusePointed({ route }, 'fly', { route, company: null });
    }
    if (!this.mapActive) return;
    const isOnlyRoute = this.step === 'found' && this.pointed.company === null && this.pointed.card === null;
    if (!this.lit.has(route) && isOnlyRoute && this.ahead.some((way) => way.route === route))
      return this.#expandFor(route);
    if (!this.lit.has(route)) return this.#refusePointed({ route }, this.step, { route, circle: null });
    this.pointing.set({ route, circle: null });
  }

  /** A flight over this route, with what is chosen for it already. */
  #expandFor(route: string): void {
    const { company, card } = this.aiming ? this.pointed : NOTHING;
    const next = { ...NOTHING, action: 'expand' as const, route, company, card };
    const goes = narrow(this.ahead, next, 'shares').length > 0;
    this.pointing.set(goes ? next : { ...NOTHING, action: 'expand', route });
  }

  async pickCircle(route: string, circle: number): Promise<void> {
    if (this.step !== 'sabotage') return this.pickRoute(route);
    if (!this.lit.get(route)?.circles.includes(circle))
      return this.#refusePointed({ route }, 'sabotage', { route, circle });
    this.pointing.set({ route, circle });
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
      this.pointing.set({ take: this.pointed.take === slot ? null : slot });
    else if (slot !== 'pile' && this.isBeforeAction && this.refreshable.has(slot)) await this.refresh(slot);
    else
      await this.pointing.refuse(
        { share: slot },
        share === null ? { type: 'take', from: 'pile' } : { type: 'take', from: 'market', share },
      );
  }

  /** Takes it, or before the action replaces it, at once. */
  async takeShare(slot: number | 'pile'): Promise<void> {
    if (this.step === 'take') this.pointing.set({ take: slot });
    else if (slot !== 'pile' && this.pointed.refresh !== slot) await this.pickShare(slot);
    if (this.pointed.take === slot || this.pointed.refresh === slot) await this.go();
  }

  /** A90-43: the large button does it, because it shows a new card. */
  async swap(card: CardId): Promise<void> {
    if (!this.isBeforeAction) return;
    if (this.swappable.has(card))
      this.pointing.set({ ...NOTHING, swap: this.pointed.swap === card ? null : card });
    else await this.pointing.refuse({ flight: card }, { type: 'swap', card: readCard(card) });
  }

  /** A90-51: the large button does it, because it shows a new share. */
  async refresh(slot: number): Promise<void> {
    const share = this.view.market[slot];
    if (!this.isBeforeAction || !share) return;
    if (this.refreshable.has(slot))
      this.pointing.set({ ...NOTHING, refresh: this.pointed.refresh === slot ? null : slot });
    else await this.pointing.refuse({ share: slot }, { type: 'refresh', share });
  }

  /** Goes on without a flight, or without sabotage. */
  async keep(): Promise<void> {
    const { without } = this.offer;
    if (this.table.myMove && without) await this.pointing.play(without);
  }

  async go(): Promise<void> {
    if (this.primary !== null) await this.#do(this.primary);
  }

  async #do(primary: Primary): Promise<void> {
    if (primary.type === 'end') return this.table.end();
    const flight = this.aiming ? this.pointed : null;
    for (const move of primary.moves) await this.pointing.play(move);
    if (flight !== null && this.step === 'fly') this.pointing.set({ ...flight, action: null });
  }

  back(): void {
    this.pointing.set(stepBack(this.pointed));
  }

  async undo(): Promise<void> {
    await this.table.undo();
  }
}

export const [useTurn, provideTurn] = createContext<Turn>();
