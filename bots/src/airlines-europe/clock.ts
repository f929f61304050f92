import type { Setting, State } from '@tarmac/airlines-europe';
import { deckShapes, SCORING_CARDS } from '@tarmac/airlines-europe';

/** Numbers that describe one shape of the deck: from … to for each scoring card. */
const SHAPE = 2 * SCORING_CARDS;

/** When the scoring cards will come, as everybody can work out from how the deck was built and what was drawn. */
export class Clock {
  #setting: Setting | undefined;
  #deckSize = 0;
  #shapes = new Int16Array(0);

  /** To be called before the others, for every state. */
  read(s: State): void {
    if (s.setting === this.#setting && s.deckSize === this.#deckSize) return;
    this.#setting = s.setting;
    this.#deckSize = s.deckSize;
    const shapes = deckShapes(s.setting.options, s.deckSize - SCORING_CARDS);
    this.#shapes = Int16Array.from(shapes.flat(2));
  }

  /** Cards that are drawn before a scoring card comes up, on average over the shapes the deck can have. */
  cardsUntil(s: State, scoring: number): number {
    const shapes = this.#shapes;
    const { drawn } = s;
    const seen = s.scorings + s.pending;
    if (scoring < seen) return 0;
    let sum = 0;
    let possible = 0;
    for (let at = 0; at < shapes.length; at += SHAPE) {
      if (!this.#isPossible(s, at, seen)) continue;
      sum += Math.max(drawn, shapes[at + 2 * scoring]) + shapes[at + 2 * scoring + 1];
      possible++;
    }
    return possible === 0 ? 0 : sum / (2 * possible) - drawn;
  }

  /** The mean of n / (n + delay), where n cards are drawn before the scoring card comes up. */
  reach(s: State, scoring: number, delay: number): number {
    const shapes = this.#shapes;
    const { drawn } = s;
    const seen = s.scorings + s.pending;
    if (scoring < seen) return 0;
    let sum = 0;
    let places = 0;
    for (let at = 0; at < shapes.length; at += SHAPE) {
      if (!this.#isPossible(s, at, seen)) continue;
      const to = shapes[at + 2 * scoring + 1];
      for (let place = Math.max(drawn, shapes[at + 2 * scoring]); place <= to; place++) {
        sum += (place - drawn) / (place - drawn + delay);
        places++;
      }
    }
    return places === 0 ? 0 : sum / places;
  }

  /** How likely the next card is a scoring card. */
  chanceNow(s: State): number {
    const shapes = this.#shapes;
    const { drawn } = s;
    const seen = s.scorings + s.pending;
    if (seen >= SCORING_CARDS) return 0;
    let sum = 0;
    let possible = 0;
    for (let at = 0; at < shapes.length; at += SHAPE) {
      if (!this.#isPossible(s, at, seen)) continue;
      possible++;
      if (drawn >= shapes[at + 2 * seen]) sum += 1 / (shapes[at + 2 * seen + 1] - drawn + 1);
    }
    return possible === 0 ? 0 : sum / possible;
  }

  /** A scoring card that has come up rules out shapes; so does the next one by not having come up yet. */
  #isPossible(s: State, at: number, seen: number): boolean {
    const shapes = this.#shapes;
    if (seen > 0 && shapes[at] === shapes[at + 1] && s.scoringAt[0] !== shapes[at]) return false;
    return s.drawn <= shapes[at + 2 * seen + 1];
  }
}
