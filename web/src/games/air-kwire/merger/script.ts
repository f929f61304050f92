import type { Aircraft, Airline, BoardFile, City, Event, View } from '@tarmac/air-kwire';
import { HOME_POINTS, SHARES } from '@tarmac/air-kwire/aids';
import type { Seat } from '@tarmac/kernel';
import type { Told } from '../types.ts';

/** An airline as it is at one moment of a merger. */
interface Standing {
  readonly price: number;
  readonly points: number;
  readonly ceo: Seat | null;
  /** Shares in its supply. */
  readonly left: number;
}

/** What is known when a merger begins (AK-40, AK-41). */
export interface Merger {
  readonly city: City;
  readonly acquirer: Airline;
  readonly defunct: Airline;
  /** Whose new route it was. */
  readonly mover: Airline;
  /** Others in the city who stay out of it, in the order of the board. */
  readonly bystanders: readonly Airline[];
  /** The old home that changes hands. */
  readonly home: City;
  /** With the points of the new city. */
  readonly before: { readonly acquirer: Standing; readonly defunct: Standing };
  /** Acquired markers of the acquirer. */
  readonly markers: number;
  /** AK-44: who holds shares of the airline that is taken over, in the order of their choices. */
  readonly holders: readonly { readonly seat: Seat; readonly shares: number }[];
  /** By seat. */
  readonly holdings: readonly number[];
}

/** One thing that happens, and the acquirer after it. */
export type Beat = { readonly step: number; readonly acquirer: Standing } & (
  | { readonly kind: 'meet' }
  | { readonly kind: 'home'; readonly aircraft: Aircraft | null; readonly ceo: Seat | null }
  | { readonly kind: 'bonus'; readonly rate: number; readonly amounts: readonly number[] }
  | {
      readonly kind: 'choice';
      readonly seat: Seat;
      readonly exchanged: number;
      readonly sold: number;
      readonly amount: number;
      /** The acquirer before it. */
      readonly from: Standing;
    }
  | { readonly kind: 'cities'; readonly cities: readonly City[]; readonly shared: readonly City[] }
  | { readonly kind: 'replaced'; readonly city: City; readonly aircraft: Aircraft }
  | { readonly kind: 'forfeited'; readonly cities: readonly City[] }
  | { readonly kind: 'result' }
);
export type BeatOf<Kind extends Beat['kind']> = Extract<Beat, { kind: Kind }>;

/** The beats of a merger so far. */
export interface Script {
  readonly merger: Merger;
  readonly beats: readonly Beat[];
}

/** The parts of a merger, in the order of the rules. */
export const CHAPTERS = ['meet', 'home', 'bonus', 'choices', 'cities', 'result'] as const;
export type Chapter = (typeof CHAPTERS)[number];

const CHAPTER_OF: Readonly<Record<Beat['kind'], Chapter>> = {
  meet: 'meet',
  home: 'home',
  bonus: 'bonus',
  choice: 'choices',
  cities: 'cities',
  replaced: 'cities',
  forfeited: 'cities',
  result: 'result',
};

export function chapterOf({ kind }: Beat): Chapter {
  return CHAPTER_OF[kind];
}

/** Beats of one kind. */
export function beatsOf<Kind extends Beat['kind']>(beats: readonly Beat[], kind: Kind): BeatOf<Kind>[] {
  return beats.filter((beat): beat is BeatOf<Kind> => beat.kind === kind);
}

type Begun = Extract<Event, { type: 'merger' }>;

/** The merger that a move began; null if it began none. */
export function beginScript(told: Told, before: View, board: BoardFile): Script | null {
  const begun = told.events.find((event): event is Begun => event.type === 'merger');
  if (!begun) return null;
  const merger = mergerOf(begun, told, before, board);
  return { merger, beats: [{ kind: 'meet', step: told.step, acquirer: merger.before.acquirer }] };
}

/** The script with what a move brought; `over`: the merger has ended with it. */
export function continueScript(script: Script, told: Told, board: BoardFile, over: boolean): Script {
  const { merger } = script;
  const beats = [...script.beats];
  let now = beats.at(-1)?.acquirer ?? merger.before.acquirer;
  const { step } = told;
  for (const event of told.events.slice(told.events.findIndex(({ type }) => type === 'merger') + 1)) {
    const beat = beatOf(event, now, script, board);
    if (beat) {
      now = beat.acquirer;
      beats.push({ ...beat, step });
    } else if (changes(event, merger)) {
      // Prices and CEOs change with the choice just before.
      now = event.type === 'moved' ? { ...now, price: event.price } : { ...now, ceo: event.seat };
      const last = beats.pop();
      if (last) beats.push({ ...last, acquirer: now });
    }
    if (event.type === 'paid' || event.type === 'unpaid' || event.type === 'ended') break;
  }
  if (over) beats.push({ kind: 'result', step, acquirer: now });
  return { merger, beats };
}

function changes(event: Event, { acquirer }: Merger): event is Extract<Event, { type: 'moved' | 'ceo' }> {
  return (event.type === 'moved' || event.type === 'ceo') && event.airline === acquirer;
}

type BeatNow = Beat extends infer One ? (One extends Beat ? Omit<One, 'step'> : never) : never;

function beatOf(event: Event, now: Standing, { merger }: Script, board: BoardFile): BeatNow | null {
  const worth = (cities: readonly City[]): number =>
    cities.reduce((sum, city) => sum + (board.cities.find(({ id }) => id === city)?.points ?? 0), 0);
  switch (event.type) {
    case 'rehomed': {
      const points = now.points + (event.aircraft === null ? 0 : HOME_POINTS);
      return { kind: 'home', aircraft: event.aircraft, ceo: now.ceo, acquirer: { ...now, points } };
    }
    case 'bonus':
      return { kind: 'bonus', rate: event.rate, amounts: event.amounts, acquirer: now };
    case 'disposed': {
      const { seat, exchanged, sold, amount } = event;
      const acquirer = { ...now, left: now.left - exchanged };
      return { kind: 'choice', seat, exchanged, sold, amount, from: now, acquirer };
    }
    case 'taken-over': {
      const { cities, shared } = event;
      return { kind: 'cities', cities, shared, acquirer: { ...now, points: now.points + worth(cities) } };
    }
    case 'replaced':
      if (event.airline !== merger.acquirer) return null;
      return { kind: 'replaced', city: event.city, aircraft: event.aircraft, acquirer: now };
    case 'forfeited': {
      const { cities } = event;
      return { kind: 'forfeited', cities, acquirer: { ...now, points: now.points - worth(cities) } };
    }
    default:
      return null;
  }
}

function mergerOf(begun: Begun, told: Told, view: View, board: BoardFile): Merger {
  const { city, acquirer, defunct } = begun;
  const flew = told.events.find((event) => event.type === 'flew');
  const mover = flew?.airline ?? acquirer;
  const standing = (airline: Airline): Standing => {
    const at = view.airlines[airline];
    return {
      price: at?.price ?? 0,
      points: flew?.airline === airline ? flew.points : (at?.points ?? 0),
      ceo: at?.ceo ?? null,
      left: SHARES - (at?.sold ?? 0),
    };
  };
  const holdings = view.shares.map((held) => held[defunct] ?? 0);
  return {
    city,
    acquirer,
    defunct,
    mover,
    bystanders: board.airlines.flatMap(({ id, home }) =>
      id !== acquirer && id !== defunct && isAt(view, id, home, city) ? [id] : [],
    ),
    home: board.airlines.find(({ id }) => id === defunct)?.home ?? city,
    before: { acquirer: standing(acquirer), defunct: standing(defunct) },
    markers: view.airlines[acquirer]?.markers ?? 0,
    holders: inTurn(view, view.airlines[defunct]?.ceo ?? 0).flatMap((seat) => {
      const shares = holdings[seat] ?? 0;
      return shares > 0 ? [{ seat, shares }] : [];
    }),
    holdings,
  };
}

function isAt(view: View, airline: Airline, home: City, city: City): boolean {
  const at = view.airlines[airline];
  return at?.status === 'open' && (home === city || at.cities.some((served) => served.city === city));
}

/** All seats in the direction of play, this one first. */
function inTurn({ shares, clockwise }: View, first: Seat): Seat[] {
  const seats = shares.length;
  return shares.map((_, n) => (first + (clockwise ? n : seats - n)) % seats);
}

/** What a merger has brought to one seat so far. */
export interface Takings {
  readonly bonus: number;
  readonly shares: number;
  readonly sale: number;
  /** Whether it has disposed of its shares. */
  readonly chosen: boolean;
}

export function takingsOf(beats: readonly Beat[], seat: Seat): Takings {
  const choice = beatsOf(beats, 'choice').find((beat) => beat.seat === seat);
  return {
    bonus: beatsOf(beats, 'bonus')[0]?.amounts[seat] ?? 0,
    shares: choice?.exchanged ?? 0,
    sale: choice?.amount ?? 0,
    chosen: choice !== undefined,
  };
}
