/**
 * What can be heard, the same for all games; a game says which of its events sound like what. One family: the gong
 * of an airport, a rubber stamp, paper, a propeller that runs down.
 */
export type Cue =
  /** It is your turn. */
  | 'turn'
  /** A plane lands, a licence is stamped. */
  | 'landing'
  | 'card'
  /** Cards are laid on the table. */
  | 'shares'
  | 'marker'
  /** A marker has reached something: it pays more from here on. */
  | 'threshold'
  | 'money'
  /** A scoring card turns up. */
  | 'scoring'
  | 'refused'
  | 'over';

/** A bell, or a thud: a pitch with its overtones that dies away. Times in seconds. */
interface Tone {
  readonly kind: 'tone';
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly gain: number;
  readonly attack?: number;
  /** Multiples of the pitch, with their part of the gain; they die away sooner. */
  readonly overtones?: readonly (readonly [multiple: number, part: number])[];
}

/** Paper, a click, air: noise in a band that may move. */
interface Rustle {
  readonly kind: 'rustle';
  readonly at: number;
  readonly length: number;
  readonly band: number;
  readonly to?: number;
  readonly gain: number;
  readonly attack?: number;
  /** How many times a second it swells, as a propeller does. */
  readonly flutter?: number;
}

export interface Recipe {
  readonly parts: readonly (Tone | Rustle)[];
  /** For how long nothing else begins, in seconds. */
  readonly busy: number;
  /** Heard even when much has happened at once. */
  readonly always?: true;
}

const GONG = [
  [2, 0.22],
  [2.76, 0.12],
  [4.07, 0.05],
] as const;
const COIN = [[2.4, 0.3]] as const;

const gong = (at: number, pitch: number, gain: number, length = 1.2): Tone => ({
  kind: 'tone',
  at,
  length,
  pitch,
  gain,
  attack: 0.006,
  overtones: GONG,
});
const thud = (at: number, gain: number, pitch = 170): Tone => ({
  kind: 'tone',
  at,
  length: 0.16,
  pitch,
  to: pitch / 2,
  gain,
  overtones: [[2, 0.3]],
});
const coin = (at: number, pitch: number): Tone => ({
  kind: 'tone',
  at,
  length: 0.32,
  pitch,
  gain: 0.07,
  overtones: COIN,
});
const tick = (at: number, pitch: number): Tone => ({ kind: 'tone', at, length: 0.07, pitch, gain: 0.1 });
const paper = (at: number, gain = 0.3, length = 0.14): Rustle => ({
  kind: 'rustle',
  at,
  length,
  band: 2200,
  to: 4600,
  gain,
  attack: 0.03,
});
const stamp = (at: number): Rustle => ({ kind: 'rustle', at, length: 0.05, band: 1400, gain: 0.22 });

export const RECIPES: Readonly<Record<Cue, Recipe>> = {
  turn: { parts: [gong(0, 659.3, 0.12), gong(0.26, 523.3, 0.12, 1.4)], busy: 0.5, always: true },
  landing: {
    parts: [
      stamp(0),
      thud(0, 0.15),
      { kind: 'rustle', at: 0.03, length: 0.5, band: 520, to: 210, gain: 0.16, attack: 0.05, flutter: 23 },
    ],
    busy: 0.22,
  },
  card: { parts: [paper(0)], busy: 0.12 },
  shares: { parts: [paper(0, 0.22, 0.09), paper(0.08, 0.22, 0.09), thud(0.15, 0.08, 210)], busy: 0.2 },
  marker: { parts: [tick(0, 740), tick(0.085, 830)], busy: 0.14 },
  threshold: { parts: [gong(0, 784, 0.07, 0.5), gong(0.1, 1046.5, 0.08, 0.7)], busy: 0.24 },
  money: { parts: [coin(0, 1568), coin(0.075, 2093)], busy: 0.16 },
  scoring: {
    parts: [gong(0, 392, 0.13, 1.6), gong(0, 587.3, 0.05, 1.2), paper(0, 0.16, 0.2)],
    busy: 0.6,
    always: true,
  },
  refused: { parts: [thud(0, 0.13, 233), thud(0.11, 0.11, 208)], busy: 0.2, always: true },
  over: {
    parts: [gong(0, 523.3, 0.09), gong(0.2, 659.3, 0.09), gong(0.4, 784, 0.09), gong(0.62, 1046.5, 0.1, 1.6)],
    busy: 1,
    always: true,
  },
};

/** How long a cue can be heard, in seconds. */
export function lengthOf(cue: Cue): number {
  return Math.max(...RECIPES[cue].parts.map(({ at, length }) => at + length));
}
