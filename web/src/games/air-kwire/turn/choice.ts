import type { Aircraft, Airline, City, PowerCard, View } from '@tarmac/air-kwire';
import { AIRCRAFT } from '@tarmac/air-kwire/aids';
import type { CardId } from '../../common/tray/held-cards.ts';
import type { Frame } from '../types.ts';
import type { Offer, Way } from './offer.ts';

/** What a person has pointed at and not yet played. */
export interface Choice {
  readonly airline: Airline | null;
  readonly city: City | null;
  /** For a route, the card of the city. */
  readonly card: CardId | null;
  readonly aircraft: Aircraft | null;
  /** AK-22: the card goes, and no route comes. */
  readonly discarding: boolean;
  readonly draw: 'pile' | 'none' | City | null;
  readonly power: PowerCard | null;
  /** AK-44: shares got. */
  readonly exchange: number | null;
  /** AK-47 */
  readonly forfeit: boolean;
}

export const NOTHING: Choice = {
  airline: null,
  city: null,
  card: null,
  aircraft: null,
  discarding: false,
  draw: null,
  power: null,
  exchange: null,
  forfeit: false,
};

/** Where the conversation of a turn stands. */
export type Step =
  /** Somebody else decides, or something is shown. */
  | 'wait'
  | 'stock'
  /** AK-21: an airline is opened, with its first flight. */
  | 'open'
  /** AK-22: still while shares are traded, a flight or a card to discard is chosen. */
  | 'ahead'
  | 'card'
  | 'second'
  | 'consent'
  | 'replenish'
  | 'free-discard'
  | 'vote'
  | 'decommission'
  | 'rehome'
  | 'dispose'
  | 'settle'
  /** The turn can be ended or taken back. */
  | 'done'
  | 'over';

/** There is nothing to point at. */
export const SILENT: readonly Step[] = ['wait', 'done', 'over'];
/** Decisions of a merger. */
export const IN_MERGER: readonly Step[] = ['rehome', 'dispose', 'settle'];
/** A route is put together from airline, card or city, and aircraft. */
export const WITH_ROUTE: readonly Step[] = ['open', 'ahead', 'card', 'second'];

interface Moment {
  readonly frame: Frame;
  readonly history: unknown;
  readonly myMove: boolean;
  readonly mayEnd: boolean;
}

/** `ahead`: the flights that would end the trading. */
export function stepOf(
  { frame, history, myMove, mayEnd }: Moment,
  pointed: Choice,
  ahead: readonly Way[],
): Step {
  const { view } = frame;
  if (history !== null) return 'wait';
  if (view.outcome !== null) return 'over';
  if (mayEnd) return 'done';
  if (!myMove || view.phase === 'shuffle' || view.phase === 'end') return 'wait';
  return view.phase === 'stock' ? stepInStock(view, pointed, ahead) : view.phase;
}

/** In the stock step a card or a city is pointed at for a flight, a first one or one that ends the trading. */
function stepInStock(view: View, { airline, city, discarding }: Choice, ahead: readonly Way[]): Step {
  if (discarding) return 'ahead';
  if (airline !== null && view.airlines[airline]?.status === 'closed') return 'open';
  if (city === null) return 'stock';
  return ahead.some((way) => way.city === city) ? 'ahead' : 'open';
}

/** What is pointed at for a way. */
type Pointed = Pick<Choice, 'airline' | 'city' | 'aircraft' | 'forfeit'>;

/** The ways that are left, whatever is chosen of `except`. */
export function narrow(ways: readonly Way[], choice: Pointed, ...except: (keyof Pointed)[]): Way[] {
  const goes = (part: keyof Pointed, wanted: unknown, has: unknown): boolean =>
    wanted === null || wanted === has || except.includes(part);
  return ways.filter(
    (way) =>
      goes('airline', choice.airline, way.airline) &&
      goes('city', choice.city, way.city) &&
      goes('aircraft', choice.aircraft, way.aircraft) &&
      goes('forfeit', choice.forfeit || null, way.forfeit),
  );
}

/** What a person pointed at with what follows from it in a step. */
export function choiceOf(step: Step, pointed: Choice, ways: readonly Way[], offer: Offer): Choice {
  if (step === 'replenish') return { ...pointed, draw: pointed.draw ?? onlyDraw(offer) };
  if (step === 'card' && (pointed.discarding || (ways.length === 0 && offer.discards.size > 0)))
    return { ...pointed, discarding: true };
  if (ways.length === 0) return pointed;
  const all = completed(ways, pointed);
  const isFlown = WITH_ROUTE.includes(step) && all.city !== null;
  return isFlown ? { ...all, card: all.card ?? `${all.city}#0` } : all;
}

/** The pile, if there is nothing else to draw from. */
function onlyDraw({ pile, pool }: Offer): 'pile' | null {
  return pile && pool.size === 0 ? 'pile' : null;
}

/**
 * What follows from what a person pointed at: the only possibility, and of several types for a city the lowest. It
 * can still be chosen otherwise.
 */
export function completed(ways: readonly Way[], choice: Choice): Choice {
  const left = narrow(ways, choice);
  const isSettled = left.length > 0 && isOne(left, 'airline') && isOne(left, 'city');
  const forfeit = choice.forfeit || (isSettled && left.every((way) => way.forfeit));
  const isFlown = isSettled && !left.some((way) => way.forfeit);
  return {
    ...choice,
    airline: choice.airline ?? only(left, 'airline'),
    city: only(left, 'city'),
    aircraft: choice.aircraft ?? (isFlown ? lowestType(left) : only(left, 'aircraft')),
    forfeit,
  };
}

type Part = 'airline' | 'city' | 'aircraft';

function isOne(left: readonly Way[], part: Part): boolean {
  return left.every((way) => way[part] === left[0]?.[part]);
}

function only<P extends Part>(left: readonly Way[], part: P): Way[P] | null {
  return isOne(left, part) ? (left[0]?.[part] ?? null) : null;
}

function lowestType(left: readonly Way[]): Aircraft | null {
  return AIRCRAFT.find((type) => left.some(({ aircraft }) => aircraft === type)) ?? null;
}

export function isNothing(choice: Choice): boolean {
  return (Object.keys(NOTHING) as (keyof Choice)[]).every((part) => choice[part] === NOTHING[part]);
}

/** One step back in what is chosen, the last thing first. */
export function stepBack({ airline, city, card, aircraft, discarding, forfeit }: Choice): Choice {
  const kept = { ...NOTHING, airline, city, card };
  if (discarding) return { ...NOTHING, discarding: card !== null };
  if (aircraft !== null || forfeit) return kept;
  if (city !== null || card !== null) return { ...NOTHING, airline };
  return NOTHING;
}
