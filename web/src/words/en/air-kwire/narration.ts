import { money } from '../../figures.ts';
import type { Rich, RichPart } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';
import { points, shares } from '../people.ts';

/** Somebody in a sentence. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}

/** Shares bought or sold: what they cost or brought with the fees, and the price after it if it moved. */
export interface Deal {
  readonly airline: RichPart;
  readonly count: number;
  readonly amount: number;
  readonly fee: number;
  readonly now: number | null;
}

interface Award {
  readonly who: Person;
  readonly amount: number;
}

interface Payout {
  readonly paid: readonly { readonly airline: RichPart; readonly rate: number }[];
  readonly awards: readonly Award[];
  readonly unpaid: readonly RichPart[];
}

const dollars = (amount: number): string => money('en', amount);
const named = ({ name, you }: Person): string => (you ? 'you' : name);
const now = ({ now }: Deal): string => (now === null ? '' : `; the price is now ${dollars(now)}`);
const all = (parts: readonly (RichPart | string)[]): Rich =>
  richList(
    parts.map((part) => [part]),
    'en-GB',
  );
/** Of equal shares one, with their number, and what they cost or brought. */
const dealt = ({ airline, count, amount }: Deal): Rich =>
  rich`${count === 1 ? '' : `${count} × `}${airline} for ${dollars(amount)}`;
const list = (items: readonly Rich[]): Rich => richList(items, 'en-GB');
const awards = (won: readonly Award[]): Rich =>
  richList(won.map(({ who, amount }) => rich`${named(who)} ${strong(dollars(amount))}`));

/**
 * What happened, in words. Those that begin small follow the name of the player who did it: "Bruno" + "took Boston from the
 * pool." English verbs are the same for "You" and "Bruno"; other languages ask who it is.
 */
export const narration = {
  headings: { merger: 'Merger', payout: 'Dividends', end: 'The end' },
  /** The end, over a slider. */
  last: 'End',

  bought: (_who: Person, deal: Deal) =>
    rich`bought ${shares(deal.count)} of ${deal.airline} for ${dollars(deal.amount)}${deal.fee > 0 ? ', fee included' : ''}${now(deal)}.`,
  opened: (_who: Person, deal: Deal) =>
    rich`opened ${deal.airline} with ${shares(deal.count)} for ${dollars(deal.amount)}${deal.fee > 0 ? ', fee included' : ''}${now(deal)}.`,
  sold: (_who: Person, deal: Deal) =>
    rich`sold ${shares(deal.count)} of ${deal.airline} for ${dollars(deal.amount)}${deal.fee > 0 ? ' after the fee' : ''}${now(deal)}.`,
  traded: (_who: Person) => rich`finished trading.`,
  asked: (_who: Person, ceo: Person, airline: RichPart, city: string, aircraft: RichPart) =>
    rich`asked ${named(ceo)} to let ${airline} fly to ${strong(city)} with a ${aircraft}.`,
  approved: (_who: Person) => rich`agreed.`,
  refused: (_who: Person, airline: RichPart, city: string) =>
    rich`refused ${airline} the route to ${strong(city)}.`,
  flew: (_who: Person, airline: RichPart, city: string, aircraft: RichPart, points: number) =>
    rich`flew ${airline} to ${strong(city)} with a ${aircraft}, which makes ${points} city points.`,
  discarded: (_who: Person, card: string) => rich`discarded ${strong(card)}.`,
  passed: (_who: Person) => rich`passed.`,
  drew: (_who: Person, card: string | null) => (card ? rich`drew ${strong(card)}.` : rich`drew a card.`),
  took: (_who: Person, card: string) => rich`took ${strong(card)} from the pool.`,
  drewNone: (_who: Person) => rich`drew no card.`,
  power: (_who: Person, card: string) => rich`played ${strong(card)}.`,
  rehomed: (_who: Person, airline: RichPart, city: string, aircraft: RichPart) =>
    rich`sent a ${aircraft} of ${airline} to ${strong(city)}, the old home.`,
  disposed: (_who: Person, airline: RichPart, exchanged: number, sold: number, amount: number) => {
    const swap = rich`exchanged ${shares(2 * exchanged)} of ${airline} for ${exchanged}`;
    if (sold === 0) return rich`${swap}.`;
    if (exchanged === 0) return rich`sold ${shares(sold)} of ${airline} for ${dollars(amount)}.`;
    return rich`${swap} and sold ${sold} for ${dollars(amount)}.`;
  },
  replaced: (_who: Person, airline: RichPart, city: string, aircraft: RichPart) =>
    rich`replaced the aircraft in ${strong(city)} with a ${aircraft} of ${airline}.`,
  forfeited: (_who: Person, airline: RichPart, cities: readonly string[]) =>
    rich`gave up ${all(cities.map(strong))} for ${airline}.`,
  decommissioned: (_who: Person, airline: RichPart, city: string) =>
    rich`took ${airline} out of ${strong(city)}.`,
  kept: (_who: Person, airline: RichPart) => rich`kept all cities of ${airline}.`,
  voted: (_who: Person, agree: boolean, proposes: boolean) => {
    if (proposes) return rich`proposed to end the game.`;
    return agree ? rich`agreed to end the game.` : rich`wanted to play on.`;
  },

  /** Where a turn has a line or two. */
  brief: {
    bought: (_who: Person, deals: readonly Deal[]) => rich`bought ${list(deals.map(dealt))}.`,
    opened: (_who: Person, deal: Deal) => rich`opened ${dealt(deal)}.`,
    sold: (_who: Person, deals: readonly Deal[]) => rich`sold ${list(deals.map(dealt))}.`,
    flew: (_who: Person, airline: RichPart, city: string, _aircraft: RichPart, count: number) =>
      rich`flew ${airline} to ${strong(city)}: ${points(count)}.`,
  },

  moved: (airline: RichPart, price: number, up: boolean) =>
    rich`${airline} ${up ? 'rises' : 'falls'} to ${dollars(price)}.`,
  ceo: ({ name, you }: Person, airline: RichPart) =>
    rich`${you ? 'You are' : `${name} is`} the new CEO of ${airline}.`,
  apart: {
    immune: (city: string, higher: RichPart, lower: RichPart) =>
      rich`${higher} and ${lower} meet in ${strong(city)}; ${lower} has too many points to be taken over.`,
    equal: (city: string, higher: RichPart, lower: RichPart) =>
      rich`${higher} and ${lower} meet in ${strong(city)} and are worth the same: no merger.`,
    'no-aircraft': (city: string, higher: RichPart, lower: RichPart) =>
      rich`${higher} and ${lower} meet in ${strong(city)}; ${higher} has no aircraft for the other home, so there is no merger.`,
  },
  merger: (city: string, acquirer: RichPart, defunct: RichPart) =>
    rich`${acquirer} takes over ${defunct} in ${strong(city)}.`,
  /** Where there was nothing to choose. */
  rehomes: (airline: RichPart, city: string, aircraft: RichPart) =>
    rich`A ${aircraft} of ${airline} moves into ${strong(city)}, the old home.`,
  replaces: (airline: RichPart, city: string, aircraft: RichPart) =>
    rich`A ${aircraft} of ${airline} replaces the aircraft in ${strong(city)}.`,
  forfeits: (airline: RichPart, cities: readonly string[]) =>
    rich`${airline} gives up ${all(cities.map(strong))}.`,
  atHome: (airline: RichPart, city: string) => rich`${airline} is in ${strong(city)} already.`,
  bonus: (airline: RichPart, won: readonly Award[]) => rich`Bonus for ${airline}: ${awards(won)}.`,
  noBonus: (airline: RichPart) => rich`${airline} pays no bonus.`,
  takenOver: (acquirer: RichPart, cities: readonly string[]) =>
    rich`${acquirer} now flies to ${all(cities.map(strong))}.`,
  payout: ({ paid, awards: won, unpaid }: Payout) => [
    ...(paid.length > 0
      ? rich`Dividends per share: ${richList(paid.map(({ airline, rate }) => rich`${airline} ${dollars(rate)}`))}.`
      : []),
    ...(won.length > 0 ? rich` That makes ${awards(won)}.` : []),
    ...(unpaid.length > 0 ? rich`${paid.length > 0 ? ' ' : ''}Not qualified: ${all(unpaid)}.` : []),
    ...(paid.length + unpaid.length === 0 ? rich`No airline pays a dividend.` : []),
  ],
  bankrupt: (airline: RichPart) => rich`${airline} is bankrupt, and its shares are void.`,
  reversed: rich`From now on play goes round the other way.`,
  shuffled: rich`The pile was shuffled again.`,
  ends: {
    'forty-points': rich`An airline has 40 city points, and the game is over.`,
    agreed: rich`All agreed to end the game.`,
    exhausted: rich`No route for five rounds: the game is over.`,
    'round-limit': rich`A hundred rounds have been played, and the game is over.`,
  },
  wealth: (won: readonly Award[]) => rich`Wealth: ${awards(won)}.`,
};
