import { tidy } from '../output.ts';

export type Target = { readonly atMost: number } | { readonly atLeast: number };

/** What is measured, in which unit, and what it must reach. A step is one step of the calibration loop. */
export interface Figure {
  readonly about: string;
  readonly unit: 'steps' | 'bytes' | 'records/s' | 'µs';
  /** Of the first game of the registry. */
  readonly target?: Target;
  /** Of every other game; how many times the first: of the second game, the third … */
  readonly others?: Target | { readonly timesTheFirst: readonly number[] };
  /** Better than asked for. */
  readonly good?: number;
  /** Measured as it is, without slices: a size. */
  readonly still?: boolean;
}

export const FIGURES = {
  randomDecision: {
    about: 'a uniformly random decision, chosen without listing',
    unit: 'steps',
    target: { atMost: 55 },
    others: { timesTheFirst: [2, 2.5] },
    good: 42,
  },
  listPickPlay: {
    about: 'list all legal moves, pick one, play it',
    unit: 'steps',
    target: { atMost: 150 },
  },
  checkedApply: {
    about: 'a checked move with its events',
    unit: 'steps',
    target: { atMost: 500 },
  },
  copy: { about: 'copy a state', unit: 'steps', target: { atMost: 30 }, others: { atMost: 40 } },
  view: { about: 'the view of a seat', unit: 'steps', target: { atMost: 2500 } },
  sample: { about: 'a sample of a prepared view', unit: 'steps', target: { atMost: 1500 } },
  allocation: {
    about: 'allocated per random decision',
    unit: 'bytes',
    target: { atMost: 0.5 },
    others: { atMost: 0.5 },
    still: true,
  },
  stateSize: { about: 'a state', unit: 'bytes', target: { atMost: 1500 }, still: true },
  recordSize: {
    about: 'the record of a finished game',
    unit: 'bytes',
    target: { atMost: 40_000 },
    still: true,
  },
  recordsVerified: {
    about: 'records read and verified',
    unit: 'records/s',
    target: { atLeast: 1000 },
  },
  greedyDecision: { about: 'a decision of the greedy bot', unit: 'µs' },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof FIGURES;

export const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[];

export function isFigure(name: string): name is FigureName {
  return Object.hasOwn(FIGURES, name);
}

/** What one process measured: nanoseconds of processor time for one operation and one step, or a size. */
export interface Measurement {
  readonly value: number;
  readonly step: number;
}

/** What the game at a place of the registry must reach; `first`: what the first one takes, if it was measured. */
export function targetOf({ others }: Figure, place: number, first: number | undefined): Target | undefined {
  if (others === undefined || !('timesTheFirst' in others)) return others;
  const times = others.timesTheFirst[place - 1];
  return first === undefined || times === undefined ? undefined : { atMost: tidy(first * times, 2) };
}

export function meets(target: Target | undefined, value: number): boolean {
  if (!target) return true;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}
