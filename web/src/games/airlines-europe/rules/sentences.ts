import { FLEET, type Share } from '@tarmac/airlines-europe';
import { airlines } from '../../../words/airlines-europe.ts';
import { plain } from '../../../words/rich.ts';
import type { Holder } from '../../common/scoring/standings.ts';
import type { ExampleWords } from '../../rulebook.ts';
import { reasonOf } from '../scoring/reason.ts';
import { standingsOf } from '../scoring/standings.ts';
import type { Scored } from '../types.ts';
import type { EuropeBook, ExampleSentences, PurchaseFacts } from './book.ts';
import {
  ABACUS_SCORINGS,
  BOARD,
  EXCHANGE,
  licencesOf,
  MAJORITY_VALUE,
  NAMES,
  PLAY,
  PURCHASES,
  type Purchase,
  SCORINGS,
} from './examples.ts';

/** The examples in the words of a book: the figures of examples.ts put into its sentences. */
export function examplesIn(book: EuropeBook): Readonly<Record<keyof ExampleSentences, ExampleWords>> {
  const { examples: say } = book;
  const { prices, licence, bonus, remote } = PURCHASES;
  const [first, next, last] = licencesOf(prices);
  const target = BOARD.bonuses.find(({ airline }) => airline === bonus.airline)?.target ?? '';
  const home = BOARD.airlines.find(({ id }) => id === bonus.airline)?.home ?? '';
  const [anna, bruno, carla] = NAMES;
  return {
    fleet: say.fleet({ shares: sumOf(FLEET) }),
    prices: say.prices({
      route: routeIn(book, prices.route),
      first: shortName(first?.airline ?? 'abacus'),
      firstPrice: first?.price ?? 0,
      next: shortName(prices.airline),
      nextPrice: next?.price ?? 0,
      lastPrice: last?.price ?? 0,
    }),
    licence: say.licence(purchaseFacts(book, licence)),
    bonus: say.bonus({
      ...purchaseFacts(book, bonus),
      home: cityIn(book, home),
      target: cityIn(book, target),
    }),
    remote: say.remote(purchaseFacts(book, remote)),
    play: say.play({
      airline: shortName(PLAY.several[0]),
      count: PLAY.several.length,
      amount: PLAY.pays(PLAY.several),
      two: [shortName(PLAY.two[0]), shortName(PLAY.two[1])],
      twoAmount: PLAY.pays(PLAY.two),
    }),
    exchange: say.exchange({ give: EXCHANGE.give, take: EXCHANGE.take }),
    majority: say.majority({
      ...scoringFacts(book, SCORINGS.majority),
      value: MAJORITY_VALUE,
      without: NAMES[SCORINGS.majority.holdings.indexOf(0)] ?? '',
    }),
    abacus: say.abacus({
      names: [anna, bruno, carla],
      shares: [holdingOf(0), holdingOf(1), holdingOf(2)],
      points: ABACUS_SCORINGS.map(({ points }) => points),
    }),
    split: say.split(scoringFacts(book, SCORINGS.split)),
  };
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const shortName = (share: Share): string => airlines[share].short;
const holdingOf = (seat: number): number => ABACUS_SCORINGS[0]?.holdings[seat] ?? 0;

/** What a row pays, without the places that get nothing. */
export const paidPlaces = (row: readonly number[]): string => row.filter((points) => points > 0).join('-');

/** Where a language has no name of its own for a city. */
export const boardName = (id: string): string => BOARD.cities.find((city) => city.id === id)?.name ?? id;

const cityIn = (book: EuropeBook, id: string): string => book.city(id) ?? boardName(id);

function routeIn(book: EuropeBook, id: string): string {
  const ends = BOARD.routes.find((route) => route.id === id);
  return ends ? `${cityIn(book, ends.from)}–${cityIn(book, ends.to)}` : id;
}

function purchaseFacts(book: EuropeBook, { airline, route, feed }: Purchase): PurchaseFacts {
  return {
    airline: shortName(airline),
    route: routeIn(book, route),
    price: feed.price,
    bonus: feed.bonus,
    from: feed.track.before,
    to: feed.track.after,
    paid: paidPlaces(feed.row.before),
    pays: paidPlaces(feed.row.after),
  };
}

function scoringFacts(book: EuropeBook, scored: Scored) {
  const { split, groups, without } = reasonOf(scored, standingsOf(scored));
  const who = (holder: Holder) => ({ name: NAMES[Number(holder)] ?? '', is: 'player' as const });
  const reason = book.reason(
    split && { ...split, who: who(split.holder) },
    groups.map((group) => ({ ...group, who: group.holders.map(who) })),
    without.map(who),
  );
  return {
    airline: shortName(scored.share),
    row: paidPlaces(scored.row),
    reason: plain(reason),
  };
}
