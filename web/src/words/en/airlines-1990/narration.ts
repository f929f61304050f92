import type { Rich, RichPart } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';

/** Somebody in a sentence. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}

/** A marker that was placed. */
export interface Flight {
  readonly company: RichPart;
  readonly route: string;
  readonly circle: number;
  readonly card: RichPart;
}

interface Award {
  readonly who: Person;
  readonly points: number;
}

const ORDINALS = ['', 'First', 'Second', 'Third'];

const named = ({ name, you }: Person): string => (you ? 'you' : name);
const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
const awards = (points: readonly Award[]): Rich =>
  richList(points.map(({ who, points }) => rich`${named(who)} ${strong(String(points))}`));

/**
 * What happened, in words. Those that begin small follow the name of the player who did it: "Bruno" + "took BOI from the
 * market." English verbs are the same for "You" and "Bruno"; other languages ask who it is.
 */
export const narration = {
  founded: (_who: Person, count: number, { company, route, circle, card }: Flight) =>
    rich`founded ${company} with ${shares(count)} and flew ${strong(route)} on ${circle} with ${card}.`,
  flew: (_who: Person, { company, route, circle, card }: Flight) =>
    rich`flew ${company} ${strong(route)} on ${circle} with ${card}.`,
  drewFlight: (_who: Person, card: RichPart | null) =>
    card ? rich`drew ${card}.` : rich`drew a flight card.`,
  noFlight: (_who: Person) => rich`had no flight card left to draw.`,
  /** The pile is empty and will be shuffled first. */
  drawing: ({ you }: Person) =>
    rich`${you ? 'expand' : 'expands'} and ${you ? 'draw' : 'draws'} a flight card.`,
  kept: (_who: Person) => rich`kept the flight cards and didn’t fly.`,
  passed: (_who: Person) => rich`passed.`,
  took: (_who: Person, company: RichPart) => rich`took ${company} from the market.`,
  drew: (_who: Person, company: RichPart | null) =>
    company ? rich`drew ${company} from the pile.` : rich`drew a share from the pile.`,
  played: (_who: Person, count: number, company: RichPart) => rich`played ${shares(count)} of ${company}.`,
  sabotaged: (_who: Person, company: RichPart, route: string, circle: number) =>
    rich`sabotaged ${strong(route)} with a marker of ${company} on ${circle}.`,
  notSabotaged: (_who: Person) => rich`didn’t sabotage.`,
  swapped: (_who: Person, card: RichPart) => rich`swapped the unusable flight card ${card}.`,
  refreshed: (_who: Person, company: RichPart) =>
    rich`replaced a worthless share of ${company} in the market.`,

  /** Where a turn has a line or two. */
  brief: {
    founded: (_who: Person, count: number, { company, route }: Flight) =>
      rich`founded ${company} with ${shares(count)}: ${strong(route)}.`,
    flew: (_who: Person, { company, route }: Flight) => rich`flew ${company} ${strong(route)}.`,
    took: (_who: Person, company: RichPart) => rich`took ${company}.`,
    drew: (_who: Person, company: RichPart | null) =>
      company ? rich`drew ${company}.` : rich`drew a share.`,
  },

  inactive: (company: RichPart) =>
    rich`${company} is inactive: it can no longer be founded, and its shares are worthless.`,
  removed: (companies: readonly RichPart[]) =>
    rich`Worthless shares left the market: ${richList(
      companies.map((company) => [company]),
      'en-GB',
    )}.`,
  scoringCard: rich`A scoring card turned up.`,
  scoringCardBack: rich`A scoring card turned up too early and went back into the pile.`,
  scoringCardsIn: rich`The scoring cards went into the pile.`,
  shuffled: rich`The pile of shares was shuffled.`,
  shuffledFlights: rich`The discarded flight cards became the new pile.`,
  lastRound: (taker: Person) =>
    rich`The last share is gone. Everyone has one more turn, ${named(taker)} last.`,
  nobodyScored: rich`Nobody got points.`,
  /** 4: the final one. */
  scored: (scoring: number, points: readonly Award[]) =>
    rich`${ORDINALS[scoring] ?? 'Final'} scoring: ${awards(points)}.`,
  bonus: (points: readonly Award[]) => rich`Bonus for sitting later: ${awards(points)}.`,
  ends: {
    'shares-gone': rich`The shares are gone, and the game is over.`,
    'third-scoring': rich`The third scoring ends the game.`,
    stalemate: rich`Nobody can fly or draw any more, and the game is over.`,
  },
};
