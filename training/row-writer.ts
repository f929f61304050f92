import type { Features } from '@tarmac/bots';
import type { Game, GameTypes } from '@tarmac/kernel';

/*
 * Positions of one shape (so many players, so many rows) are records of one length, so that numpy reads a file of them
 * as it is. Little-endian, nothing between the fields: the number of the game (u32), who won it as bits by seat (u32),
 * the final score of each seat (i32), then the numbers of each seat (float16): those of the whole, then row after row.
 */

export interface Shape {
  readonly players: number;
  readonly rows: number;
}

export const shapeName = ({ players, rows }: Shape): string => `${players}x${rows}.rows`;

const WORD = 4;
const HALF = 2;
const BEFORE_SCORES = 2 * WORD;

/** Collects the positions of one game and fills in the result when it is over. */
export class RowWriter<G extends GameTypes> {
  private readonly game: Game<G>;
  private readonly features: Features<G>;
  private readonly shape: Shape;
  private readonly numbers: Float32Array;
  private readonly records: Uint8Array[] = [];

  constructor(game: Game<G>, features: Features<G>, shape: Shape) {
    this.game = game;
    this.features = features;
    this.shape = shape;
    this.numbers = new Float32Array(features.overall.length + shape.rows * features.row.length);
  }

  /** Keeps this position. */
  keep(state: G['State']): void {
    const { numbers } = this;
    const { players } = this.shape;
    const before = BEFORE_SCORES + players * WORD;
    const record = new Uint8Array(before + players * numbers.length * HALF);
    const halves = new Float16Array(record.buffer, before);
    for (let seat = 0; seat < players; seat++) {
      this.features.write(state, seat, numbers);
      for (const number of numbers) {
        if (!Number.isFinite(number)) throw new Error(`${this.game.id}: a feature is ${number}`);
      }
      halves.set(numbers, seat * numbers.length);
    }
    this.records.push(record);
  }

  /** The positions so far, all with the result of this state; then it starts over. */
  finish(number: number, over: G['State']): Uint8Array[] {
    const { search } = this.game;
    const scores = new Int32Array(this.shape.players);
    search.scores(over, scores);
    for (const record of this.records) {
      const view = new DataView(record.buffer);
      view.setUint32(0, number, true);
      view.setUint32(WORD, search.winners(over), true);
      for (const [seat, score] of scores.entries()) {
        view.setInt32(BEFORE_SCORES + seat * WORD, score, true);
      }
    }
    return this.records.splice(0);
  }
}
