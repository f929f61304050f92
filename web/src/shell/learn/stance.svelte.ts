import { type Box, type Place, placeCard } from './place-card.ts';
import { visibleBox, visibleBoxes } from './visible-box.ts';

/** What a card goes by. */
export interface Wishes {
  /** What it speaks of; undefined: nothing, or something that can't be seen. */
  readonly target: Element | undefined;
  /** Where it stands without a target: beside this, else in the middle. */
  readonly beside: string | null;
  /** Selectors of what else it speaks of, and of what is to be pressed: lit, and never covered. */
  readonly also: readonly string[];
  /** Selectors of what is rather not covered. */
  readonly rather: readonly string[];
  /** Another card, or one that points at something else, has another place. */
  readonly card: string;
}

interface Stand {
  readonly place: Place;
  readonly target: Box | null;
  readonly lit: readonly Box[];
}

/** Where a card stands, and what is lit. It goes with whatever moves: pages scroll, maps pan, sheets rise. */
export class Stance {
  #stand = $state.raw<Stand | null>(null);
  #wishes: () => Wishes;
  #last: { readonly card: string; readonly key: string; readonly place: Place } | undefined;

  constructor(wishes: () => Wishes) {
    this.#wishes = wishes;
  }

  get now(): Stand | null {
    return this.#stand;
  }

  /** Attached to the card. */
  readonly follow = (card: HTMLElement): (() => void) => {
    let next = 0;
    const look = (): void => {
      this.#look(card);
      next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  };

  #look({ offsetWidth: w, offsetHeight: h }: HTMLElement): void {
    const { target: element, beside, also, rather, card } = this.#wishes();
    const target = element ? visibleBox(element) : null;
    const lit = visibleBoxes(also);
    const anchor = target ?? (beside === null ? null : (visibleBoxes([beside])[0] ?? null));
    const around = {
      target: anchor,
      clear: lit,
      rather: visibleBoxes(rather),
      frame: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    };
    const key = JSON.stringify([w, h, around, target !== null]);
    const last = this.#last?.card === card ? this.#last : undefined;
    if (last?.key === key) return;
    const place = placeCard({ w, h }, around, last?.place);
    this.#last = { card, key, place };
    this.#stand = { place: target ? place : { ...place, points: null }, target, lit };
  }
}
