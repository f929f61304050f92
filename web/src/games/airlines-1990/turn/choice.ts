import type { Company } from '@tarmac/airlines-1990';
import { type CardId, kindOfId } from '../../common/tray/held-cards.ts';
import type { Frame } from '../types.ts';
import type { Action, Offer, Way } from './offer.ts';

/** What a person has pointed at and not yet played. */
export interface Choice {
  readonly action: Action | null;
  readonly company: Company | null;
  /** 0: not said, so as many as there are. */
  readonly shares: number;
  readonly card: CardId | null;
  readonly route: string | null;
  /** The number of a circle, for sabotage. */
  readonly circle: number | null;
  /** A place of the market, or the pile. */
  readonly take: number | 'pile' | null;
  readonly swap: CardId | null;
  /** A place of the market. */
  readonly refresh: number | null;
}

export const NOTHING: Choice = {
  action: null,
  company: null,
  shares: 0,
  card: null,
  route: null,
  circle: null,
  take: null,
  swap: null,
  refresh: null,
};

/** Where the conversation of a turn stands. */
export type Step = 'wait' | 'choose' | 'found' | 'fly' | 'take' | 'play' | 'sabotage' | 'done' | 'over';

interface Moment {
  readonly frame: Frame;
  readonly history: unknown;
  readonly myMove: boolean;
  readonly mayEnd: boolean;
}

export function stepOf({ frame, history, myMove, mayEnd }: Moment, action: Action | null): Step {
  if (history !== null) return 'wait';
  if (frame.view.outcome !== null) return 'over';
  if (mayEnd) return 'done';
  if (!myMove) return 'wait';
  switch (frame.view.phase) {
    case 'expand':
      return 'fly';
    case 'take':
    case 'sabotage':
      return frame.view.phase;
    default:
      return action === null || action === 'expand' ? 'choose' : action;
  }
}

/** What the steps that ask for several things can come to. */
export function waysOf(step: Step, offer: Offer): readonly Way[] {
  return step === 'found' || step === 'fly' || step === 'play' || step === 'sabotage' ? offer[step] : [];
}

/** What is pointed at for a way. */
type Pointed = Pick<Choice, 'company' | 'route' | 'card' | 'circle' | 'shares'>;

/** The ways that are left, whatever is chosen of `except`. */
export function narrow(ways: readonly Way[], choice: Pointed, ...except: (keyof Pointed)[]): Way[] {
  const kind = choice.card === null ? null : kindOfId(choice.card);
  const goes = (part: keyof Pointed, wanted: unknown, has: unknown): boolean =>
    wanted === null || wanted === has || except.includes(part);
  return ways.filter(
    (way) =>
      goes('company', choice.company, way.company) &&
      goes('route', choice.route, way.route) &&
      goes('card', kind, way.card) &&
      goes('circle', choice.circle, way.circle) &&
      goes('shares', choice.shares === 0 ? null : choice.shares, way.shares),
  );
}

/**
 * What follows from what a person pointed at: the only possibility, of several cards for a route the lowest, and of
 * shares all. It can still be chosen otherwise.
 */
export function completed(ways: readonly Way[], choice: Choice): Choice {
  const left = narrow(ways, choice);
  const company = only(left, 'company');
  const route = only(left, 'route');
  const card = choice.card ?? (route === null ? onlyCard(left) : lowestCard(left));
  const shares = company === null ? 0 : Math.max(0, ...left.map((way) => way.shares ?? 0));
  return { ...choice, company, route, card, circle: only(left, 'circle'), shares };
}

function only<Part extends 'company' | 'route' | 'card' | 'circle'>(
  left: readonly Way[],
  part: Part,
): Way[Part] | null {
  const first = left[0]?.[part] ?? null;
  return left.every((way) => way[part] === first) ? first : null;
}

function onlyCard(left: readonly Way[]): CardId | null {
  const kind = only(left, 'card');
  return kind && `${kind}#0`;
}

/** Cards for one route have one pattern, so only their values differ. */
function lowestCard(left: readonly Way[]): CardId | null {
  const kinds = left.flatMap(({ card }) => card ?? []);
  const value = (kind: string): number => Number(kind.split('-')[1]);
  const [lowest] = kinds.sort((a, b) => value(a) - value(b));
  return lowest === undefined ? null : `${lowest}#0`;
}

export function isNothing(choice: Choice): boolean {
  return (Object.keys(NOTHING) as (keyof Choice)[]).every((part) => choice[part] === NOTHING[part]);
}

/** One step back in what is chosen, the last thing first. */
export function stepBack({
  action,
  swap,
  refresh,
  take,
  circle,
  route,
  card,
  shares,
  company,
}: Choice): Choice {
  const kept = { ...NOTHING, action, company, shares, card, route };
  if (swap !== null || refresh !== null || take !== null) return { ...NOTHING, action };
  if (action === 'expand' && [company, route, card].filter((part) => part !== null).length < 2)
    return NOTHING;
  if (circle !== null) return kept;
  if (route !== null) return { ...kept, route: null };
  if (card !== null) return { ...kept, card: null };
  return company === null && shares === 0 ? NOTHING : { ...NOTHING, action };
}
