import type { Game, GameTypes } from '@tarmac/kernel';
import type { Value } from '../mind/value.ts';

const MOST_SEATS = 8;

/** Says how everybody is doing in a world, from 0 (lost) to 1 (won): by the result if it has ended, otherwise by the value. */
export class Arbiter<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #value: Value<G>;
  readonly #margin = new Float64Array(MOST_SEATS);
  readonly #scores = new Int32Array(MOST_SEATS);

  /** How many points a margin of 1 means to the value. */
  readonly #scale: number;

  constructor(game: Game<G>, value: Value<G>, scale: number) {
    this.#game = game;
    this.#value = value;
    this.#scale = scale;
  }

  /**
   * `weight`: how much the margin counts next to the chance to win. Leading by more is safer; losing by less is closer
   * to winning.
   */
  judge(world: G['State'], weight: number, out: Float64Array): void {
    const { search } = this.#game;
    const players = this.#game.seats(world);
    const winners = search.winners(world);
    if (winners === 0) this.#value.values(world, out, this.#margin);
    else this.#readResult(world, winners, players, out);
    for (let p = 0; p < players; p++) {
      const lead = this.#margin[p];
      const comfort = 0.5 + (0.5 * lead) / Math.sqrt(1 + lead * lead);
      out[p] += weight * (comfort - out[p]);
    }
  }

  #readResult(world: G['State'], winners: number, players: number, win: Float64Array): void {
    const scores = this.#scores;
    this.#game.search.scores(world, scores);
    let sharing = 0;
    for (let p = 0; p < players; p++) sharing += (winners >> p) & 1;
    for (let p = 0; p < players; p++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let q = 0; q < players; q++) if (q !== p && scores[q] > best) best = scores[q];
      win[p] = ((winners >> p) & 1) / sharing;
      this.#margin[p] = (scores[p] - best) / this.#scale;
    }
  }
}
