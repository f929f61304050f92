import type { Rich, RichPart } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';

/** Somebody in a sentence. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}

const ORDINALS = ['', 'First', 'Second', 'Third'];

const named = ({ name, you }: Person): string => (you ? 'you' : name);
const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);

const list = (items: readonly Rich[]): Rich => richList(items, 'en-GB');

interface Shares {
  readonly sign: RichPart;
  readonly count: number;
}

/** Of equal ones one, with their number. */
function signs({ sign, count }: Shares): Rich {
  return count === 1 ? [sign] : rich`${count} × ${sign}`;
}

function givenShares(given: readonly Shares[], hidden: number): Rich {
  return list([...given.map(signs), ...(hidden > 0 ? [[`${shares(hidden)} face down`]] : [])]);
}

/**
 * What happened, in words. Those that begin small follow the name of the player who did it: "Bruno" + "took 8 million."
 * English verbs are the same for "You" and "Bruno"; other languages ask who it is.
 */
export const narration = {
  chose: (_who: Person, kept: readonly Shares[] | null) =>
    kept ? rich`chose ${list(kept.map(signs))}.` : rich`chose two shares.`,
  firstPortfolios: (all: readonly { readonly who: Person; readonly kept: readonly Shares[] }[]) =>
    rich`First portfolios: ${richList(all.map(({ who, kept }) => rich`${named(who)} ${list(kept.map(signs))}`))}.`,

  bought: (
    _who: Person,
    licences: readonly { readonly sign: RichPart; readonly route: string; readonly price: number }[],
  ) =>
    rich`bought ${list(licences.map(({ sign, route, price }) => rich`${sign} ${strong(route)} for ${price}`))}.`,
  connected: (sign: RichPart, city: string, bonus: number) =>
    rich`${sign} reached ${city}: a bonus of ${bonus}.`,

  took: (_who: Person, sign: RichPart) => rich`took ${sign} from the market.`,
  drew: (_who: Person, sign: RichPart | null) =>
    sign ? rich`drew ${sign} from the deck.` : rich`drew from the deck.`,
  drewNothing: (_who: Person) => rich`drew from the deck, but no share was left in it.`,

  played: (_who: Person, count: number, played: readonly Shares[], amount: number) =>
    rich`played ${shares(count)}, ${list(played.map(signs))}, and got ${amount}.`,
  cash: (_who: Person, amount: number) => rich`took ${amount} million.`,
  bankrupt: (returned: readonly { readonly who: Person; readonly amount: number }[]) =>
    returned.length === 0
      ? rich`The bank was short, but nobody had to give anything back. The market was replaced.`
      : rich`The bank was short and got back ${list(
          returned.map(({ who, amount }) => [`${amount} from ${named(who)}`]),
        )}. The market was replaced.`,

  /** `hidden`: how many were given face down from the hand. */
  exchanged: (_who: Person, given: readonly Shares[], hidden: number, abacus: RichPart, count: number) =>
    rich`gave ${givenShares(given, hidden)} for ${count} ${abacus}.`,
  exchanging: ({ you }: Person, abacus: RichPart, count: number) =>
    rich`${you ? 'are' : 'is'} trading for ${count} ${abacus}.`,
  gave: (_who: Person, given: readonly Shares[], hidden: number) => rich`gave ${givenShares(given, hidden)}.`,

  /** Where a turn has a line or two. */
  brief: {
    took: (_who: Person, sign: RichPart) => rich`took ${sign}.`,
    drew: (_who: Person, sign: RichPart | null) => (sign ? rich`drew ${sign}.` : rich`drew a share.`),
    played: (_who: Person, _count: number, played: readonly Shares[], amount: number) =>
      rich`played ${list(played.map(signs))} for ${amount}.`,
  },

  scoringCard: (holder: Person) => rich`A scoring card turned up and went to ${named(holder)}.`,
  picked: (all: readonly { readonly who: Person; readonly sign: RichPart }[]) =>
    rich`From the market: ${richList(all.map(({ who, sign }) => rich`${named(who)} ${sign}`))}.`,
  marketGone: rich`The rest of the market left the game.`,
  /** `final`: the scoring that comes when nothing is left to buy. */
  scored: (
    scoring: number,
    final: boolean,
    points: readonly { readonly who: Person; readonly points: number }[],
  ) =>
    rich`${final ? 'Final' : (ORDINALS[scoring] ?? '')} scoring: ${richList(
      points.map(({ who, points }) => rich`${named(who)} ${strong(String(points))}`),
    )}.`,
  ends: {
    'third-scoring': 'The third scoring ends the game.',
    'all-blocked': 'No licence is left to buy, so this scoring ends the game.',
  },
  /** The last scoring, as a mark on the way through the history. */
  endMark: (scorings: readonly string[]) => `${scorings.join(' ')}, end`,
};
